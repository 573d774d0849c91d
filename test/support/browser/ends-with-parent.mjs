// Whoever started this process holds its input open: when they are gone, however they ended, it stops.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref();
