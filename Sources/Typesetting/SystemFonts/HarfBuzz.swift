internal import Support

/// The functions of HarfBuzz that tell how the characters of a word lie in it.
///
/// SDL_ttf shapes with HarfBuzz, and so the library is there; SDL_ttf only says how wide a word is.
struct HarfBuzz: Sendable {
  /// The library, loaded on first access; `nil` if SDL_ttf does without it.
  static let shared = HarfBuzz("libharfbuzz.so.0")

  /// `hb_glyph_info_t`.
  struct Info {
    var codepoint: UInt32
    var mask: UInt32
    /// The offset of the first character of the glyph's cluster, in bytes.
    var cluster: UInt32
    var internals: (UInt32, UInt32)
  }

  /// `hb_glyph_position_t`, in units of the font.
  struct Position {
    var advance: (x: Int32, y: Int32)
    var offset: (x: Int32, y: Int32)
    var internals: UInt32
  }

  /// `hb_glyph_extents_t`, in units of the font; the height is negative.
  struct Extents {
    var bearing: (x: Int32, y: Int32) = (0, 0)
    var size: (width: Int32, height: Int32) = (0, 0)
  }

  // The types are those of hb-blob.h, hb-face.h, hb-font.h, hb-buffer.h and hb-shape.h.
  typealias MakeBlob =
    @convention(c) @Sendable (
      UnsafeRawPointer?, UInt32, Int32, UnsafeMutableRawPointer?, UnsafeRawPointer?
    ) -> OpaquePointer?
  typealias MakeFace = @convention(c) @Sendable (OpaquePointer, UInt32) -> OpaquePointer?
  typealias Make = @convention(c) @Sendable (OpaquePointer) -> OpaquePointer?
  typealias MakeBuffer = @convention(c) @Sendable () -> OpaquePointer?
  typealias End = @convention(c) @Sendable (OpaquePointer) -> Void
  typealias Size = @convention(c) @Sendable (OpaquePointer) -> UInt32
  typealias Add =
    @convention(c) @Sendable (
      OpaquePointer, UnsafePointer<UInt8>, Int32, UInt32, Int32
    ) -> Void
  typealias SetNumber = @convention(c) @Sendable (OpaquePointer, UInt32) -> Void
  typealias Shape =
    @convention(c) @Sendable (OpaquePointer, OpaquePointer, UnsafeRawPointer?, UInt32) -> Void
  typealias Infos =
    @convention(c) @Sendable (
      OpaquePointer, UnsafeMutablePointer<UInt32>
    ) -> UnsafeMutableRawPointer?
  typealias GetExtents =
    @convention(c) @Sendable (OpaquePointer, UInt32, UnsafeMutableRawPointer) -> Int32

  let makeBlob: MakeBlob
  let makeFace: MakeFace
  let makeFont: Make
  let makeBuffer: MakeBuffer
  let endBlob: End
  let endFace: End
  let endFont: End
  let endBuffer: End
  let unitsPerEm: Size
  let add: Add
  let setDirection: SetNumber
  let setScript: SetNumber
  let shape: Shape
  let infos: Infos
  let positions: Infos
  let extents: GetExtents

  init?(_ name: String) {
    guard let library = SharedLibrary(name) else { return nil }
    func function<F>(_ name: String, _ type: F.Type) -> F? {
      library.function("hb_" + name, as: type)
    }
    guard let makeBlob = function("blob_create", MakeBlob.self),
      let makeFace = function("face_create", MakeFace.self),
      let makeFont = function("font_create", Make.self),
      let makeBuffer = function("buffer_create", MakeBuffer.self),
      let endBlob = function("blob_destroy", End.self),
      let endFace = function("face_destroy", End.self),
      let endFont = function("font_destroy", End.self),
      let endBuffer = function("buffer_destroy", End.self),
      let unitsPerEm = function("face_get_upem", Size.self)
    else { return nil }
    guard let add = function("buffer_add_utf8", Add.self),
      let setDirection = function("buffer_set_direction", SetNumber.self),
      let setScript = function("buffer_set_script", SetNumber.self),
      let shape = function("shape", Shape.self),
      let infos = function("buffer_get_glyph_infos", Infos.self),
      let positions = function("buffer_get_glyph_positions", Infos.self),
      let extents = function("font_get_glyph_extents", GetExtents.self)
    else { return nil }
    (self.makeBlob, self.makeFace, self.makeFont) = (makeBlob, makeFace, makeFont)
    (self.makeBuffer, self.endBlob, self.endFace) = (makeBuffer, endBlob, endFace)
    (self.endFont, self.endBuffer, self.unitsPerEm) = (endFont, endBuffer, unitsPerEm)
    (self.add, self.setDirection, self.setScript) = (add, setDirection, setScript)
    (self.shape, self.infos, self.positions) = (shape, infos, positions)
    self.extents = extents
  }
}
