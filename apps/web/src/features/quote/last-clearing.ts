import type { QuoteReply } from '@coverwright/contract/quotes'
import { useSyncExternalStore } from 'react'

type Save = Pick<QuoteReply, '_id' | 'version'>

/** The last save that cleared answers, by the version it made: it can be undone until there is another. */
function createLastClearing() {
  const held: { save?: Save } = {}
  const listeners = new Set<() => void>()
  return {
    current: () => held.save,
    set: ({ _id, version }: Save) => {
      held.save = { _id, version }
      for (const notify of listeners) notify()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const lastClearing = createLastClearing()

export const recordClearing = lastClearing.set

/** Whether the quote's latest save is the one that cleared answers. */
export function useHasClearedAnswers(quote: QuoteReply | null): boolean {
  const cleared = useSyncExternalStore(lastClearing.subscribe, lastClearing.current, () => undefined)
  return cleared !== undefined && cleared._id === quote?._id && cleared.version === quote.version
}
