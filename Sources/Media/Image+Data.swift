public import Pixels
internal import Support

extension Image {
  /// Makes an image of the bytes of a file, such as `Data`: PNG, JPEG, and what else SDL_image knows.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Returns: nil where the bytes are no image; ``init(decoding:scale:)`` says why.
  public init?(data: some Collection<UInt8>, scale: Double = 1) {
    guard let image = try? Image(decoding: data, scale: scale) else { return nil }
    self = image
  }

  /// Makes an image of the bytes of a file: PNG, JPEG, and what else SDL_image knows.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Throws: Why the bytes are no image.
  public init(decoding data: some Collection<UInt8>, scale: Double = 1) throws(ImageError) {
    func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Bitmap, ImageError> {
      Result { () throws(ImageError) in
        try SDLImageCodec().decode(UnsafeRawBufferPointer(bytes))
      }
    }
    let bitmap =
      data.withContiguousStorageIfAvailable(decode) ?? Array(data).withUnsafeBufferPointer(decode)
    self.init(bitmap: try bitmap.get(), scale: scale)
  }

  /// Makes an image of a file.
  ///
  /// A name that ends in `@2x` or `@3x` before its extension has two or three pixels per point.
  ///
  /// - Returns: nil where there is no image in the file; ``init(contentsOf:)`` says why.
  public init?(contentsOfFile path: String) {
    guard let image = try? Image(contentsOf: path) else { return nil }
    self = image
  }

  /// Makes an image of the file at a path.
  ///
  /// A name that ends in `@2x` or `@3x` before its extension has two or three pixels per point.
  ///
  /// - Throws: Why there is no image in the file.
  public init(contentsOf path: String) throws(ImageError) {
    let file: MappedFile
    do throws(MappedFile.Failure) {
      file = try MappedFile(path: path)
    } catch {
      throw .unreadable(path: path, reason: error.words)
    }
    let bitmap = try SDLImageCodec().decode(file.bytes)
    // The bytes are gone with the file.
    withExtendedLifetime(file) {}
    self.init(bitmap: bitmap, scale: Image.scale(ofFileAt: path))
  }

  /// Returns the pixels as the bytes of a PNG file; nil where there are none.
  public func pngData() -> [UInt8]? { try? SDLImageCodec().encodePNG(bitmap) }

  /// The pixels per point that the name of a file says.
  private static func scale(ofFileAt path: String) -> Double {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}

extension MappedFile.Failure {
  /// What is wrong, without a full stop.
  fileprivate var words: String {
    switch self {
    case .missing: "there is no such file"
    case .irregular: "it is not a regular file"
    case .tooLarge: "it is too large"
    case .noText: "it is not text"
    case .refused(let reason): reason
    }
  }
}
