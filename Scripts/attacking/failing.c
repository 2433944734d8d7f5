/* Interrupts the Nth call of a function of the system, in the program that this is preloaded into.

   FAIL_CALL      the function; "any" of those below; or "asking" of those that only look at names
   FAIL_AT        which call, from 1 on
   FAIL_HOW       what happens at that call; nothing means "error"
                    error   it fails with FAIL_ERRNO
                    short   it writes only a half
                    full    it writes only a half, and every later one fails with ENOSPC
                    lasting it fails, and so does every later one
                    slow    it begins FAIL_SECONDS later, and so does every later one
                    before  the process is killed instead of the call
                    after   the process is killed after the call
   FAIL_BENEATH   only calls on files beneath this folder count
   FAIL_ARMED     only calls count that are made while this file exists
   FAIL_MARK      a file that is made when it happens, with an "r" if a file was being read
   FAIL_NAMELESS  set if the file system shall have no unnamed files */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

enum fate { SUCCEEDS, FAILS, WRITES_HALF, DIES_AFTER };

static atomic_int calls;

static void die(void) { syscall(SYS_kill, getpid(), SIGKILL); }

static int is_how(const char *how) {
  const char *wanted = getenv("FAIL_HOW");
  return strcmp(wanted == NULL ? "error" : wanted, how) == 0;
}

/* Whether a call on a path, or on an open file if that is NULL, counts. */
static int is_beneath(const char *path, int file) {
  const char *folder = getenv("FAIL_BENEATH");
  if (folder == NULL) return 1;
  char link[64], target[4096];
  if (path == NULL) {
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t count = syscall(SYS_readlinkat, AT_FDCWD, link, target, sizeof target - 1);
    if (count < 0) return 0;
    target[count] = 0;
    path = target;
  }
  return strncmp(path, folder, strlen(folder)) == 0;
}

static int is_armed(void) {
  const char *armed = getenv("FAIL_ARMED");
  return armed == NULL || syscall(SYS_faccessat, AT_FDCWD, armed, F_OK) == 0;
}

/* Whether an open file is one that is read, and no folder. */
static int is_read(int file) {
  long flags = syscall(SYS_fcntl, file, F_GETFL);
  return flags >= 0 && (flags & (O_ACCMODE | O_DIRECTORY)) == O_RDONLY;
}

static void leave_mark(int reads) {
  const char *mark = getenv("FAIL_MARK");
  int file = mark == NULL ? -1 : (int)syscall(SYS_openat, AT_FDCWD, mark, O_WRONLY | O_CREAT, 0600);
  if (file < 0) return;
  syscall(SYS_write, file, reads ? "r" : "x", 1);
  syscall(SYS_close, file);
}

/* Waits as a call does that the kernel does not let go, whatever signals come. */
static void wait_long(void) {
  const char *seconds = getenv("FAIL_SECONDS");
  struct timespec rest = {seconds == NULL ? 20 : atoi(seconds), 0};
  while (syscall(SYS_nanosleep, &rest, &rest) != 0 && errno == EINTR) {}
}

/* Returns what happens to a call that belongs to a group; `errno` is as before, unless it fails. */
static enum fate fate_in(const char *group, const char *name, const char *path, int file, int reads) {
  const char *wanted = getenv("FAIL_CALL");
  if (wanted == NULL || (strcmp(wanted, group) != 0 && strcmp(wanted, name) != 0)) return SUCCEEDS;
  int reason = errno;
  if (!is_beneath(path, file) || !is_armed()) {
    errno = reason;
    return SUCCEEDS;
  }
  int number = atomic_fetch_add(&calls, 1) + 1, at = atoi(getenv("FAIL_AT"));
  int is_later =
    number > at && (is_how("lasting") || is_how("slow") || (is_how("full") && strcmp(name, "write") == 0));
  if (number != at && !is_later) {
    errno = reason;
    return SUCCEEDS;
  }
  leave_mark(reads);
  errno = reason;
  if (is_how("slow")) {
    wait_long();
    errno = reason;
    return SUCCEEDS;
  }
  if (is_how("before")) die();
  if (is_how("after")) return DIES_AFTER;
  if (is_how("short") || (is_how("full") && !is_later)) return WRITES_HALF;
  const char *error = getenv("FAIL_ERRNO");
  errno = error == NULL ? ENOSPC : atoi(error);
  return FAILS;
}

