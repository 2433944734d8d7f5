/// What a decoder makes of the text of ``FormStoryboard``.
nonisolated struct DecodedStoryboard: Decodable {
  struct Scene: Decodable {
    let id: String
    let set: Values
    let view: Node
  }

  struct Node: Decodable {
    let id: String?
    let `class`: String?
    let set: Values?
    let subviews: [Node]?
    let constraints: [String]?
    let segues: [Segue]?
  }

  struct Values: Decodable {
    let title: String?
    let text: String?
    let textColor: String?
  }

  struct Segue: Decodable {
    let kind: String
    let to: String
  }

  let format: String
  let version: Int
  let initial: String
  let scenes: [Scene]
}
