import type { QuoteReply } from '@coverwright/contract/quotes'
import { useSyncExternalStore } from 'react'

type Save = Pick<QuoteReply, '_id' | 'version'>

/** The last save that cleared answers, by the version it created. It can be undone until the next save. */
function createLastClearing() {
  const last: { save?: Save } = {}
  const listeners = new Set<() => void>()
  return {
    current: () => last.save,
    set: ({ _id, version }: Save) => {
      last.save = { _id, version }
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

/** Whether the quote's latest save cleared answers. */
export function useHasClearedAnswers(quote: QuoteReply | null): boolean {
  const lastSave = useSyncExternalStore(lastClearing.subscribe, lastClearing.current, () => undefined)
  return lastSave !== undefined && lastSave._id === quote?._id && lastSave.version === quote.version
}
