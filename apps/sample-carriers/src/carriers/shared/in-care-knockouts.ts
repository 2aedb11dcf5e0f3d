import type { RequestPath } from '../../rating/amounts.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { declines, refers } from './answer-effects.ts'

/** The effect of an answer about people in care. */
export const inCareRule = (name: string, ...effects: AnswerRule['effects']): AnswerRule => ({
  code: `in_care.${name}`,
  answer: `details.in_care.${name}` satisfies RequestPath,
  effects,
})

/** Without these safeguards every insurer declines or refers. */
export const inCareSafeguards: readonly AnswerRule[] = [
  inCareRule(
    'background_checks',
    declines(['No'], 'We do not insure care by people who are not checked before they are with those they look after.'),
  ),
  inCareRule(
    'two_adults',
    refers(['No'], 'An underwriter reviews care where an adult may be alone with somebody unseen.'),
  ),
  inCareRule(
    'overnight',
    refers(['Yes'], 'An underwriter asks where people in your care sleep, and who is with them.'),
  ),
]

/** Effects of answers about people in care, for insurers that do not cover claims of abuse. */
export const inCareKnockouts: readonly AnswerRule[] = [
  ...inCareSafeguards,
  inCareRule('abuse_allegation', declines(['Yes'], 'We do not insure care after a claim of abuse. Specialists do.')),
  // Listed as not offered, so that nobody overestimates the offer.
  inCareRule(
    'abuse_limit',
    refers(
      ['100000', '300000', '1000000'],
      'An underwriter reviews this: coverage for claims of abuse is not part of this offer and must be added.',
    ),
  ),
]
