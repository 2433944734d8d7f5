/// An interface of the elements on the accessibility bus.
///
/// Methods and properties are those of at-spi2-core 2.46, `xml/*.xml`.
enum AssistiveInterface: String, CaseIterable {
  case accessible = "org.a11y.atspi.Accessible"
  case application = "org.a11y.atspi.Application"
  case component = "org.a11y.atspi.Component"
  case action = "org.a11y.atspi.Action"
  case value = "org.a11y.atspi.Value"
  case text = "org.a11y.atspi.Text"
  case editableText = "org.a11y.atspi.EditableText"
  case selection = "org.a11y.atspi.Selection"

  static let cache = "org.a11y.atspi.Cache"
  static let properties = "org.freedesktop.DBus.Properties"

  /// The methods, each with the signature of its arguments.
  var methods: [String: String] {
    switch self {
    case .accessible:
      [
        "GetChildAtIndex": "i", "GetChildren": "", "GetIndexInParent": "", "GetRelationSet": "",
        "GetRole": "", "GetRoleName": "", "GetLocalizedRoleName": "", "GetState": "",
        "GetAttributes": "", "GetApplication": "", "GetInterfaces": "",
      ]
    case .application: ["GetLocale": "u"]
    case .component:
      [
        "Contains": "iiu", "GetAccessibleAtPoint": "iiu", "GetExtents": "u", "GetPosition": "u",
        "GetSize": "", "GetLayer": "", "GetMDIZOrder": "", "GrabFocus": "", "GetAlpha": "",
        "SetExtents": "iiiiu", "SetPosition": "iiu", "SetSize": "ii", "ScrollTo": "u",
        "ScrollToPoint": "uii",
      ]
    case .action:
      [
        "GetDescription": "i", "GetName": "i", "GetLocalizedName": "i", "GetKeyBinding": "i",
        "GetActions": "", "DoAction": "i",
      ]
    case .value: [:]
    case .text: AssistiveInterface.textMethods
    case .editableText:
      [
        "SetTextContents": "s", "InsertText": "isi", "CopyText": "ii", "CutText": "ii",
        "DeleteText": "ii", "PasteText": "i",
      ]
    case .selection:
      [
        "GetSelectedChild": "i", "SelectChild": "i", "DeselectSelectedChild": "i",
        "IsChildSelected": "i", "SelectAll": "", "ClearSelection": "", "DeselectChild": "i",
      ]
    }
  }

  private static var textMethods: [String: String] {
    [
      "GetText": "ii", "GetStringAtOffset": "iu", "GetTextBeforeOffset": "iu",
      "GetTextAtOffset": "iu", "GetTextAfterOffset": "iu", "GetCharacterAtOffset": "i",
      "GetAttributeValue": "is", "GetAttributes": "i", "GetDefaultAttributes": "",
      "GetAttributeRun": "ib", "GetDefaultAttributeSet": "", "GetCharacterExtents": "iu",
      "GetRangeExtents": "iiu", "GetOffsetAtPoint": "iiu", "GetNSelections": "",
      "GetSelection": "i", "AddSelection": "ii", "RemoveSelection": "i", "SetSelection": "iii",
      "SetCaretOffset": "i", "ScrollSubstringTo": "iiu", "ScrollSubstringToPoint": "iiuii",
    ]
  }

  /// The properties, each with whether it can be set.
  var properties: [String: Bool] {
    switch self {
    case .accessible:
      [
        "Name": false, "Description": false, "Parent": false, "ChildCount": false, "Locale": false,
        "AccessibleId": false,
      ]
    case .application: ["ToolkitName": false, "Version": false, "AtspiVersion": false, "Id": true]
    case .component, .editableText: [:]
    case .action: ["NActions": false]
    case .value:
      [
        "MinimumValue": false, "MaximumValue": false, "MinimumIncrement": false,
        "CurrentValue": true, "Text": false,
      ]
    case .text: ["CharacterCount": false, "CaretOffset": false]
    case .selection: ["NSelectedChildren": false]
    }
  }
}
