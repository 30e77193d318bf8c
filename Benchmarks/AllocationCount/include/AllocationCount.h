#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

// How often this program has asked for memory since its start.
long allocationCount(void);

// How many bytes it has asked for and not given back.
long bytesInUse(void);

#endif
