import type { QuoteReply } from '@coverwright/contract/quotes'
import { useSyncExternalStore } from 'react'

/** The save that cleared answers last, by the version it made: it can be undone until there is another. */
type Cleared = Pick<QuoteReply, '_id' | 'version'>

let latest: Cleared | undefined
const listeners = new Set<() => void>()

export function rememberCleared({ _id, version }: Cleared): void {
  latest = { _id, version }
  for (const tell of listeners) tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the quote stands as the save left it that cleared answers. */
export function useHasCleared(quote: QuoteReply | null): boolean {
  const cleared = useSyncExternalStore(
    subscribe,
    () => latest,
    () => undefined,
  )
  return cleared !== undefined && cleared._id === quote?._id && cleared.version === quote.version
}
