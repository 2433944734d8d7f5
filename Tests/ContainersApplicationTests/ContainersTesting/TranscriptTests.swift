import ContainersTesting
import Testing

@MainActor
@Suite("A transcript")
struct TranscriptTests {
  @Test(
    "tells balanced sequences from others",
    arguments: [
      ("", true), ("viewWillAppear viewDidAppear", true),
      ("viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear", true),
      ("viewWillAppear viewWillDisappear viewDidDisappear", true),
      ("viewWillAppear viewWillDisappear viewWillAppear viewDidAppear", true),
      ("viewWillAppear", false), ("viewDidAppear", false),
      ("viewWillAppear viewDidDisappear", false), ("viewWillAppear viewWillAppear", false),
      ("viewWillAppear viewDidAppear viewWillAppear viewDidAppear", false),
      ("viewWillDisappear viewDidDisappear", false),
    ])
  func balance(_ callbacks: String, _ isBalanced: Bool) {
    let transcript = Transcript()
    for callback in callbacks.split(separator: " ") { transcript.add("C", "\(callback)(true)") }
    transcript.add("D", "viewWillAppear(true)")

    #expect(transcript.isBalanced("C") == isBalanced)
  }

  @Test("omits repetitions from its first lines, and layout if requested")
  func lines() {
    let transcript = Transcript()
    for callback in ["a", "viewWillLayoutSubviews", "a", "viewWillLayoutSubviews", "b"] {
      transcript.add("C", callback)
    }

    #expect(transcript.firstLines == ["C.a", "C.viewWillLayoutSubviews", "C.b"])
    #expect(transcript.linesWithoutLayout == ["C.a", "C.a", "C.b"])
    transcript.clear()
    #expect(transcript.lines.isEmpty)
  }
}
