internal import Glibc

nonisolated extension Moment {
  /// The number of seconds that the clocks of the user's time zone are ahead of UTC.
  var localOffset: Int {
    var (time, parts) = (time_t(secondsSince1970.rounded(.down)), tm())
    localtime_r(&time, &parts)
    return parts.tm_gmtoff
  }
}
