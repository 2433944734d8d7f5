import CSDL2
import Containers
import Testing

@testable import ContainersSDL

@MainActor
@Suite("Drops from SDL")
struct SDLDropsTests {
  private func drop(_ events: [(SDL_EventType, String?)]) -> [InputEvent] {
    var drops = SDLDrops()
    return events.compactMap { type, text in
      var event = SDL_DropEvent()
      event.type = type.rawValue
      event.file = text.flatMap { SDL_strdup($0) }
      return drops.take(event, nil)
    }
  }

  @Test("D105: Files are dropped together, once all are there")
  func files() {
    let events = drop([
      (SDL_DROPBEGIN, nil), (SDL_DROPFILE, "/a b.geojson"), (SDL_DROPFILE, "/ü"),
      (SDL_DROPCOMPLETE, nil),
    ])
    let items = [DragItem(.file(path: "/a b.geojson")), DragItem(.file(path: "/ü"))]
    #expect(events == [.dropped(items, nil)])
  }

  @Test("D105: The lines of a text are one item")
  func lines() {
    let events = drop([
      (SDL_DROPBEGIN, nil), (SDL_DROPTEXT, "55.7"), (SDL_DROPTEXT, "12.6"),
      (SDL_DROPCOMPLETE, nil),
    ])
    #expect(events == [.dropped([DragItem(.text("55.7\n12.6"))], nil)])
  }

  @Test("D105: A drop begins without what an earlier one left")
  func beginning() {
    let events = drop([
      (SDL_DROPFILE, "/left"), (SDL_DROPBEGIN, nil), (SDL_DROPTEXT, "geo:1,2"),
      (SDL_DROPCOMPLETE, nil), (SDL_DROPCOMPLETE, nil),
    ])
    #expect(events == [.dropped([DragItem(.text("geo:1,2"))], nil), .dropped([], nil)])
  }
}
