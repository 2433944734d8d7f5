extension DropProposal {
  /// Returns the proposal of a delegate that makes none of its own.
  @MainActor
  static func usual(for session: DropSession) -> DropProposal {
    let isMoved = session.localDragSession?.allowsMove == true
    return DropProposal(
      operation: isMoved ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }
}
