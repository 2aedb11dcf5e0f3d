type Ahead = { readonly address: URL; readonly state: unknown }

/** Where the person is by now, while the browser's own address does not say so yet. */
let ahead: Ahead | undefined

/** Tells that another page is shown than the browser's address says. */
export const aheadEvent = 'ahead'

function follow(): void {
  if (!ahead) return
  const { address, state } = ahead
  ahead = undefined
  history.pushState(state, '', address)
}

export type Going = { readonly replace?: boolean; readonly state?: unknown }

/** Resolves when the move is made, or would have been if nobody had given it up; undefined where it is made at once. */
export type Move = Promise<void> | undefined

type Holding = {
  /** Calls `go` when the page at `to` can be drawn. */
  readonly hold: (to: URL, go: () => undefined) => Move
  /** A move waits. */
  readonly isLeaving: () => boolean
  /** Gives up the move that waits. */
  readonly stay: () => void
}

let holding: Holding = { hold: (_to, go) => go(), isLeaving: () => false, stay: () => undefined }

/** Whoever knows what pages are made of may let a move wait until the next one can be drawn. */
export function holdMoves(by: Holding): void {
  holding = by
}

/** The person is on their way to another page. */
export const isLeaving = (): boolean => holding.isLeaving()

/** They do something else here. */
export const stayHere = (): void => holding.stay()

/**
 * Shows another page. A browser that is told of its address first works out what the page before looks like by now, so it is
 * told when the next one stands there: in the same turn, before anybody can look.
 * @param to as the browser has it
 */
export function goTo(to: string, { replace = false, state = null }: Going = {}): Move {
  if (replace) {
    follow()
    history.replaceState(state, '', to)
    return
  }
  const address = new URL(to, location.href)
  return holding.hold(address, () => {
    follow()
    ahead = { address, state }
    // React draws in a microtask of its own, which is asked for by what hears this.
    dispatchEvent(new Event(aheadEvent))
    queueMicrotask(follow)
  })
}

/** Path and query of the page that is shown. */
export function addressAtHand(): string {
  const { pathname, search } = ahead?.address ?? location
  return pathname + search
}

/** What whoever led to the page that is shown left with it. */
export const stateAtHand = (): unknown => (ahead ? ahead.state : history.state)