static enum fate fate(const char *name, const char *path, int file, int reads) {
  return fate_in("any", name, path, file, reads);
}

#define NEXT(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))
#define WRAP(result, name, parameters, arguments, failure, path, file) \
  result name parameters { \
    enum fate now = fate(#name, path, file, file >= 0 && is_read(file)); \
    if (now == FAILS) return failure; \
    result value = NEXT(name) arguments; \
    if (now == DIES_AFTER) die(); \
    return value; \
  }

ssize_t write(int file, const void *bytes, size_t count) {
  enum fate now = fate("write", NULL, file, 0);
  if (now == FAILS) return -1;
  ssize_t written = NEXT(write)(file, bytes, now == WRITES_HALF && count > 1 ? count / 2 : count);
  if (now == DIES_AFTER) die();
  return written;
}

WRAP(ssize_t, read, (int file, void *bytes, size_t count), (file, bytes, count), -1, NULL, file)
WRAP(int, fsync, (int file), (file), -1, NULL, file)
WRAP(int, fdatasync, (int file), (file), -1, NULL, file)
WRAP(int, rename, (const char *from, const char *to), (from, to), -1, to, -1)
WRAP(
  int, renameat2, (int a, const char *from, int b, const char *to, unsigned flags),
  (a, from, b, to, flags), -1, to, -1)
WRAP(int, link, (const char *from, const char *to), (from, to), -1, to, -1)
WRAP(
  int, linkat, (int a, const char *from, int b, const char *to, int flags), (a, from, b, to, flags), -1, to,
  -1)
WRAP(int, unlink, (const char *path), (path), -1, path, -1)
WRAP(int, mkdir, (const char *path, mode_t mode), (path, mode), -1, path, -1)
WRAP(int, ftruncate, (int file, off_t length), (file, length), -1, NULL, file)
WRAP(int, fchown, (int file, uid_t user, gid_t group), (file, user, group), -1, NULL, file)
WRAP(int, fchmod, (int file, mode_t mode), (file, mode), -1, NULL, file)
WRAP(int, fstat, (int file, struct stat *status), (file, status), -1, NULL, file)

/* Of those that only look at names. */
#define WRAP_ASKING(result, name, parameters, arguments, path) \
  result name parameters { \
    enum fate now = fate_in("asking", #name, path, -1, 1); \
    if (now == FAILS) return -1; \
    result value = NEXT(name) arguments; \
    if (now == DIES_AFTER) die(); \
    return value; \
  }

WRAP_ASKING(int, stat, (const char *path, struct stat *status), (path, status), path)
WRAP_ASKING(int, lstat, (const char *path, struct stat *status), (path, status), path)
WRAP_ASKING(int, access, (const char *path, int mode), (path, mode), path)
WRAP_ASKING(
  ssize_t, readlink, (const char *path, char *target, size_t size), (path, target, size), path)

int close(int file) {
  enum fate now = fate("close", NULL, file, is_read(file));
  /* The descriptor is gone all the same, as after an error of a disk. */
  int reason = errno, result = (int)syscall(SYS_close, file);
  if (now == DIES_AFTER) die();
  if (now != FAILS) return result < 0 ? -1 : 0;
  errno = reason;
  return -1;
}

/* Only of files: without memory no program goes on. */
void *mmap(void *start, size_t length, int protection, int flags, int file, off_t offset) {
  enum fate now = file >= 0 ? fate("mmap", NULL, file, is_read(file)) : SUCCEEDS;
  if (now == FAILS) return MAP_FAILED;
  void *value = NEXT(mmap)(start, length, protection, flags, file, offset);
  if (now == DIES_AFTER) die();
  return value;
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    va_list list; \
    va_start(list, flags); \
    mode_t mode = va_arg(list, mode_t); \
    va_end(list); \
    const char *without = getenv("FAIL_NAMELESS"); \
    if (without != NULL && (flags & O_TMPFILE) == O_TMPFILE) { \
      errno = EOPNOTSUPP; \
      return -1; \
    } \
    enum fate now = fate("open", path, -1, (flags & (O_ACCMODE | O_DIRECTORY)) == O_RDONLY); \
    if (now == FAILS) return -1; \
    int file = NEXT(name)(path, flags, mode); \
    if (now == DIES_AFTER) die(); \
    return file; \
  }

OPEN(open)
OPEN(open64)
