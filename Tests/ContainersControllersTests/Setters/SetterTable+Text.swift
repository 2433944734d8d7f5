import Containers

extension SetterTable {
  mutating func addText() {
    addFields()
    addTextViews()
  }

  private mutating func addFields() {
    add("TextField.adjustsFontForContentSizeCategory", field()) {
      $0.adjustsFontForContentSizeCategory = true
    }
    add("TextField.adjustsFontSizeToFitWidth", field()) { $0.adjustsFontSizeToFitWidth = true }
    add("TextField.attributedPlaceholder", field()) { $0.attributedPlaceholder = "Name" }
    add("TextField.borderStyle", field()) { $0.borderStyle = .roundedRect }
    add("TextField.clearButtonMode", field()) { $0.clearButtonMode = .always }
    add("TextField.clearsOnInsertion", field()) { $0.clearsOnInsertion = true }
    add("TextField.font", field()) { $0.font = .caption }
    add("TextField.font (nil)", field()) { $0.font = nil }
    add("TextField.font (shrinking)", shrinkingField()) { $0.font = .caption }
    add("TextField.isSecureTextEntry", field()) { $0.isSecureTextEntry = true }
    add("TextField.leftView", field(), to: View()) { $0.leftView = $1 }
    add("TextField.leftViewMode", field()) { $0.leftViewMode = .always }
    add("TextField.maximumLength", field()) { $0.maximumLength = 9 }
    add("TextField.minimumFontSize", field()) { $0.minimumFontSize = 9 }
    add("TextField.placeholder", field()) { $0.placeholder = "Name" }
    add("TextField.rightView", field(), to: View()) { $0.rightView = $1 }
    add("TextField.rightViewMode", field()) { $0.rightViewMode = .always }
    add("TextField.selectedTextRange", field()) {
      $0.selectedTextRange = TextRange(0..<2)
    }
    add("TextField.text", field()) { $0.text = "Other" }
    add("TextField.text (in lines)", field()) { $0.text = "One\nTwo" }
    add("TextField.text (too long)", field()) {
      $0.maximumLength = 3
      $0.text = "Longer"
    }
    add("TextField.text (while editing)", field()) {
      $0.becomeFirstResponder()
      $0.text = "Other"
    }
    add("TextField.textAlignment", field()) { $0.textAlignment = .right }
    add("TextField.textColor", field()) { $0.textColor = Color.white }
  }

  private mutating func addTextViews() {
    add("TextView.adjustsFontForContentSizeCategory", words()) {
      $0.adjustsFontForContentSizeCategory = true
    }
    add("TextView.font", words()) { $0.font = .caption }
    add("TextView.font (nil)", words()) { $0.font = nil }
    add("TextView.isEditable", words()) { $0.isEditable = false }
    add("TextView.isSelectable", words()) { $0.isSelectable = false }
    add("TextView.maximumLength", words()) { $0.maximumLength = 9 }
    add("TextView.selectedRange", words()) {
      $0.selectedRange = $0.text.startIndex..<$0.text.endIndex
    }
    add("TextView.selectedTextRange", words()) { $0.selectedTextRange = TextRange(0..<2) }
    add("TextView.text", words()) { $0.text = "Other\nwords" }
    add("TextView.text (without scrolling)", words(isScrollEnabled: false)) { $0.text = "Other" }
    add("TextView.textAlignment", words()) { $0.textAlignment = .right }
    add("TextView.textColor", words()) { $0.textColor = Color.white }
    add("TextView.textContainerInset", words()) { $0.textContainerInset = EdgeInsets(all: 3) }
  }
}

// MARK: What has the members

@MainActor
private func field() -> TextField {
  let field = TextField()
  field.text = "Some words"
  return field
}

@MainActor
private func shrinkingField() -> TextField {
  let field = field()
  field.adjustsFontSizeToFitWidth = true
  field.text = String(repeating: "Long ", count: 40)
  return field
}

@MainActor
private func words(isScrollEnabled: Bool = true) -> TextView {
  let view = TextView()
  view.text = String(repeating: "Some words\n", count: 40)
  view.isScrollEnabled = isScrollEnabled
  return view
}
