import { addressAtHand, holdMoves, type Move } from './address.ts'
import { inPatience } from './in-patience.ts'

/** Without the query, which pages put into their address while one looks at them. */
const pathAtHand = (): string | undefined => addressAtHand().split('?')[0]

/**
 * The page at hand stays until the next one can be drawn: what stands in for a page is left there by React for 0.3 s,
 * however soon the page comes. Whoever goes elsewhere meanwhile, or back, goes there.
 * @param coming fetches what the page at an address takes; undefined where nothing of it is missing
 */
export function keepPageUntil(coming: (to: URL) => Promise<unknown> | undefined): void {
  let waiting: { readonly to: string; readonly move: Promise<void> } | undefined
  const hold = (address: URL, go: () => undefined): Move => {
    const to = address.href
    // Pressed once more, it waits no longer for that.
    if (waiting?.to === to) return waiting.move
    waiting = undefined
    const missing = coming(address)
    if (!missing) return go()
    const from = pathAtHand()
    const own = {
      to,
      move: inPatience(missing).then(() => {
        if (waiting !== own) return
        waiting = undefined
        if (pathAtHand() === from) go()
      }),
    }
    waiting = own
    return own.move
  }
  const stay = (): void => {
    waiting = undefined
  }
  holdMoves({ hold, isLeaving: () => waiting !== undefined, stay })
  globalThis.addEventListener?.('popstate', stay)
}

/**
 * Where a link leads that is pointed at, touched or reached by the keyboard, its page is fetched before it is followed.
 * @param fetchPage of an address of this origin
 */
export function fetchWhatIsPointedAt(fetchPage: (to: URL) => unknown): void {
  const pointed = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === location.origin) fetchPage(new URL(link.href))
  }
  for (const type of ['pointerover', 'focusin']) globalThis.addEventListener?.(type, pointed, { passive: true })
}
