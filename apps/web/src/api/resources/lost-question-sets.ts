import type { QuestionSet } from '@coverwright/core/model/question'

/** By quote and key of the set; never changed in place. */
type LostSets = ReadonlyMap<string, QuestionSet>

const nameOf = (quoteId: string, key: string): string => `${quoteId} ${key}`

/**
 * The question sets that could not be fetched in this page load, for any reason: each counts as empty, so that nobody
 * is stopped, until it arrives after all. Source: seed 4.7, 8.
 */
function createLostQuestionSets() {
  const state: { lostSets: LostSets } = { lostSets: new Map() }
  const listeners = new Set<() => void>()
  return {
    current: (): LostSets => state.lostSets,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** @param basis the answers that the set was wanted for */
    add: (quoteId: string, key: string, basis: string): void => {
      const set: QuestionSet = { revision: 'none', basis, questions: [], failed: true }
      state.lostSets = new Map([...state.lostSets, [nameOf(quoteId, key), set]])
      for (const notify of listeners) notify()
    },
    /**
     * The set was fetched. One that was lost for other answers gives way to it, and still counts as lost before: the
     * person may have passed the pages that ask it.
     */
    arrived: (quoteId: string, key: string, basis: string): void => {
      const name = nameOf(quoteId, key)
      const lostSet = state.lostSets.get(name)
      if (lostSet && lostSet.basis !== basis)
        state.lostSets = new Map([...state.lostSets, [name, { ...lostSet, basis }]])
    },
    of: (quoteId: string, key: string): QuestionSet | undefined => state.lostSets.get(nameOf(quoteId, key)),
    /** Those of one quote, by key. */
    allOf: (quoteId: string): Readonly<Record<string, QuestionSet>> =>
      Object.fromEntries(
        [...state.lostSets].flatMap(([name, set]) => {
          const [id, key] = name.split(' ')
          return id === quoteId && key !== undefined ? [[key, set]] : []
        }),
      ),
  }
}

export const lostQuestionSets = createLostQuestionSets()
