import Containers

/// A *date picker* lets the user choose a date, a time, or both, in the order of the user's language.
///
/// Arrow keys change the part that has the focus, and digits are typed into it. A click or Enter opens a
/// calendar, in which arrow keys move by days and weeks, and Page Up and Page Down by months.
final class DatesLesson: Lesson {
  override func viewDidLoad() {
    super.viewDidLoad()
    let day = DatePicker()
    day.datePickerMode = .date
    day.preferredDatePickerStyle = .compact
    let time = DatePicker()
    time.datePickerMode = .time
    time.minuteInterval = 5
    time.preferredDatePickerStyle = .compact
    let alarm = DatePicker()
    alarm.minimumDate = alarm.date
    add("In a row", FormRow("Leave", day), FormRow("At", time), FormRow("Remind me", alarm))

    let month = DatePicker()
    month.datePickerMode = .dateAndTime
    month.preferredDatePickerStyle = .inline
    add("A month", month)
    add(followedProgress())
  }

  /// A progress view that follows a task, which reports on the main actor how far it has come.
  private func followedProgress() -> Button {
    let view = ProgressView()
    add("Progress of a task", view)
    return .tinted("Copy Ten Files") { [weak view] in
      let progress = TaskProgress(totalUnitCount: 10)
      view?.observedProgress = progress
      Task {
        for count in 1...10 {
          try? await Task.sleep(for: .milliseconds(200))
          progress.completedUnitCount = count
        }
      }
    }
  }
}
