#include "include/CSupport.h"

/* Core Foundation, where the program links Foundation; otherwise the linker leaves these null.

   It is not looked up by dlsym(3): a program that links Foundation statically does not export it.

   The run loop is that of the calling thread, not CFRunLoopGetMain(): an asynchronous `main` leaves the main thread,
   the main actor then runs on others, and only a thread's own run loop can be run. */
extern void *CFRunLoopGetCurrent(void) __attribute__((weak));
extern int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returns) __attribute__((weak));
extern double CFRunLoopGetNextTimerFireDate(void *loop, const void *mode) __attribute__((weak));
extern double CFAbsoluteTimeGetCurrent(void) __attribute__((weak));
extern const void *const kCFRunLoopDefaultMode __attribute__((weak));

bool support_run_loop_exists(void) {
  return CFRunLoopGetCurrent && CFRunLoopRunInMode && CFRunLoopGetNextTimerFireDate && CFAbsoluteTimeGetCurrent &&
         &kCFRunLoopDefaultMode;
}

double support_run_loop_seconds_to_timer(void) {
  const double date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
  if (date == 0) return -1;
  const double seconds = date - CFAbsoluteTimeGetCurrent();
  return seconds > 0 ? seconds : 0;
}

void support_run_loop_serve(void) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false); }
