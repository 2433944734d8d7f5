internal import SwiftOperators
internal import SwiftParser
internal import SwiftSyntax

/// Finds the mutants of a source file.
///
/// All of them are compiled together, each behind a condition of its own. None adds a line, so that an
/// error of the compiler leads back to those that it is about: not every mutant compiles, because
/// nothing here knows types.
final class MutantFinder: SyntaxAnyVisitor {
  private static let counterparts = [
    "+": "-", "-": "+", "*": "/", "/": "*", "&&": "||", "||": "&&", "==": "!=", "!=": "==",
    "===": "!==", "!==": "===",
  ]
  private static let bounds = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]

  private let locations: SourceLocationConverter
  private var mutants: [Mutant] = []

  /// Returns the mutants of a file by their first bytes, outer ones before those in them.
  static func mutants(in text: String) -> [Mutant] {
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: text)) { _ in }
    let finder = MutantFinder(tree)
    finder.walk(tree)
    return finder.mutants.enumerated().sorted { one, other in
      let (a, b) = (one.element.range, other.element.range)
      return (a.lowerBound, -a.upperBound, one.offset) < (b.lowerBound, -b.upperBound, other.offset)
    }.map(\.element)
  }

  private init(_ tree: Syntax) {
    locations = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.as(SyntaxEnum.self) {
    // Constants, which the compiler needs as they are.
    case .attribute, .enumCaseDecl, .expressionPattern: return .skipChildren
    case .ifExpr(let node): negate(node.conditions, "if")
    case .guardStmt(let node): negate(node.conditions, "guard")
    case .whileStmt(let node): negate(node.conditions, "while")
    case .ternaryExpr(let node): negate(node.condition, "?:")
    case .whereClause(let node): negate(node.condition, "where")
    case .codeBlockItemList(let node): drop(in: node)
    case .infixOperatorExpr(let node): change(node)
    case .functionCallExpr(let node): swapArguments(of: node)
    case .integerLiteralExpr(let node):
      let literal = Mutant.Piece.source(range(of: node))
      add(.shift, node.trimmedDescription, node, ["(", literal, " + (", .isOn, " ? 1 : 0))"])
    case .functionDecl(let node): empty(node)
    default: break
    }
    return .visitChildren
  }

  // MARK: Operators

  private func negate(_ conditions: ConditionElementListSyntax, _ kind: String) {
    for case .expression(let condition) in conditions.map(\.condition) { negate(condition, kind) }
  }

  private func negate(_ condition: ExprSyntax, _ kind: String) {
    add(.negate, kind, condition, ["((", .source(range(of: condition)), ") != ", .isOn, ")"])
  }

  private func drop(in items: CodeBlockItemListSyntax) {
    // What stands alone may be the value of its block.
    for item in items where items.count > 1 {
      guard case .expr(let statement) = item.item, let kind = effect(of: statement) else {
        continue
      }
      add(.drop, kind, item, ["if !", .isOn, " { ", .source(range(of: item)), " }"])
    }
  }

  /// Returns what a statement does: it calls a function, or assigns to a variable.
  private func effect(of statement: ExprSyntax) -> String? {
    switch statement.as(ExprSyntaxEnum.self) {
    case .tryExpr(let node): effect(of: node.expression)
    case .awaitExpr(let node): effect(of: node.expression)
    case .functionCallExpr(let node): name(of: node)
    case .infixOperatorExpr(let node) where node.operator.is(AssignmentExprSyntax.self):
      "\(node.leftOperand.trimmedDescription) ="
    case .infixOperatorExpr(let node) where ["+=", "-="].contains(node.operator.trimmedDescription):
      "\(node.leftOperand.trimmedDescription) \(node.operator.trimmedDescription)"
    default: nil
    }
  }

  private func name(of call: FunctionCallExprSyntax) -> String {
    let name = call.calledExpression
    return name.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? name.trimmedDescription
  }

  private func change(_ node: InfixOperatorExprSyntax) {
    let name = node.operator.trimmedDescription
    let (left, right) = (range(of: node.leftOperand), range(of: node.rightOperand))
    if name == "..<" || name == "..." {
      let upper: [Mutant.Piece] = ["((", .source(right), ") - (", .isOn, " ? 1 : 0))"]
      add(.shift, name, node.rightOperand, upper)
    } else if let other = Self.counterparts[name] ?? Self.bounds[name] {
      let change = Self.bounds[name] == nil ? Mutant.Operator.swap : .shift
      let pieces: [Mutant.Piece] = [.source(left), .text(" \(other) "), .source(right)]
      add(change, "\(name) to \(other)", node, instead: pieces)
    }
  }

  private func swapArguments(of node: FunctionCallExprSyntax) {
    let arguments = node.arguments.map { (label: $0.label, range: range(of: $0.expression)) }
    guard arguments.count > 1, arguments[0].label == nil, arguments[1].label == nil else { return }
    let (all, one, other) = (range(of: node), arguments[0].range, arguments[1].range)
    add(
      .swap, "arguments of \(name(of: node))", node,
      instead: [
        .source(all.lowerBound..<one.lowerBound), .source(other),
        .source(one.upperBound..<other.lowerBound), .source(one),
        .source(other.upperBound..<all.upperBound),
      ])
  }

  private func empty(_ node: FunctionDeclSyntax) {
    // The value of a body with one statement may be that statement.
    guard let body = node.body?.statements, body.count > 1, let first = body.first else { return }
    let nothing: String
    switch node.signature.returnClause?.type.trimmedDescription {
    case nil: nothing = "return"
    case "Bool": nothing = "return false"
    case let name? where name.hasSuffix("?"): nothing = "return nil"
    default: return
    }
    let start: [Mutant.Piece] = [
      "if ", .isOn, .text(" { \(nothing) }; "), .source(range(of: first)),
    ]
    add(.empty, nothing, first, start)
  }

  // MARK: Places

  private func add(
    _ change: Mutant.Operator, _ kind: String, _ node: some SyntaxProtocol, _ pieces: [Mutant.Piece]
  ) {
    let names = sequence(first: Syntax(node)) { $0.parent }.compactMap(name)
    // The program's entry point.
    if names.isEmpty { return }
    let kind = kind.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    mutants.append(
      Mutant(
        lines: lines(of: node), function: names.reversed().joined(separator: "."), change: change,
        kind: kind, range: range(of: node), pieces: pieces))
  }

  /// Adds a mutant that has another expression in the place of one.
  private func add(
    _ change: Mutant.Operator, _ kind: String, _ node: some SyntaxProtocol,
    instead pieces: [Mutant.Piece]
  ) {
    // What it holds stands there twice.
    guard lines(of: node).count == 1 else { return }
    let original = Mutant.Piece.source(range(of: node))
    add(change, kind, node, ["(", .isOn, " ? "] + pieces + [" : ", original, ")"])
  }

  /// Returns the name of a type, or that of a function with its labels; other nodes have none.
  private func name(of node: Syntax) -> String? {
    switch node.as(SyntaxEnum.self) {
    case .classDecl(let node): node.name.text
    case .structDecl(let node): node.name.text
    case .enumDecl(let node): node.name.text
    case .actorDecl(let node): node.name.text
    case .extensionDecl(let node): node.extendedType.trimmedDescription
    case .functionDecl(let node): "\(node.name.text)(\(labels(of: node.signature)))"
    case .initializerDecl(let node): "init(\(labels(of: node.signature)))"
    case .subscriptDecl: "subscript"
    case .patternBinding(let node) where node.accessorBlock != nil: node.pattern.trimmedDescription
    default: nil
    }
  }

  private func labels(of signature: FunctionSignatureSyntax) -> String {
    signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
  }

  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private func lines(of node: some SyntaxProtocol) -> ClosedRange<Int> {
    let start = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    return start...locations.location(for: node.endPositionBeforeTrailingTrivia).line
  }
}
