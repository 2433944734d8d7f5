public import Pixels
internal import Support

extension Image {
  /// Creates an image from the bytes of a file, such as `Data`: PNG, JPEG, or any other format that
  /// SDL_image supports.
  ///
  /// - Parameter scale: The number of pixels per point.
  /// - Returns: `nil` if the bytes are not an image; ``init(decoding:scale:)`` reports why.
  public init?(data: some Collection<UInt8>, scale: Double = 1) {
    guard let image = try? Image(decoding: data, scale: scale) else { return nil }
    self = image
  }

  /// Creates an image from the bytes of a file: PNG, JPEG, or any other format that SDL_image
  /// supports.
  ///
  /// - Parameter scale: The number of pixels per point.
  /// - Throws: The reason why the bytes are not an image.
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

  /// Creates an image from a file.
  ///
  /// A name that ends in `@2x` or `@3x` before its extension means two or three pixels per point.
  ///
  /// - Returns: `nil` if the file contains no image; ``init(contentsOf:)`` reports why.
  public init?(contentsOfFile path: String) {
    guard let image = try? Image(contentsOf: path) else { return nil }
    self = image
  }

  /// Creates an image from the file at a path.
  ///
  /// A name that ends in `@2x` or `@3x` before its extension means two or three pixels per point.
  ///
  /// - Throws: The reason why the file contains no image.
  public init(contentsOf path: String) throws(ImageError) {
    let file: MappedFile
    do throws(ReadError) {
      file = try MappedFile(path: path)
    } catch {
      throw .unreadable(path: path, reason: error.words)
    }
    let bitmap = try SDLImageCodec().decode(file.bytes)
    // The bytes are valid only while the file lives.
    withExtendedLifetime(file) {}
    self.init(bitmap: bitmap, scale: Image.scale(ofFileAt: path))
  }

  /// Returns the pixels encoded as PNG, or `nil` if there are none.
  public func pngData() -> [UInt8]? { try? SDLImageCodec().encodePNG(bitmap) }

  /// Returns the number of pixels per point that a file name specifies.
  private static func scale(ofFileAt path: String) -> Double {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}

extension ReadError {
  /// The failure as a phrase without a period.
  fileprivate var words: String {
    switch self {
    case .missing: "there is no such file"
    case .irregular: "it is not a regular file"
    case .tooLarge: "it is too large"
    case .noText: "it is not text"
    case .refused(let error): error.description
    }
  }
}
