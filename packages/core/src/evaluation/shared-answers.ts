import type { AnswerPath } from '../answers/answers.ts'

/** Everywhere in a flow that asks for one fact, in the order of the flow. */
export type FactUse = {
  readonly path: AnswerPath
  readonly ownAnswer: unknown
  /** The number of the page on which it is still to be answered. */
  readonly missingOn?: number
}
/** An answer that a field takes from another one; when it is `locked`, the field is not asked. */
export type PrefilledAnswer = { readonly answer: unknown; readonly from: AnswerPath; readonly locked?: true }
/** One field that asks for a fact, with the answer it took from another, if any. */
export type FactVisit = {
  readonly fact: string
  readonly use: FactUse
  readonly prefilled: PrefilledAnswer | undefined
}

/**
 * Facts that several fields need, and the answers they share. The first answer in the flow counts for every later field
 * in which it is valid, and those are not asked. It is never stored there, so a correction reaches them all.
 */
export type SharedAnswers = {
  /** Where each fact is asked, by its name. */
  readonly uses: ReadonlyMap<string, readonly FactUse[]>
  /** The answers of fields that took them from others. */
  readonly prefilled: ReadonlyMap<AnswerPath, PrefilledAnswer>
  /** Records one field. */
  readonly add: (visit: FactVisit) => void
}

export function createSharedAnswers(): SharedAnswers {
  const uses = new Map<string, FactUse[]>()
  const prefilledAnswers = new Map<AnswerPath, PrefilledAnswer>()
  return {
    uses,
    prefilled: prefilledAnswers,
    add: (visit) => {
      const { fact, use } = visit
      const earlierUses = uses.get(fact)
      if (earlierUses) earlierUses.push(use)
      else uses.set(fact, [use])
      if (visit.prefilled) prefilledAnswers.set(use.path, visit.prefilled)
    },
  }
}
