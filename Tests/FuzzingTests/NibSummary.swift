@testable import Containers
@testable import ContainersScenes
internal import Support

/// What a nib or storyboard says, without where it says it.
struct NibSummary: Hashable {
  /// What an object says.
  private struct Object: Hashable {
    let place: [String]
    let values: [String: JSON]
    let frame: Rect?
    let autoresizing: AutoresizingMask?
    let names: [String]

    init(_ object: NibObject) {
      place = [object.path.description, object.id ?? "-", object.className]
      values = object.values.reduce(into: [:]) { $0[$1.key] = $1.value }
      (frame, autoresizing) = (object.frame, object.autoresizing)
      names =
        object.guides.map(\.text) + object.constraints.map(\.source.text)
        + object.outlets.flatMap { [$0.name] + $0.ids.map(\.text) }
        + object.actions.flatMap { [$0.event?.text ?? "-", $0.selector.text, $0.target.text] }
        + object.segues.map(\.summary)
    }
  }

  private let names: [String]
  private let objects: [Object]

  init(_ nib: NibDocument) {
    names = [nib.ownerClass?.text ?? "-"] + nib.ownerOutlets.flatMap { $0.ids.map(\.text) }
    objects = nib.all.map(Object.init)
  }

  init(_ storyboard: StoryboardDocument) {
    names =
      [storyboard.initial?.text ?? "-"]
      + storyboard.scenes.flatMap(\.summary)
    objects = storyboard.scenes.flatMap(\.all).map(Object.init)
  }
}

extension NibScene {
  /// What the scene says, without its objects.
  fileprivate var summary: [String] {
    var names = [path.description, id, className, identifier ?? "-", nib?.text ?? "-"]
    for (kind, ids) in relations { names += ["\(kind)"] + ids.map(\.text) }
    names += segues.map(\.summary)
    names += (values + tabBarValues).map { "\($0.path)" + $0.value.text }
    return names
  }
}

extension NibSegue {
  /// What the segue says.
  fileprivate var summary: String {
    let texts: [NibText?] = [destination, event, maker, container, anchor, className, action]
    let names = texts.map { $0?.text ?? "-" } + passthrough.map(\.text)
    return "\(path) \(kind) \(identifier ?? "-") \(names) \(isAnimated) \(arrows?.rawValue ?? 0)"
  }
}
