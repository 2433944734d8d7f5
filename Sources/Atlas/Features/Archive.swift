internal import Support
internal import Synchronization

/// A file of named byte sections that is memory-mapped, or copied into memory if it is small.
///
/// All numbers are little-endian. The header has 32 bytes: the magic `ATLAS1` and two zeros, the
/// number of sections (32 bits), the CRC-32 of the table (32 bits), the length of the file (64
/// bits) and eight zeros. The table follows, with 48 bytes per section: its ASCII name, padded with
/// zeros to 24 bytes, its offset (64 bits), its length (64 bits), the CRC-32 of its bytes (32 bits)
/// and its number of elements (32 bits). Sections start at multiples of 16 bytes.
///
/// The archive owns the memory that its pointers refer to: whoever keeps a pointer must keep the
/// archive. If a mapped file is modified meanwhile, the pointers lead to other bytes or to zeros,
/// and ``check()`` reports it.
public final class Archive: Sendable {
  /// The path of the file.
  public let path: String
  private let file: MappedFile
  private let sections: [String: Section]
  private let checked = Mutex<[String: Bool]>([:])

  private struct Section: Sendable {
    let range: Range<Int>
    let checksum: UInt32
    let count: Int
  }

  /// The size in bytes up to which files are copied.
  private static let copiedSize = 1 << 17

  /// Maps a file and checks its header, length and table, but none of its sections.
  ///
  /// - Throws: An ``AssetError`` if the file does not exist or is not a complete archive.
  public init(path: String) throws(AssetError) {
    do throws(ReadError) {
      file = try MappedFile(path: path, copyingUpTo: Self.copiedSize)
    } catch {
      throw Self.error(error, path: path)
    }
    sections = try Self.table(of: file.bytes, path: path)
    self.path = path
  }

  /// The names of the sections, sorted.
  public var names: [String] { sections.keys.sorted() }

  /// Returns the bytes of a section.
  ///
  /// The first call for a section compares its checksum.
  ///
  /// - Throws: ``AssetError/damaged(path:reason:)`` if there is no such section, or its bytes have
  ///   changed since they were written.
  public func section(_ name: String) throws(AssetError) -> UnsafeRawBufferPointer {
    let section = try found(name)
    guard !file.isDamaged else { throw damaged(Self.change) }
    let bytes = UnsafeRawBufferPointer(rebasing: file.bytes[section.range])
    let isSound = checked.withLock { known in
      if let isSound = known[name] { return isSound }
      let isSound = ArchiveChecksum.value(of: bytes) == section.checksum
      file.release(bytes)
      known[name] = isSound
      return isSound
    }
    guard isSound else { throw damaged("section \(name) does not match its checksum") }
    return bytes
  }

  /// Returns the number of elements recorded in the table for a section.
  public func count(of name: String) throws(AssetError) -> Int { try found(name).count }

  /// Returns the CRC-32 recorded in the table for a section.
  func checksum(of name: String) throws(AssetError) -> UInt32 { try found(name).checksum }

  /// Returns a section as elements of a type, after checking its length against their count.
  public func elements<Element: BitwiseCopyable>(
    _ name: String, as type: Element.Type
  ) throws(AssetError) -> UnsafeBufferPointer<Element> {
    let bytes = try section(name)
    let count = try count(of: name)
    guard bytes.count == count * MemoryLayout<Element>.stride else {
      throw damaged("section \(name) is not \(count) elements long")
    }
    return bytes.bindMemory(to: Element.self)
  }

  /// Releases the memory pages of everything read so far.
  ///
  /// Later reads come from the system's file cache.
  public func releasePages() { file.release(file.bytes) }

  /// Checks that the file has not changed since it was opened.
  ///
  /// Earlier results can be trusted only if this succeeds.
  ///
  /// - Throws: ``AssetError/damaged(path:reason:)`` if the file was written to.
  public func check() throws(AssetError) {
    if file.isChanged { throw damaged(Self.change) }
  }

  /// Whether a read found that part of the file is gone.
  var isDamaged: Bool { file.isDamaged }

  private static let change = "it was changed while it was in use"

  /// Returns an error for this file with a reason.
  public func damaged(_ reason: String) -> AssetError { .damaged(path: path, reason: reason) }

  private func found(_ name: String) throws(AssetError) -> Section {
    guard let section = sections[name] else { throw damaged("it has no section \(name)") }
    return section
  }
}

extension Archive {
  private static func error(_ failure: ReadError, path: String) -> AssetError {
    switch failure {
    case .missing: .missing(path: path)
    case .irregular: .unreadable(path: path, reason: "it is not a file")
    case .tooLarge, .noText: .damaged(path: path, reason: "it is not an archive")
    case .refused(let error): .unreadable(path: path, reason: error.description)
    }
  }

  private static func table(
    of bytes: UnsafeRawBufferPointer, path: String
  ) throws(AssetError) -> [String: Section] {
    func damaged(_ reason: String) -> AssetError { .damaged(path: path, reason: reason) }
    guard bytes.count >= 32 else { throw damaged("it ends within its header") }
    guard bytes.prefix(8).elementsEqual([0x41, 0x54, 0x4C, 0x41, 0x53, 0x31, 0, 0]) else {
      throw damaged("it does not start like an archive")
    }
    guard bytes.number(at: 16, as: UInt64.self) == UInt64(bytes.count) else {
      throw damaged("its length is \(bytes.count) bytes, not what its header says")
    }
    let end = 32 + 48 * Int(bytes.number(at: 8, as: UInt32.self))
    guard end <= bytes.count, bytes.number(at: 24, as: UInt64.self) == 0 else {
      throw damaged("its header makes no sense")
    }
    let table = UnsafeRawBufferPointer(rebasing: bytes[32..<end])
    guard ArchiveChecksum.value(of: table) == bytes.number(at: 12, as: UInt32.self) else {
      throw damaged("its table does not match its checksum")
    }
    var sections: [String: Section] = [:]
    for row in stride(from: 0, to: table.count, by: 48) {
      let name = String(decoding: table[row..<row + 24].prefix { $0 != 0 }, as: UTF8.self)
      let offset = table.number(at: row + 24, as: UInt64.self)
      let (end, overflows) = offset.addingReportingOverflow(
        table.number(at: row + 32, as: UInt64.self))
      guard offset % 16 == 0, !overflows, end <= UInt64(bytes.count), sections[name] == nil else {
        throw damaged("section \(name) does not lie within it")
      }
      sections[name] = Section(
        range: Int(offset)..<Int(end), checksum: table.number(at: row + 40, as: UInt32.self),
        count: Int(table.number(at: row + 44, as: UInt32.self)))
    }
    return sections
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func number<Number: FixedWidthInteger & BitwiseCopyable>(
    at offset: Int, as type: Number.Type
  ) -> Number {
    Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: type))
  }
}
