extension Messages {
  /// What screen readers say about elements: their kinds, and what can be done with them.
  package enum Roles {
    /// The kind of an element: the program.
    package static var application: String { LocalizedMessage("application", context: "role").text }
    /// The kind of an element: a window.
    package static var window: String { LocalizedMessage("window", context: "role").text }
    /// The kind of an element: a panel that waits for the user.
    package static var dialog: String { LocalizedMessage("dialog", context: "role").text }
    /// The kind of an element: a panel that reports a problem.
    package static var alert: String { LocalizedMessage("alert", context: "role").text }
    /// The kind of an element: a message that appears on its own.
    package static var notification: String {
      LocalizedMessage("notification", context: "role").text
    }
    /// The kind of an element: a group of others.
    package static var group: String { LocalizedMessage("group", context: "role").text }
    /// The kind of an element: a button.
    package static var button: String { LocalizedMessage("button", context: "role").text }
    /// The kind of an element: a button that is on or off.
    package static var toggleButton: String {
      LocalizedMessage("toggle button", context: "role").text
    }
    /// The kind of an element: one of several choices.
    package static var radioButton: String {
      LocalizedMessage("radio button", context: "role").text
    }
    /// The kind of an element: text that leads to another place.
    package static var link: String { LocalizedMessage("link", context: "role").text }
    /// The kind of an element: a control for a number in a range.
    package static var slider: String { LocalizedMessage("slider", context: "role").text }
    /// The kind of an element: a control that steps a number up and down.
    package static var spinButton: String { LocalizedMessage("stepper", context: "role").text }
    /// The kind of an element: how much of a task is complete.
    package static var progressBar: String {
      LocalizedMessage("progress bar", context: "role").text
    }
    /// The kind of an element: a bar that moves what is visible.
    package static var scrollBar: String { LocalizedMessage("scroll bar", context: "role").text }
    /// The kind of an element: an area that scrolls.
    package static var scrollPane: String { LocalizedMessage("scroll area", context: "role").text }
    /// The kind of an element: text that does not change.
    package static var label: String { LocalizedMessage("label", context: "role").text }
    /// The kind of an element: the heading of a section.
    package static var heading: String { LocalizedMessage("heading", context: "role").text }
    /// The kind of an element: text that reports a status.
    package static var status: String { LocalizedMessage("status", context: "role").text }
    /// The kind of an element: an image.
    package static var image: String { LocalizedMessage("image", context: "role").text }
    /// The kind of an element: a line between groups.
    package static var separator: String { LocalizedMessage("separator", context: "role").text }
    /// The kind of an element: a field for one line of text.
    package static var entry: String { LocalizedMessage("text field", context: "role").text }
    /// The kind of an element: a field whose text is concealed.
    package static var password: String { LocalizedMessage("password field", context: "role").text }
    /// The kind of an element: a text with several lines.
    package static var text: String { LocalizedMessage("text", context: "role").text }
    /// The kind of an element: a list.
    package static var list: String { LocalizedMessage("list", context: "role").text }
    /// The kind of an element: a row of a list.
    package static var listItem: String { LocalizedMessage("list item", context: "role").text }
    /// The kind of an element: a row of tabs.
    package static var tabList: String { LocalizedMessage("tab list", context: "role").text }
    /// The kind of an element: a tab.
    package static var tab: String { LocalizedMessage("tab", context: "role").text }
    /// The kind of an element: a menu.
    package static var menu: String { LocalizedMessage("menu", context: "role").text }
    /// The kind of an element: a line of a menu.
    package static var menuItem: String { LocalizedMessage("menu item", context: "role").text }
    /// The kind of an element: a line of a menu that is on or off.
    package static var checkMenuItem: String {
      LocalizedMessage("check menu item", context: "role").text
    }
    /// The kind of an element: a line of a menu that is one of several choices.
    package static var radioMenuItem: String {
      LocalizedMessage("radio menu item", context: "role").text
    }

    /// What a screen reader can do with an element: press it.
    package static var press: String { LocalizedMessage("Press", context: "action").text }
    /// What a screen reader can do with an element: increase its value.
    package static var increase: String { LocalizedMessage("Increase", context: "action").text }
    /// What a screen reader can do with an element: decrease its value.
    package static var decrease: String { LocalizedMessage("Decrease", context: "action").text }

    /// What a screen reader says of a text, such as a fact: {label} is what it is about.
    package static func text(_ label: String, _ value: String) -> String {
      LocalizedMessage("{label}: {value}", ["label": .text(label), "value": .text(value)]).text
    }

    /// What a screen reader says of an element after its name; {value} is its value, {hint} what
    /// happens when it is used.
    package static func description(_ value: String, _ hint: String) -> String {
      LocalizedMessage("{value}, {hint}", ["value": .text(value), "hint": .text(hint)]).text
    }
  }
}
