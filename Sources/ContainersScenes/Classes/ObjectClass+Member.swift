public import Containers

extension ObjectClass {
  /// A member of a class that nibs can set or connect.
  @MainActor
  public struct Member<Owner: AnyObject> {
    enum Kind {
      case outlet(ObjectOutlet)
      case attribute(ObjectAttribute)
      case action(Selector)
      case segueAction(ClassDescription.SegueAction)
      case decoded
    }

    let name: String
    let kind: Kind

    /// Returns an outlet, a property that refers to another object of the nib.
    ///
    /// - Parameter isOptional: Whether a nib may leave it unconnected.
    public static func outlet<Value>(
      _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value?>, isOptional: Bool = false
    ) -> Member {
      let outlet = ObjectOutlet(
        isOptional: isOptional, isList: false, form: "\(Value.self)", accepts: mayBe(Value.self)
      ) { owner, objects in
        guard let owner = owner as? Owner, let value = objects.first as? Value else { return false }
        owner[keyPath: property] = value
        return true
      }
      return Member(name: name, kind: .outlet(outlet))
    }

    /// Returns an outlet that refers to any number of objects.
    public static func outlets<Value>(
      _ name: String, _ property: ReferenceWritableKeyPath<Owner, [Value]>, isOptional: Bool = false
    ) -> Member {
      let outlet = ObjectOutlet(
        isOptional: isOptional, isList: true, form: "\(Value.self)", accepts: mayBe(Value.self)
      ) { owner, objects in
        let values = objects.compactMap { $0 as? Value }
        guard let owner = owner as? Owner, values.count == objects.count else { return false }
        owner[keyPath: property] = values
        return true
      }
      return Member(name: name, kind: .outlet(outlet))
    }

    /// Returns an attribute, a property whose value is written in the nib.
    public static func attribute<Value: NibDecodable>(
      _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
    ) -> Member {
      setting(name, Value.self) { $0[keyPath: property] = $1 }
    }

    /// Returns an attribute whose values have names.
    ///
    /// ```swift
    /// .attribute("needle", \.needle, ["thin": .thin, "thick": .thick])
    /// ```
    public static func attribute<Value>(
      _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>,
      _ values: KeyValuePairs<String, Value>
    ) -> Member {
      let read = { (value: NibValue) in
        value.string.flatMap { text in values.first { $0.key == text }?.value }
      }
      let attribute = ObjectAttribute(
        form: "one of " + NearestName.list(values.map(\.key)), isText: false,
        shape: .names(values.map(\.key)), accepts: { read($0) != nil }
      ) { owner, value in
        if let owner = owner as? Owner, let value = read(value) { owner[keyPath: property] = value }
      }
      return Member(name: name, kind: .attribute(attribute))
    }

    /// Returns an attribute that the initializer reads from its coder.
    public static func decoded(_ name: String) -> Member { Member(name: name, kind: .decoded) }

    /// Returns an action that objects of the nib can send to this object, or that an unwind segue
    /// can perform.
    public static func action(_ selector: Selector) -> Member {
      Member(name: selector.name, kind: .action(selector))
    }

    /// Returns a method that creates the destination of a segue from the coder, the sender, and the
    /// identifier of the segue.
    ///
    /// If the method returns `nil`, the default initializer creates the destination.
    public static func segueAction(
      _ name: String,
      _ method:
        @escaping @MainActor (Owner) ->
        @MainActor (NibCoder, Any?, String?) ->
        ViewController?
    ) -> Member {
      Member(
        name: name,
        kind: .segueAction { owner, coder, sender, identifier in
          (owner as? Owner).flatMap { method($0)(coder, sender, identifier) }
        })
    }

    /// Returns an optional outlet that a closure connects.
    static func connecting<Value>(
      _ name: String, _ type: Value.Type, _ set: @escaping (Owner, Value) -> Void
    ) -> Member {
      let outlet = ObjectOutlet(
        isOptional: true, isList: false, form: "\(Value.self)", accepts: mayBe(Value.self)
      ) { owner, objects in
        guard let owner = owner as? Owner, let value = objects.first as? Value else { return false }
        set(owner, value)
        return true
      }
      return Member(name: name, kind: .outlet(outlet))
    }

    /// Returns an attribute that a closure sets.
    static func setting<Value: NibDecodable>(
      _ name: String, _ type: Value.Type, _ set: @escaping (Owner, Value) -> Void
    ) -> Member {
      let isText = type == String.self || type == String?.self
      let attribute = ObjectAttribute(
        form: Value.nibForm, isText: isText, shape: NibShape(Value.self),
        accepts: { Value.decode($0) != nil }
      ) { owner, value in
        if let owner = owner as? Owner, let value = Value.decode(value) { set(owner, value) }
      }
      return Member(name: name, kind: .attribute(attribute))
    }

    /// Returns whether objects of a class may be values of a type; of protocols only objects tell.
    private static func mayBe<Value>(_ type: Value.Type) -> (any AnyObject.Type) -> Bool {
      guard type is any AnyObject.Type else { return { _ in true } }
      return { $0 is Value.Type }
    }
  }
}

extension ObjectClass.Member where Owner: View {
  /// Returns an attribute for a color.
  ///
  /// A semantic color adapts to the traits.
  public static func attribute(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, Color>
  ) -> Self {
    setting(name, DynamicColor.self) { $0.setDynamicColor($1, for: property) }
  }

  /// Returns an attribute for a color.
  ///
  /// A semantic color adapts to the traits.
  public static func attribute(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, Color?>
  ) -> Self {
    setting(name, DynamicColor?.self) { view, color in
      view.setDynamicColor(color, for: property)
      if color == nil { view[keyPath: property] = nil }
    }
  }
}
