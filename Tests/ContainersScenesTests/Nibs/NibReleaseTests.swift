import Containers
import ContainersScenes
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Parsed files of a bundle", .noWarnings)
struct NibReleaseTests {
  private let folder: TemporaryResources
  private let bundle: ResourceBundle

  init() throws {
    folder = try TemporaryResources(["Row.nib.json": Self.row(1)])
    bundle = ResourceBundle(path: folder.path, classes: [])
  }

  private static func row(_ tag: Int) -> String {
    TemporaryResources.nib(#"{"class": "Label", "set": {"tag": \#(tag)}}"#)
  }

  private var tag: Int? {
    (Nib(nibName: "Row", bundle: bundle).instantiate(withOwner: nil).first as? View)?.tag
  }

  @Test("F705: A file is read once, and again after the parsed files are released")
  func release() throws {
    #expect(tag == 1)
    try folder.write(Array(Self.row(2).utf8), "Row.nib.json")
    #expect(tag == 1)
    bundle.releaseFiles()
    #expect(tag == 2)
  }

  @Test("F705: The application's parsed files are dropped when memory is low")
  func memoryWarning() throws {
    let platform = HeadlessPlatform()
    let application = Application(platform: platform, resources: bundle)
    let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
    application.turn()
    #expect(tag == 1)
    try folder.write(Array(Self.row(2).utf8), "Row.nib.json")
    platform.post(.memoryWarning)
    application.turn()

    #expect(tag == 2)
    application.terminate()
  }

  @Test("F705: Objects that were made live on when the files are released")
  func objects() {
    let label = Nib(nibName: "Row", bundle: bundle).instantiate(withOwner: nil).first as? Label
    bundle.releaseFiles()
    #expect(label?.tag == 1)
  }
}
