import Foundation
import Support
import Synchronization
import Testing

/// A fault of a system call.
package enum InjectedFault: Hashable, Sendable, CustomStringConvertible {
  /// The call fails with an error.
  case error(Int32)
  /// A signal interrupts the call.
  case interruption
  /// The program is killed before the call, so that this one and all later ones have no effect.
  case kill

  /// The faults that every save survives.
  package static let all =
    [ENOSPC, EIO, EMFILE, EACCES].map(InjectedFault.error) + [.interruption, .kill]

  package var description: String {
    switch self {
    case .error(let code): SystemError(code).description
    case .interruption: "interrupted"
    case .kill: "killed"
    }
  }
}

/// One run of some work in a fresh folder, in which at most one fault occurs; see ``FaultWalk``.
package final class FaultRun: Sendable, CustomStringConvertible {
  /// What is at a path, after links.
  private struct Entry: Hashable {
    let bytes: [UInt8]
    let mode: Int
    let link: String?
  }

  private struct State {
    var isArmed = false
    var count = 0
    var call: (kind: FileSystem.Call, path: String)?
    var before: [String: Entry] = [:]
    var after: [String: Entry] = [:]
    /// The copies of files that are written in place.
    var copies: [[UInt8]] = []
    var error: (any Error)?
    var isAttempted = false
  }

  private let root: String
  private let number: Int
  private let fault: InjectedFault?
  private let walk: FaultWalk
  private let state = Mutex(State())

  /// The folder of the files.
  package var folder: String { root + "/files" }
  private var backupFolder: String { root + "/backups" }

  init(_ walk: FaultWalk, _ number: Int = .max, _ fault: InjectedFault? = nil) {
    (self.walk, self.number, self.fault) = (walk, number, fault)
    // The disk is not waited for in a folder in memory.
    let shared = "/dev/shm"
    let isWritable = FileManager.default.isWritableFile(atPath: shared)
    root = "\(isWritable ? shared : NSTemporaryDirectory())/fault-walk-\(UUID().uuidString)"
  }

  package var description: String {
    let call = state.withLock { $0.call.map { "\($0.kind) of \($0.path.dropFirst(root.count))" } }
    return "call \(number), \(call ?? "none"): \(fault?.description ?? "no fault")"
  }

  var calls: Int { state.withLock { $0.count } }

  // MARK: Calls

  private func willCall(_ kind: FileSystem.Call, _ path: String) throws(SystemError) {
    if let code = walk.refusals[kind] { throw SystemError(code) }
    let isHit = state.withLock { state in
      guard state.isArmed else { return false }
      state.count += 1
      if state.count == number { state.call = (kind, path) }
      return state.count == number || state.count > number && fault == .kill
    }
    guard isHit else { return }
    switch fault {
    case nil: break
    case .error(let code): throw SystemError(code)
    case .interruption: throw SystemError(EINTR)
    // An error that nothing handles in a way of its own.
    case .kill: throw SystemError(ECANCELED)
    }
  }

  /// Runs the work with the fault, and returns the error that it throws.
  ///
  /// What is in the folder when it begins is what was there before.
  @discardableResult
  package func attempt(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void
  ) async -> (any Error)? {
    let before = entries(in: folder)
    state.withLock { ($0.before, $0.isArmed, $0.isAttempted) = (before, true, true) }
    var failure: (any Error)?
    do { try await work() } catch { failure = error }
    let (after, copies) = (entries(in: folder), entries(in: backupFolder).values.map(\.bytes))
    state.withLock { state in
      (state.isArmed, state.after, state.copies) = (false, after, copies)
      state.error = failure
    }
    return failure
  }

  // MARK: Runs

  func run(
    isolation: isolated (any Actor)? = #isolation, _ body: (FaultRun) async throws -> Void
  ) async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    let faults = FileFaults(longestWrite: walk.longestWrite) {
      [self] call, path throws(SystemError) in try willCall(call, path)
    }
    try await FileSystem.$current.withValue(FileSystem(faults, backupFolder: backupFolder)) {
      try await body(self)
    }
    #expect(state.withLock { $0.isAttempted })
  }

  /// Expects that what was there before or what is there without a fault is there, and nothing else.
  ///
  /// - Parameter sound: The run without a fault.
  func expectWhole(like sound: FaultRun) {
    let new = sound.state.withLock { $0.after.filter { !Self.isDraft($0.key) } }
    let state = state.withLock { $0 }
    let found = state.after.filter { !Self.isDraft($0.key) }
    if fault == .interruption { #expect(state.error == nil, "\(self)") }
    let isDone = state.error == nil && !walk.isSilent
    if fault == .interruption || isDone {
      #expect(found == new, "\(self)")
    } else {
      #expect(isWhole(found, state.before, new, state.copies), "\(self): \(found.keys.sorted())")
    }
    if !mayLeaveDrafts {
      #expect(state.after.count == found.count, "\(self): \(state.after.keys.sorted())")
      #expect(state.copies.isEmpty, "\(self)")
    }
    #expect(openFiles == [], "\(self)")
  }

  /// Whether something may lie beside the files: after a kill, or if the removal itself fails.
  private var mayLeaveDrafts: Bool {
    guard fault != .kill, let call = state.withLock({ $0.call }) else { return fault == .kill }
    let removal: Set<FileSystem.Call> = [.status, .list, .unlink, .removeFolder]
    return removal.contains(call.kind)
      && (Self.isDraft(call.path) || call.path.hasPrefix(backupFolder))
  }

  /// Whether all files are old, or all are new.
  ///
  /// One that is written in place when the program is killed may have neither contents, if there is a
  /// copy of the old ones.
  private func isWhole(
    _ found: [String: Entry], _ old: [String: Entry], _ new: [String: Entry], _ copies: [[UInt8]]
  ) -> Bool {
    var paths = Set(old.keys).union(found.keys).union(new.keys)
    if fault == .kill {
      paths = paths.filter { path in
        found[path] == old[path] || found[path] == new[path]
          || !(old[path].map { copies.contains($0.bytes) } ?? false)
      }
    }
    if walk.areSeparate {
      return paths.allSatisfy { found[$0] == old[$0] || found[$0] == new[$0] }
    }
    return paths.allSatisfy { found[$0] == old[$0] } || paths.allSatisfy { found[$0] == new[$0] }
  }

  private static func isDraft(_ path: String) -> Bool {
    path.split(separator: "/").contains { FilePath.isDraft(String($0)) }
  }

  private func entries(in folder: String) -> [String: Entry] {
    let files = FileManager.default
    let paths = (files.enumerator(atPath: folder)?.allObjects ?? []).compactMap { $0 as? String }
    return paths.reduce(into: [:]) { entries, name in
      let path = "\(folder)/\(name)"
      let attributes = try? files.attributesOfItem(atPath: path)
      guard attributes?[.type] as? FileAttributeType != .typeDirectory else { return }
      entries[name] = Entry(
        bytes: [UInt8](files.contents(atPath: path) ?? Data()),
        mode: attributes?[.posixPermissions] as? Int ?? 0,
        link: try? files.destinationOfSymbolicLink(atPath: path))
    }
  }

  /// The paths of files in the folder that are still open.
  private var openFiles: [String] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return numbers.compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + $0)
    }.filter { $0.hasPrefix(root + "/") }
  }
}
