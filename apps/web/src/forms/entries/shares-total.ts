import type { AnswerTextOptions } from '@coverwright/core/model/answer-text'
import { answerText } from '@coverwright/core/model/answer-text'
import type { Field } from '@coverwright/core/model/field'
import type { View } from '@coverwright/core/rules/rule'
import { totalOf } from '@coverwright/core/validation/rules/list/total-of'
import type { Entry } from './entered-answers.ts'
import { entryEntered } from './entered-answers.ts'

export type SharesTotal = {
  readonly state: 'under' | 'exact' | 'over'
  /** "75% of 100%. 25% left to assign." */
  readonly words: string
  /** How much of the bar is full, in percent. */
  readonly full: number
}

type Words = Omit<AnswerTextOptions, 'labelOf'>

const noLabel = () => undefined

/** What another entry starts with: the remaining share, and the rest of numbers answered earlier. */
export function leftOver(field: Field, entries: readonly Entry[], words: Words, view: Pick<View, 'get'>): Entry {
  const { total, fields = [] } = field
  const wholes = fields.flatMap(({ path, restOf }) => (restOf ? [[path, view.get(restOf)] as const] : []))
  const all = total ? [[total.of, total.to] as const, ...wholes] : wholes
  return Object.fromEntries(
    all.flatMap(([part, totalPath]) => {
      if (typeof totalPath !== 'number') return []
      // Without anybody to count, nobody is left.
      if (totalPath === 0) return [[part, 0]]
      const remaining = totalPath - sumOf(part, field, entries, words)
      return remaining > 0 && remaining < totalPath ? [[part, remaining]] : []
    }),
  )
}

const sumOf = (part: string, field: Field, entries: readonly Entry[], words: Words): number =>
  totalOf(
    entries.map((entry) => entryEntered(field, entry, words)),
    part,
  )

/** The shares entered so far compared with their total; undefined for a field without one. */
export function sharesTotal(field: Field, entries: readonly Entry[], words: Words): SharesTotal | undefined {
  if (!field.total) return undefined
  const { of, to } = field.total
  const share = field.fields?.find(({ path }) => path === of)
  const total = sumOf(of, field, entries, words)
  const amountText = (amount: number) =>
    share ? answerText(share, amount, { ...words, labelOf: noLabel }) : String(amount)
  const state = total === to ? 'exact' : total < to ? 'under' : 'over'
  return {
    state,
    words: words.t(`ui.total.${state}`, {
      total: amountText(total),
      to: amountText(to),
      rest: amountText(Math.abs(to - total)),
    }),
    full: Math.min(100, Math.round((total / to) * 100)),
  }
}
