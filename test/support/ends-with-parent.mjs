import { isMainThread } from 'node:worker_threads';

// Whoever started this process holds its input open: when they are gone, however they ended, it stops. A thread has an input
// of its own, which says nothing.
if (isMainThread) {
  process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'));
  process.stdin.resume();
  process.stdin.unref();
}
