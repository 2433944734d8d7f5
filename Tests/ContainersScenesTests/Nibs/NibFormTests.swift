import Containers
import ContainersScenes
import ContainersTesting
import TestSupport
import Testing

private enum Marker: String, NibDecodable { case pin, flag }

/// A view with an attribute of each kind.
private final class Sampler: View {
  var flag = false
  var count = 0
  var ratio = 0.0
  var text = ""
  var place = Point.zero
  var extent = Size.zero
  var edges = EdgeInsets(all: 0)
  var directions = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  var tint = Color.black
  var font = Font.system(size: 10)
  var picture: Image?
  var marker = Marker.pin
  var maybe: Int?
  var list: [Double] = []

  override class var objectClass: ObjectClass? {
    ObjectClass(
      Sampler.self, make: Sampler.init(coder:),
      [
        .attribute("flag", \.flag), .attribute("count", \.count), .attribute("ratio", \.ratio),
        .attribute("text", \.text), .attribute("place", \.place), .attribute("extent", \.extent),
        .attribute("edges", \.edges), .attribute("directions", \.directions),
        .attribute("tint", \.tint), .attribute("font", \.font), .attribute("picture", \.picture),
        .attribute("marker", \.marker), .attribute("maybe", \.maybe), .attribute("list", \.list),
      ])
  }

  override init(frame: Rect = .zero) { super.init(frame: frame) }
  override init?(coder: NibCoder) { super.init(coder: coder) }
}

@MainActor
@Suite("Values in nibs", .noWarnings)
struct NibFormTests {
  private func bundle(_ set: String) throws -> (TemporaryResources, ResourceBundle) {
    let folder = try TemporaryResources([
      "S.nib.json": TemporaryResources.nib(#"{"class": "Sampler", "set": \#(set)}"#)
    ])
    let bundle = ResourceBundle(
      path: folder.path, classes: [Sampler.objectClass].compactMap { $0 })
    return (folder, bundle)
  }

  @Test(
    "F702: A value of another type is reported with the form that the attribute expects",
    arguments: [
      ("flag", "1", Bool.nibForm), ("count", "1.5", Int.nibForm), ("count", "1e10", Int.nibForm),
      ("ratio", #""1""#, Double.nibForm), ("text", "true", String.nibForm),
      ("place", "[1]", Point.nibForm), ("extent", "[1, -1]", Size.nibForm),
      ("edges", "[1, 2, 3]", EdgeInsets.nibForm),
      ("directions", "{}", DirectionalEdgeInsets.nibForm),
      ("tint", ##""#12345""##, Color.nibForm), ("tint", #""lable""#, DynamicColor.nibForm),
      ("font", #"{"font": "hedline"}"#, Font.nibForm),
      ("font", #"{"font": "system", "size": 0}"#, Font.nibForm),
      ("picture", #"{"image": "../../etc/passwd"}"#, Image?.nibForm),
      ("marker", #""pni""#, Marker.nibForm), ("maybe", #""x""#, Int?.nibForm),
      ("list", #"[1, "2"]"#, [Double].nibForm),
    ])
  func forms(attribute: String, value: String, form: String) throws {
    let (folder, bundle) = try bundle(#"{"\#(attribute)": \#(value)}"#)
    let error = #expect(throws: NibError.self) {
      try Nib(nibName: "S", bundle: bundle).validate()
    }

    let fault = try #require(error?.faults.first)
    #expect(fault.path == "$.objects[0].set.\(attribute)")
    #expect(fault.reason.contains(form), "\(fault.reason)")
    withExtendedLifetime(folder) {}
  }

  @Test("Each kind of value is read as it is written")
  func values() throws {
    let (folder, bundle) = try bundle(
      ##"""
      {"flag": true, "count": -3, "ratio": 0.25, "text": "a|b", "place": [1, -2],
       "extent": [3, 4], "edges": [1, 2, 3, 4], "directions": [5, 6, 7, 8], "tint": "#FF000080",
       "font": {"font": "system", "size": 17, "bold": true}, "picture": null, "marker": "flag",
       "maybe": null, "list": [1, 2.5]}
      """##)
    try Nib(nibName: "S", bundle: bundle).validate()
    let sampler = try #require(
      Nib(nibName: "S", bundle: bundle).instantiate(withOwner: nil).first as? Sampler)

    #expect(sampler.flag)
    #expect(sampler.count == -3)
    #expect(sampler.ratio == 0.25)
    #expect(sampler.text == "a|b")
    #expect(sampler.marker == .flag)
    #expect(sampler.list == [1, 2.5])
    #expect(sampler.place == Point(x: 1, y: -2))
    #expect(sampler.extent == Size(width: 3, height: 4))
    #expect(sampler.edges == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      sampler.directions == DirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    #expect(sampler.tint == Color(red: 1, green: 0, blue: 0, alpha: 128.0 / 255))
    #expect(sampler.font == Font.system(size: 17, weight: .bold))
    #expect(sampler.picture == nil)
    #expect(sampler.maybe == nil)
    withExtendedLifetime(folder) {}
  }
}
