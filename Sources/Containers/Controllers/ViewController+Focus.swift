extension ViewController: FocusEnvironment {}
