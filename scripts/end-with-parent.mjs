// Preloaded into the processes that scripts/start.ts starts: should that one be killed, they stop as if they were asked to.
// Plain JavaScript, so that none of them loads a compiler for it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel to the parent must not keep a process alive that has nothing left to do.
process.channel?.unref()
