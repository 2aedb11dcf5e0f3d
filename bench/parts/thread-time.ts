const leastMs = 250

/**
 * The cost of one call on this thread, in nanoseconds of CPU, so that other programs do not count. Calls are repeated,
 * twice as many each time, until they take long enough for the resolution of the clock.
 */
export async function nsEach(call: () => unknown): Promise<number> {
  for (let count = 1; ; count *= 2) {
    const spentTime = await spentMs(call, count)
    if (spentTime >= leastMs) return (spentTime / count) * 1e6
  }
}

async function spentMs(call: () => unknown, count: number): Promise<number> {
  const before = process.threadCpuUsage()
  for (let resolve = 0; resolve < count; resolve++) {
    const result = call()
    if (result instanceof Promise) await result
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
