// SwiftPM wants one translation unit in a C target; everything is in the header.
#include "CElementary.h"
