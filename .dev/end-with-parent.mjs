// Preloaded into a child process: when the parent is gone, even by SIGKILL, the child ends in good order.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5000).unref();
});
// Listening must not keep a child alive that has done its work.
process.channel?.unref();
