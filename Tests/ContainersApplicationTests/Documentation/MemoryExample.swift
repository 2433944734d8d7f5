import Containers
import ContainersTesting
import TestSupport
import Testing

final class AlbumViewController: ViewController {
  private var thumbnails: [String: Image] = [:]

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    thumbnails = [:]
  }

  func thumbnail(_ name: String) -> Image {
    if let known = thumbnails[name] { return known }
    let made = Image(bitmap: Bitmap(width: 64, height: 64))
    thumbnails[name] = made
    return made
  }
}

@MainActor
@Suite("Example: memory", .noWarnings)
struct MemoryExample {
  @Test("The album recreates its thumbnails after a memory warning")
  func warning() {
    let album = AlbumViewController()
    let stage = Stage(album)
    let first = album.thumbnail("a")
    #expect(album.thumbnail("a").bitmap === first.bitmap)

    stage.application.didReceiveMemoryWarning()

    #expect(album.thumbnail("a").bitmap !== first.bitmap)
  }
}
