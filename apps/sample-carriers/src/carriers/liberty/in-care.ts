import type { RequestPath } from '../../rating/amounts.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { declines, rates, refers } from '../shared/answer-effects.ts'

const one = (name: string, ...effects: AnswerRule['effects']): AnswerRule => ({
  code: `in_care.${name}`,
  answer: `details.in_care.${name}` satisfies RequestPath,
  effects,
})

/** What Harrow & Lyme (sample) reads about people in the care of a church, a school or a camp, in either line. */
export const inCareAnswers: readonly AnswerRule[] = [
  one(
    'who',
    rates(['adults'], 1.04, 'Adults who need help are hurt more easily, so their care adds a little to the price.'),
  ),
  one(
    'background_checks',
    declines(['No'], 'We do not insure care by people who are not checked before they are with those they look after.'),
  ),
  one('two_adults', refers(['No'], 'An underwriter reviews care where an adult may be alone with somebody unseen.')),
  one('trained', refers(['No'], 'An underwriter asks how your people learn what is forbidden, and whom to tell.')),
  one('overnight', refers(['Yes'], 'An underwriter asks where people in your care sleep, and who is with them.')),
  one(
    'abuse_allegation',
    refers(['Yes'], 'An underwriter reads what was claimed, how it ended and what you have changed.'),
  ),
  // What was asked for is named in every offer: it must not be left out without a word.
  one(
    'abuse_limit',
    rates(['100000'], 1.03, 'Coverage for claims of abuse, up to $100,000, is in the price.'),
    rates(['300000', '1000000'], 1.08, 'Coverage for claims of abuse, up to $300,000, is in the price.'),
    refers(['1000000'], 'An underwriter reviews $1 million of coverage for claims of abuse. $300,000 needs no review.'),
  ),
]
