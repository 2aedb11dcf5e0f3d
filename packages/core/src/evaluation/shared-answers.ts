import type { AnswerPath } from '../answers/answers.ts'

/** Everywhere in a flow that asks for one fact, in the order of the flow. */
export type FactUse = { readonly path: AnswerPath; readonly given: unknown }
/** An answer that a field took from another, and from which one; `settled`: the field is not asked. */
export type Filled = { readonly answer: unknown; readonly from: AnswerPath; readonly settled?: true }
/** One field that asks for a fact, and what it took from another one if it did. */
export type FactVisit = { readonly fact: string; readonly use: FactUse; readonly filled: Filled | undefined }

/**
 * Facts that several fields ask for, and what follows from them. The first answer in the flow fills in the later fields
 * that have none of their own and that it would pass; it is never stored there, so a correction reaches them all.
 */
export type SharedAnswers = {
  /** Where each fact is asked, by its name. */
  readonly uses: ReadonlyMap<string, readonly FactUse[]>
  /** The answers of fields that took them from others. */
  readonly filled: ReadonlyMap<AnswerPath, Filled>
  /** Records one field. */
  readonly add: (visit: FactVisit) => void
}

export function createSharedAnswers(): SharedAnswers {
  const uses = new Map<string, FactUse[]>()
  const filled = new Map<AnswerPath, Filled>()
  return {
    uses,
    filled,
    add: (visit) => {
      const { fact, use } = visit
      const earlierUses = uses.get(fact)
      if (earlierUses) earlierUses.push(use)
      else uses.set(fact, [use])
      if (visit.filled) filled.set(use.path, visit.filled)
    },
  }
}
