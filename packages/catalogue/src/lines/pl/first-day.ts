import type { Remark } from '@coverwright/core/forms/remark'
import { remark } from '../../said-before.ts'

const isDay = (answer: unknown): answer is string => typeof answer === 'string' && answer !== ''

const firstDay = (text: string, label: string, differs: (ends: string, starts: string) => boolean): Remark =>
  remark(label, ['coverage.effective_date'], [text, 'step.coverage_choices.label'], (view, ends) => {
    const starts = view.get('coverage.effective_date')
    return isDay(ends) && isDay(starts) && differs(ends, starts) ? { differs: true } : undefined
  })

/** Claims-made policies follow each other on the very day. Written year first, days sort as text. */
export const firstDayAfter: readonly Remark[] = [
  firstDay('gap', 'no day between the policies', (ends, starts) => starts > ends),
  firstDay('overlap', 'no day insured twice', (ends, starts) => starts < ends),
]
