import type { RequestPath } from '../../rating/amounts.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { declines, refers } from './answer-effects.ts'

const one = (name: string, ...effects: AnswerRule['effects']): AnswerRule => ({
  code: `in_care.${name}`,
  answer: `details.in_care.${name}` satisfies RequestPath,
  effects,
})

/** What insurers that do not cover claims of abuse read about the people in somebody's care. */
export const inCareKnockouts: readonly AnswerRule[] = [
  one(
    'background_checks',
    declines(['No'], 'We do not insure care by people who are not checked before they are with those they look after.'),
  ),
  one('two_adults', refers(['No'], 'An underwriter reviews care where an adult may be alone with somebody unseen.')),
  one('overnight', refers(['Yes'], 'An underwriter asks where people in your care sleep, and who is with them.')),
  one('abuse_allegation', declines(['Yes'], 'We do not insure care after a claim of abuse. Specialists do.')),
  // Stated as not offered, so that nobody overestimates the offer.
  one(
    'abuse_limit',
    refers(
      ['100000', '300000', '1000000'],
      'An underwriter reviews this: coverage for claims of abuse is not part of this offer and must be added.',
    ),
  ),
]
