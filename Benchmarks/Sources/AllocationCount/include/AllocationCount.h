#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

// How often this program has asked for memory since its start.
long allocationCount(void);

#endif
