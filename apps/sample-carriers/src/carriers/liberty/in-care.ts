import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { rates, refers } from '../shared/answer-effects.ts'
import { inCareRule, inCareSafeguards } from '../shared/in-care-knockouts.ts'

/** How Harrow & Lyme (sample) rates answers about people in the care of a church, a school or a camp, in both lines. */
export const inCareAnswers: readonly AnswerRule[] = [
  inCareRule(
    'who',
    rates(['adults'], 1.04, 'Adults who need help are hurt more easily, so their care adds a little to the price.'),
  ),
  ...inCareSafeguards,
  inCareRule(
    'trained',
    refers(['No'], 'An underwriter asks how your people learn what is forbidden, and whom to tell.'),
  ),
  inCareRule(
    'abuse_allegation',
    refers(['Yes'], 'An underwriter reads what was claimed, how it ended and what you have changed.'),
  ),
  // Every offer lists what was asked for: nothing is left out silently.
  inCareRule(
    'abuse_limit',
    rates(['100000'], 1.03, 'Coverage for claims of abuse, up to $100,000, is in the price.'),
    rates(['300000', '1000000'], 1.08, 'Coverage for claims of abuse, up to $300,000, is in the price.'),
    refers(['1000000'], 'An underwriter reviews $1 million of coverage for claims of abuse. $300,000 needs no review.'),
  ),
]
