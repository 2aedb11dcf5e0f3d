/** How many deliveries a server sends at a time: receivers that hang must not hold up other jobs, such as asking insurers. */
const most = { inAll: 4, perEndpoint: 2 }
/** How long a delivery waits for a slot, in milliseconds, and at most as much again. */
const shortPause = 1_000
/** How long an endpoint that does not answer is spared, in milliseconds. */
const rest = 30_000

/** Which endpoints this server is sending to. Other servers have slots of their own. */
export function createSendingSlots(random: () => number = Math.random) {
  const sending = new Map<string, number>()
  const restsUntil = new Map<string, number>()
  const inAll = (): number => [...sending.values()].reduce((sum, count) => sum + count, 0)

  return {
    /** @returns how long to wait, in milliseconds; 0: a slot was taken, which has to be given back */
    take(endpoint: string, now: Date): number {
      const resting = (restsUntil.get(endpoint) ?? 0) - now.getTime()
      if (resting > 0) return resting + shortPause * random()
      restsUntil.delete(endpoint)
      const here = sending.get(endpoint) ?? 0
      if (here >= most.perEndpoint || inAll() >= most.inAll) return shortPause * (1 + random())
      sending.set(endpoint, here + 1)
      return 0
    },
    giveBack(endpoint: string): void {
      const left = (sending.get(endpoint) ?? 1) - 1
      if (left > 0) sending.set(endpoint, left)
      else sending.delete(endpoint)
    },
    /** Spares an endpoint that hangs or says that it is overloaded. */
    spare(endpoint: string, now: Date, ms: number = rest): void {
      restsUntil.set(endpoint, now.getTime() + ms)
    },
  }
}

export type SendingSlots = ReturnType<typeof createSendingSlots>
