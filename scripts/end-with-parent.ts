// Preloaded into the processes that scripts/start.ts starts: should that one be killed, they stop as if they were asked to.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel to the parent must not keep a process alive that has nothing left to do.
process.channel?.unref()
