#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A regular file in memory. */
typedef struct {
  const void *start;
  size_t length;
  /* Where the file is registered; below zero for a copy, which nobody else can change. */
  int slot;
} support_file;

/* What `support_file_open` returns for what is not a regular file: a folder, a pipe, a device. */
static const int support_file_irregular = -1;

/* Opens a regular file: reads one of at most `copied` bytes, maps any other.

   Never waits, whatever is at the path. Where a mapped file is cut short later, or its disk fails, what is
   missing reads as zeros and the file counts as damaged.

   Returns zero, an error of the system, or `support_file_irregular`. */
int support_file_open(const char *path, size_t copied, support_file *file);

/* Lets go of the bytes. */
void support_file_close(const support_file *file);

/* Whether a part of a mapped file could not be read. Costs a load. */
bool support_file_is_damaged(const support_file *file);

/* Whether the file was written to since it was opened; a file that took its place by renaming does not count.
   Asks the file system. */
bool support_file_is_changed(const support_file *file);

/* Gives back the memory of a part of a mapped file; it is read again when it is needed. */
void support_file_release(const support_file *file, const void *start, size_t length);

/* Ends the process with a message and a status where it would crash while a mapped file has been changed under
   it; any other crash stays what it is. Both strings must live forever. */
void support_file_end_on_change(const char *prefix, const char *suffix, int status);

/* Whether the program links Foundation. The other functions are about the run loop of the calling thread. */
bool support_run_loop_exists(void);

/* Returns the seconds until the next timer in the default mode is due: zero where one is due now, below zero where
   there is none. Only where the run loop exists. */
double support_run_loop_seconds_to_timer(void);

/* Fires what is due in the default mode, without waiting. Only where the run loop exists. */
void support_run_loop_serve(void);
