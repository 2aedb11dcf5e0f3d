import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** By then whoever waited for the start has the first answers. */
const afterMs = 2_000

/**
 * Gives back the memory that only the start needed. V8 collects when it runs out of room, and a server that has just
 * started and has nothing to do never does: it would keep half as much again for ever.
 * @returns what stops it
 */
export function releaseStartMemory(): () => Promise<void> {
  const timer = setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collect: unknown = runInNewContext('gc')
    if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, afterMs)
  timer.unref()
  return async () => clearTimeout(timer)
}
