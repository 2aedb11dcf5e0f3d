import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How soon a function that is called often is compiled for good. */
export const soonerFlags = [
  '--invocation-count-for-maglev=150',
  '--invocation-count-for-turbofan=1000',
  '--minimum-invocations-after-ic-update=100',
]

/**
 * Has V8 compile what is called often after a third of the calls that it waits for by itself, as suits a page that is soon
 * left: a new server is as fast after 10,000 saves as it was after 20,000. The start is over by then: it would take longer,
 * and leave more in memory.
 */
export function compileSooner(): void {
  for (const flag of soonerFlags) setFlagsFromString(flag)
}

/** Of the time since the last look. Whoever has more to do needs what was compiled, and has V8 collect anyway. */
const idleShare = 0.2

/**
 * Gives back the memory that only the start needed. V8 collects when it runs out of room, and a server that has just
 * started and has nothing to do never does: it would keep half as much again for ever.
 * @param everyMs how often it is looked whether there is little to do: after the first time, whoever waited for the start
 *   has the first answers
 * @returns what stops it
 */
export function releaseStartMemory(everyMs = 2_000): () => Promise<void> {
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization > idleShare) return
    clearInterval(timer)
    collectAll()
  }, everyMs)
  timer.unref()
  return async () => clearInterval(timer)
}

function collectAll(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
