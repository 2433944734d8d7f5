/// The phase of a sheet that can be dragged.
package enum SheetDragPhase: Hashable, Sendable, CaseIterable {
  /// It rests at the selected detent.
  case idle
  /// The user changes its height.
  case resizing
  /// The user drags it out.
  case leaving
  /// It moves out or back after the user has let it go.
  case released
  /// It moves to a detent.
  case settling

  package enum Event: Hashable, Sendable, CaseIterable {
    /// The user takes hold of the sheet.
    case grab
    /// The user takes hold of a sheet that was moving out or back.
    case catchDismissal
    /// The user drags it below the smallest detent.
    case dragOut
    /// The user drags it back above that.
    case dragBack
    /// The user lets go of a sheet that is being dragged out, or throws one out.
    case release
    /// The sheet begins to move to a detent.
    case settle
    /// The sheet has come to rest, or its presentation ends.
    case rest
  }

  /// The transitions of the state machine: the phase after each event that applies in a phase.
  package static let arrows: [SheetDragPhase: [Event: SheetDragPhase]] = [
    .idle: [.grab: .resizing, .settle: .settling],
    .resizing: [
      .dragOut: .leaving, .release: .released, .settle: .settling, .rest: .idle,
    ],
    .leaving: [.dragBack: .resizing, .release: .released, .rest: .idle],
    .released: [.catchDismissal: .leaving, .settle: .settling, .rest: .idle],
    .settling: [.grab: .resizing, .settle: .settling, .rest: .idle],
  ]

  /// Returns the phase after an event, or `nil` if the event does not apply in this phase.
  package func after(_ event: Event) -> SheetDragPhase? { SheetDragPhase.arrows[self]?[event] }
}
