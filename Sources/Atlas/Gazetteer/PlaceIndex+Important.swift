internal import Glibc

extension PlaceIndex {
  /// Returns the numbers of the most populous places in a cap, the most populous first, of equals
  /// the lower number first.
  ///
  /// The tree knows the greatest population below each node, so that the time goes with the limit
  /// and not with the number of places in view.
  public func mostPopulous(_ limit: Int, in cap: Cap, minimumPopulation: Int = 0) -> [Int] {
    let target = cap.centre.components
    let chord = 2 * sin(min(max(cap.radius.radians, 0), .pi) / 2)
    let least = UInt8(
      min(255, (log2(Double(max(minimumPopulation, 0)) + 1) * 10).rounded(.up)))
    var queue = Queue()
    queue.push(.init(priority: peak(of: root), node: root))
    var found: [Int] = []
    while found.count < limit, let entry = queue.pop(), entry.priority >= least {
      if entry.isPlace {
        let id = entry.node.range.lowerBound
        let difference = direction(id) - target
        if (difference * difference).sum() <= chord * chord { found.append(id) }
      } else if let (near, far) = halves(of: entry.node, near: target) {
        queue.push(.init(priority: peak(of: near), node: near))
        if (far.offsets * far.offsets).sum() <= chord * chord {
          queue.push(.init(priority: peak(of: far), node: far))
        }
      } else {
        for id in entry.node.range where importance(of: id) >= least {
          queue.push(.init(priority: importance(of: id), id: id))
        }
      }
    }
    return found
  }

  /// Nodes and places in a heap, the most important first.
  private struct Queue {
    struct Entry {
      var priority: UInt8
      var isPlace: Bool
      var node: Node

      init(priority: UInt8, node: Node) {
        self.priority = priority
        self.node = node
        isPlace = false
      }

      init(priority: UInt8, id: Int) {
        self.priority = priority
        node = Node(number: 0, range: id..<id + 1)
        isPlace = true
      }

      /// Whether it leaves the queue before another: of equals nodes first, so that all places of
      /// one importance are in the queue before the first of them leaves it.
      func precedes(_ other: Entry) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if isPlace != other.isPlace { return !isPlace }
        return node.range.lowerBound < other.node.range.lowerBound
      }
    }

    private var entries: [Entry] = []

    init() { entries.reserveCapacity(512) }

    mutating func push(_ entry: Entry) {
      var index = entries.count
      entries.append(entry)
      while index > 0 {
        let parent = (index - 1) / 2
        guard entry.precedes(entries[parent]) else { break }
        entries[index] = entries[parent]
        index = parent
      }
      entries[index] = entry
    }

    mutating func pop() -> Entry? {
      guard let first = entries.first else { return nil }
      let last = entries.removeLast()
      guard !entries.isEmpty else { return first }
      var index = 0
      while 2 * index + 1 < entries.count {
        var child = 2 * index + 1
        if child + 1 < entries.count, entries[child + 1].precedes(entries[child]) { child += 1 }
        guard entries[child].precedes(last) else { break }
        entries[index] = entries[child]
        index = child
      }
      entries[index] = last
      return first
    }
  }
}
