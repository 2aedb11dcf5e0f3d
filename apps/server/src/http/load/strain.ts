import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

/** How the process is: `busy` when it answers late, `overloaded` when people notice. */
export type Strain = 'calm' | 'busy' | 'overloaded'

const sampleMs = 250
const resolutionMs = 20
const weight = 0.3
/** Above these a request waits for the process, not for its work. */
const lateMs = { busy: 100, overloaded: 400 } as const
const fullHeap = { busy: 0.85, overloaded: 0.93 } as const

/**
 * Watches how late the process comes to its work, and how full its memory is.
 * @param waitsMs how long a call that is let in waits for its turn
 */
export function watchStrain(waitsMs: () => number): { now: () => Strain; stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  const limit = getHeapStatistics().heap_size_limit
  let late = 0
  let heap = 0
  const timer = setInterval(() => {
    const latest = Math.max(0, waitsMs(), delay.count > 0 ? delay.mean / 1e6 - resolutionMs : 0)
    // One long pause is none of what is meant.
    late += (latest - late) * weight
    heap = process.memoryUsage().heapUsed / limit
    delay.reset()
  }, sampleMs)
  timer.unref()
  return {
    now: () => strainOf(late, heap),
    stop: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}

export function strainOf(late: number, heap: number): Strain {
  if (late > lateMs.overloaded || heap > fullHeap.overloaded) return 'overloaded'
  return late > lateMs.busy || heap > fullHeap.busy ? 'busy' : 'calm'
}
