internal import Containers

/// A segue as a storyboard describes it.
struct NibSegue {
  /// How a segue shows its destination.
  enum Kind: Hashable {
    case show, showDetail, present, popover, embed, custom, unwind

    static let names: KeyValuePairs<String, Kind> = [
      "show": .show, "showDetail": .showDetail, "present": .present, "popover": .popover,
      "embed": .embed, "custom": .custom, "unwind": .unwind,
    ]
  }

  let path: NibPath
  let kind: Kind
  var identifier: String?
  /// The id of the destination, or `Other#Identifier`; `nil` for an unwind.
  var destination: NibText?
  var event: NibText?
  var maker: NibText?
  var isAnimated = true
  var presentation: ModalPresentationStyle?
  var transition: ModalTransitionStyle?
  var container: NibText?
  var anchor: NibText?
  var arrows: PopoverArrowDirection?
  var passthrough: [NibText] = []
  var className: NibText?
  /// The action that an unwind looks for.
  var action: NibText?
}
