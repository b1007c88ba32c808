#ifndef CGOOGLEBENCHMARK_H
#define CGOOGLEBENCHMARK_H
int google_benchmark_placeholder(void);
#endif
