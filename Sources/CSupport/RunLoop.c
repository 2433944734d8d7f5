#include "include/CSupport.h"

/* Core Foundation, if the program links Foundation; otherwise these symbols are null.

   Weak symbols rather than dlsym(3), because a program that links Foundation statically does not
   export it.

   The run loop is the calling thread's, not CFRunLoopGetMain(). After an asynchronous `main`
   leaves the main thread, the main actor runs on other threads, and a thread can only run its
   own run loop. */
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
