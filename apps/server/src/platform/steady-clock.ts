import { uptime } from 'node:os'

type Options = {
  /** The machine's clock, in milliseconds since 1970. Somebody may set it at any moment. */
  readonly wall?: () => number
  /** Milliseconds that have passed since some moment; stands still while the machine sleeps. */
  readonly passed?: () => number
  /** The same, but goes on while the machine sleeps. */
  readonly passedWithSleep?: () => number
  /** The machine's clock jumped by so many milliseconds, or came back (0); `believed` when we follow it now. */
  readonly onJump?: (ms: number, believed: boolean) => void
  /** For how long a jump must stand before it is believed. */
  readonly believeAfterMs?: number
}

/** The most that the machine's clock is off without having been set: it is followed, a twentieth faster or slower. */
const jump = 2000
const share = 1 / 20

/**
 * The time of day, which does not jump when the machine's clock does: a clock set two days ahead would end everybody's
 * session, one set back would keep codes good for longer. It begins with the machine's clock and goes on by the time
 * that has passed; small differences are made up for slowly, and a jump is believed once it has stood for an hour.
 */
export function createSteadyClock({
  wall = Date.now,
  passed = () => performance.now(),
  passedWithSleep = () => uptime() * 1000,
  onJump,
  believeAfterMs = 60 * 60 * 1000,
}: Options = {}): () => Date {
  let last = passed()
  let now = wall()
  let slept = passedWithSleep() - last
  let suspect: { readonly ms: number; readonly since: number } | undefined

  const settle = (): void => {
    if (suspect) onJump?.(0, false)
    suspect = undefined
  }

  /** A jump is the same one as long as it keeps its size. */
  function doubt(gap: number, at: number): void {
    if (suspect && Math.abs(suspect.ms - gap) < jump) {
      if (at - suspect.since < believeAfterMs) return
      now += gap
      suspect = undefined
      onJump?.(gap, true)
      return
    }
    suspect = { ms: gap, since: at }
    onJump?.(gap, false)
  }

  return () => {
    const at = passed()
    const step = at - last
    last = at
    now += step
    if (Math.abs(wall() - now) >= jump) {
      // Nobody set the clock when the machine has slept.
      const sleeping = passedWithSleep() - at
      now += Math.max(0, sleeping - slept)
      slept = sleeping
    }
    const gap = wall() - now
    if (Math.abs(gap) >= jump) doubt(gap, at)
    else {
      settle()
      const most = step * share
      now += Math.max(-most, Math.min(most, gap))
    }
    return new Date(Math.floor(now))
  }
}
