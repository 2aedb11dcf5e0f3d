/**
 * How many deliveries a server sends at a time: receivers that hang must not delay other jobs, such as asking insurers.
 */
const most = { inAll: 4, perEndpoint: 2 }
/** The shortest time that a delivery waits for a slot, in milliseconds, and at most as much again. */
const shortPause = 1_000
/** The longest such wait: the estimate of a receiver's speed may be wrong. */
const longPause = 300_000
/** How long an endpoint that does not answer is skipped, in milliseconds. */
const rest = 30_000
/** The assumed duration of a delivery before any was made, in milliseconds. */
const firstGuess = 200

type Queue = {
  /** The start time of each delivery that is being sent. */
  readonly startTimes: number[]
  restsUntil: number
  /** When the last delivery that was turned away is due again. */
  lastTurn: number
  /** The duration of a delivery, in milliseconds. */
  takes: number
}

/**
 * The endpoints this server is sending to. Other servers have slots of their own. A delivery without a slot learns when
 * its turn is likely to come, one after another, so that a long queue does not return all at once, again and again.
 */
export function createSendingSlots(random: () => number = Math.random) {
  const queues = new Map<string, Queue>()
  const queueOf = (endpoint: string): Queue => {
    const queue = queues.get(endpoint) ?? { startTimes: [], restsUntil: 0, lastTurn: 0, takes: firstGuess }
    queues.set(endpoint, queue)
    return queue
  }
  const inAll = (): number => [...queues.values()].reduce((sum, { startTimes }) => sum + startTimes.length, 0)

  return {
    /** @returns how long to wait, in milliseconds; 0: a slot was taken, which has to be given back */
    take(endpoint: string, now: Date): number {
      const queue = queueOf(endpoint)
      const time = now.getTime()
      if (queue.restsUntil <= time) queue.restsUntil = 0
      if (queue.restsUntil === 0 && queue.startTimes.length < most.perEndpoint && inAll() < most.inAll) {
        queue.startTimes.push(time)
        return 0
      }
      const soonest = Math.max(time + shortPause * (1 + random()), queue.restsUntil)
      const turn = Math.max(soonest, queue.lastTurn + queue.takes / most.perEndpoint)
      queue.lastTurn = Math.min(turn, Math.max(time, queue.restsUntil) + longPause)
      return queue.lastTurn - time
    },
    giveBack(endpoint: string, now: Date): void {
      const queue = queueOf(endpoint)
      const startedAt = queue.startTimes.shift()
      if (startedAt !== undefined) queue.takes += (now.getTime() - startedAt - queue.takes) / 8
    },
    /** Skips an endpoint that hangs or says that it is overloaded. */
    spare(endpoint: string, now: Date, ms: number = rest): void {
      queueOf(endpoint).restsUntil = now.getTime() + ms
    },
  }
}

export type SendingSlots = ReturnType<typeof createSendingSlots>
