// The linker's option --wrap sends every call of a function to the one with __wrap_ before its name, and
// calls of __real_ to the C library. So the Swift runtime's requests are counted, too.

#include <malloc.h>
#include <stddef.h>

#include "AllocationCount.h"

extern void *__real_malloc(size_t size);
extern void *__real_calloc(size_t count, size_t size);
extern void *__real_realloc(void *memory, size_t size);
extern void *__real_aligned_alloc(size_t alignment, size_t size);
extern int __real_posix_memalign(void **result, size_t alignment, size_t size);

static long count;

long allocationCount(void) { return count; }

long bytesInUse(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}

void *__wrap_malloc(size_t size) {
  count += 1;
  return __real_malloc(size);
}

void *__wrap_calloc(size_t number, size_t size) {
  count += 1;
  return __real_calloc(number, size);
}

void *__wrap_realloc(void *memory, size_t size) {
  count += 1;
  return __real_realloc(memory, size);
}

void *__wrap_aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __real_aligned_alloc(alignment, size);
}

int __wrap_posix_memalign(void **result, size_t alignment, size_t size) {
  count += 1;
  return __real_posix_memalign(result, alignment, size);
}
