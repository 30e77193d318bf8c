#include <stddef.h>

/// Parses `length` bytes of XML with handlers that do nothing; 1 where they are XML.
int bare_expat_parse(const char *bytes, size_t length);
