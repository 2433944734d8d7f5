import Atlas
import Containers
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor struct SnapshotCommandTests {
  private func request(_ arguments: String...) throws -> SnapshotRequest {
    let command = try Program.command(["snapshot"] + arguments)
    return try #require(command as? SnapshotCommand).request()
  }

  @Test("Without options the image shows the first screen")
  func defaults() throws {
    #expect(
      try request("--output", "a.png")
        == SnapshotRequest(
          start: nil, width: 1024, height: 1000, side: .map, time: nil, date: nil, output: "a.png"))
  }

  @Test("Every option reaches the request")
  func options() throws {
    let request = try request(
      "--at", "-56.55", "-171.683333", "--size", "640x480", "--side", "info", "--time", "0.25",
      "--date", "2026-06-21T12:00Z", "--style", "relief", "--across", "1000", "--other-side",
      "--daylight", "--output", "out/a.PNG")

    #expect(request.style == .relief)
    #expect(request.across == 1000)
    #expect(request.showsOtherSide)
    #expect(request.showsDaylight)

    #expect(request.start == Coordinate(latitude: -56.55, longitude: -171.683333))
    #expect(request.width == 640)
    #expect(request.height == 480)
    #expect(request.side == .info)
    #expect(request.time == 0.25)
    #expect(request.date?.secondsSince1970 == 1_782_043_200)
    #expect(request.output == "out/a.PNG")
  }

  @Test("T40: The part of the time of the fall reaches the request")
  func fall() throws {
    #expect(try request("--fall", "0.42", "--output", "a.png").fall == 0.42)
  }

  @Test("T40: a fall may end anywhere but where it begins, and its end is refused without the fall")
  func tunnelOfFall() throws {
    let request = try request(
      "--at", "56.55 8.316667", "--to", "40.7 -74", "--fall", "0.5", "--output", "a.png")
    #expect(request.end == Coordinate(latitude: 40.7, longitude: -74))
    func refusal(_ arguments: String...) -> String? {
      let command = try? Program.command(["snapshot"] + arguments + ["--output", "a.png"])
      let failure = #expect(throws: CommandFailure.self) {
        try (command as? SnapshotCommand)?.request()
      }
      return failure?.description
    }
    #expect(refusal("--to", "40.7 -74") == "--to has a meaning only with --fall.")
    #expect(
      refusal("--at", "40.7 -74", "--to", "40.7 -74", "--fall", "0.5")?.contains("same place")
        == true)
    #expect(refusal("--card", "--to", "40.7 -74")?.contains("--to") == true)
  }

  @Test("T53: --fall without a number is an animation, wherever it stands")
  func film() throws {
    for words in [
      ["--fall", "--output", "a.webp", "--at", "Lemvig"], ["--output", "a.webp", "--fall"],
    ] {
      let command = try Program.command(["snapshot"] + words)
      let request = try #require(command as? SnapshotCommand).request()
      #expect(request.isFilm)
      #expect(request.fall == nil)
      #expect([request.width, request.height] == [720, 960])
    }
  }

  @Test(
    "T53: what does not suit an animation is refused, and says why",
    arguments: [
      (["--fall", "--output", "a.gif"], "too few colors"),
      (["--fall", "--output", "a.mp4"], "ends in “.webp”"),
      (["--output", "a.webp"], "add --fall"),
      (["--fall", "0.5", "--output", "a.webp"], "no number"),
      (["--fall", "--output", "a.png"], "from 0 to 1"),
      (["--fall", "1.5", "--output", "a.png"], "“1.5” is not a part of the fall"),
      (["--fall", "Lemvig", "--output", "a.webp"], "“Lemvig” is not a part of the fall"),
      (["--fall", "--size", "100x100", "--output", "a.webp"], "400 to 1440"),
      (["--fall", "--size", "1400x400", "--output", "a.webp"], "400 to 1440"),
      (["--fall", "--card", "--output", "a.webp"], "--card has no meaning"),
      (["--fall", "--time", "1", "--output", "a.webp"], "--time has no meaning"),
    ])
  func filmRefusals(words: [String], reason: String) {
    let failure = #expect(throws: CommandFailure.self) {
      let command = try Program.command(["snapshot"] + words)
      _ = try #require(command as? SnapshotCommand).request()
    }
    #expect(failure?.description.contains(reason) == true)
  }

  @Test("T53: a failure to write an animation names the animation, not an image")
  func unwritableFilm() {
    #expect(
      Messages.FallFilm.unwritable("/no/a.webp", "No such file or directory")
        == "The animation /no/a.webp cannot be written: No such file or directory.")
  }

  @Test("T53: the animation lasts 12 seconds, rests at both ends, and differs there")
  func moments() throws {
    let moments = FilmMoment.all()
    #expect(moments.map(\.milliseconds).reduce(0, +) == 12_000)
    #expect(moments.first?.milliseconds == 800)
    #expect(moments.last?.milliseconds == 1240)
    let request = try request("--fall", "--size", "400x533", "--output", "a.webp")
    let film = try Snapshot(request, earth: TunnelStage.earth).film()
    let ends = [try #require(moments.first), try #require(moments.last)].map(film.picture)
    // The child, above and below the Earth.
    #expect((0..<533).contains { ends[0][200, $0] != ends[1][200, $0] })
  }

  @Test("T53: an animation of the usual size takes at most 5 MB and 12 seconds, and loops")
  func wholeFilm() throws {
    let request = try request("--at", "55.676 12.568", "--fall", "--output", "a.webp")
    let bytes = try Snapshot(request, earth: TunnelStage.earth).film().encoded()
    #expect(bytes.count <= 5_000_000)
    let film = try #require(AnimatedWebP(bytes))
    #expect(film.milliseconds == 12_000)
    #expect(film.loops == 0)
    #expect([film.width, film.height] == [720, 960])
    #expect(film.frames.count > 200)
    #expect(film.frames.allSatisfy { $0.x + $0.width <= 720 })
    #expect(film.frames.allSatisfy { $0.y + $0.height <= 960 })
  }

  @Test(
    "T53: on an animation the words and the child touch neither each other nor the edge",
    arguments: ["400x533", "720x960", "600x1000", "1280x720"],
    ["-56.55 -171.683333", "40.7 -74", "55.7 12.6"])
  func layout(size: String, end: String) throws {
    let request = try request(
      "--at", "56.55 8.316667", "--to", end, "--fall", "--size", size, "--output", "a.webp")
    let view = try Snapshot(request, earth: TunnelStage.earth).film().view
    for fraction in [0, 0.5, 1] {
      view.show(FilmMoment(fraction: fraction, milliseconds: 40, writes: true))
      view.layoutIfNeeded()
      let isBeside = view.faller.center.x > view.bounds.midX + 1
      #expect(isBeside == (view.names.start.frame.midX > view.bounds.midX + 1))
      let frames = view.names.values.map(\.frame) + [view.story.frame, view.faller.frame]
      for (number, frame) in frames.enumerated() {
        #expect(view.bounds.union(frame) == view.bounds)
        for other in frames[(number + 1)...] {
          #expect(!frame.insetBy(dx: 1, dy: 1).intersects(other), "\(fraction)")
        }
      }
    }
  }

  @Test(
    "Impossible options are refused",
    arguments: [
      ["--time", "-1"], ["--time", "nan"], ["--time", "3601"], ["--time", "soon"],
      ["--size", "0x10"], ["--size", "10x8193"], ["--size", "10"], ["--size", "axb"],
      ["--size", "-5x5"], ["--size", "1x2x3"], ["--size", "99999999999999999999x1"],
      ["--style", "chalk"], ["--across", "0"], ["--across", "12001"], ["--across", "nan"],
      ["--fall", "1.1"], ["--fall", "-0.1"], ["--fall", "nan"],
      ["--scale", "0.4"], ["--scale", "4.5"], ["--scale", "nan"], ["--scale", "large"],
      ["--side", "back"], ["--at", "95", "8"], ["--date", "never"], ["--output", "a.jpg"],
      ["--output", ".png/"], ["--output", "folder/.png"],
    ])
  func refusals(arguments: [String]) {
    let output = arguments[0] == "--output" ? [] : ["--output", "a.png"]
    #expect(throws: (any Error).self) {
      let command = try Program.command(["snapshot"] + arguments + output)
      _ = try #require(command as? SnapshotCommand).request()
    }
  }

  @Test("T41: a card is 1200 by 630 pixels unless it is given a size")
  func card() throws {
    let usual = try request("--card", "--output", "a.png")
    #expect(usual.isCard)
    #expect(usual.width == 1200)
    #expect(usual.height == 630)
    #expect(try request("--card", "--size", "1080x1080", "--output", "a.png").height == 1080)
  }

  @Test(
    "T41: a card refuses sizes without a layout, and options about the window",
    arguments: [
      ["--size", "799x630"], ["--size", "300x900"], ["--size", "2000x420"], ["--side", "info"],
      ["--across", "1000"], ["--time", "1"], ["--date", "2026-06-21"],
      ["--scale", "2"],
    ])
  func cardRefusals(arguments: [String]) {
    #expect(throws: CommandFailure.self) {
      try request(arguments[0], arguments[1], "--card", "--output", "a.png")
    }
  }

  @Test("T49: A picture shows no less than the data do, and says how much that is")
  func closest() throws {
    let request = try request("--size", "400x320", "--across", "30", "--output", "a.png")
    let failure = #expect(throws: CommandFailure.self) {
      _ = try Snapshot(request, earth: TunnelStage.earth).picture()
    }
    #expect(
      failure?.description
        == "--across must be at least 40 kilometers in a picture of this size: the data end there.")
    // 0.1 kilometers a pixel, as the help says.
    for accepted in ["40", "41"] {
      let other = try self.request("--size", "400x320", "--across", accepted, "--output", "a.png")
      #expect(throws: Never.self) { _ = try Snapshot(other, earth: TunnelStage.earth).picture() }
    }
  }

  @Test("Sizes are parsed with x, X and ×")
  func sizes() throws {
    for text in ["320x200", "320X200", "320×200"] {
      #expect(try PictureSize(reading: text) == PictureSize(width: 320, height: 200))
    }
    #expect(PictureSize(width: 320, height: 200).description == "320x200")
  }
}
