#include "BareExpat.h"

#include <expat.h>

static void start(void *data, const XML_Char *name, const XML_Char **attributes) {}
static void end(void *data, const XML_Char *name) {}
static void characters(void *data, const XML_Char *text, int length) {}

int bare_expat_parse(const char *bytes, size_t length) {
  XML_Parser parser = XML_ParserCreate(NULL);
  if (!parser) return 0;
  XML_SetElementHandler(parser, start, end);
  XML_SetCharacterDataHandler(parser, characters);
  int status = XML_Parse(parser, bytes, (int)length, 1);
  XML_ParserFree(parser);
  return status == XML_STATUS_OK;
}
