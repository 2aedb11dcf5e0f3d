const leastMs = 250

/**
 * What one call costs this thread, in nanoseconds of CPU: what other programs do meanwhile does not count. Calls are
 * repeated, twice as many each time, until they take long enough to be told from the clock's own steps.
 */
export async function nsEach(call: () => unknown): Promise<number> {
  for (let count = 1; ; count *= 2) {
    const spent = await spentMs(call, count)
    if (spent >= leastMs) return (spent / count) * 1e6
  }
}

async function spentMs(call: () => unknown, count: number): Promise<number> {
  const before = process.threadCpuUsage()
  for (let done = 0; done < count; done++) {
    const result = call()
    if (result instanceof Promise) await result
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
