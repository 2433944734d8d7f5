internal import Containers
internal import ContainersScenes
internal import FoundationEssentials
internal import Glibc

/// Makes the initial controller of a storyboard with its view, and the same in code; reads and checks
/// the whole file, and lets Foundation decode its bytes.
///
/// Prints the thread's microseconds of a controller (storyboard, code), its milliseconds for the
/// file (read, decode), and the size of the file in kilobytes (size).
func measureStoryboard(scenes: Int, repetitions: Int) {
  let text = FormStoryboard.text(scenes: scenes)
  let folder = TemporaryFolder()
  folder.write(text, to: "Main.storyboard.json")
  let bundle = ResourceBundle(path: folder.path, classes: [], languages: [])
  let storyboard = Storyboard(name: "Main", bundle: bundle)
  func load(_ controller: ViewController?) {
    controller?.loadViewIfNeeded()
    precondition(controller?.view.subviews.count == 40)
  }
  func read() {
    bundle.releaseFiles()
    do throws(NibError) { try storyboard.validate() } catch { preconditionFailure("\(error)") }
  }
  let data = Data(text.utf8)
  func decode() {
    let decoded = try? JSONDecoder().decode(DecodedStoryboard.self, from: data)
    precondition(decoded?.scenes.count == scenes)
  }
  var figures: [[Double]] = [[], [], [], []]
  let parts: [(times: Int, body: () -> Void)] = [
    (20, { load(storyboard.instantiateInitialViewController()) }),
    (20, { load(FormStoryboard.controller()) }), (1, read), (1, decode),
  ]
  for repetition in 0...repetitions {
    for (index, part) in parts.enumerated() {
      let time = took { for _ in 0..<part.times { part.body() } } / Double(part.times)
      // The first of each reads what the process has never read.
      if repetition > 0 { figures[index].append(time) }
    }
  }
  printFigures([
    ("storyboard", figures[0].median * 1000), ("code", figures[1].median * 1000),
    ("read", figures[2].median), ("decode", figures[3].median),
    ("size", Double(text.utf8.count) / 1000),
  ])
}
