import type { RequestPath } from '../../rating/amounts.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { declines, refers } from './answer-effects.ts'

const one = (name: string, ...effects: AnswerRule['effects']): AnswerRule => ({
  code: `day_care.${name}`,
  answer: `details.cdcs.uw_questions.${name}` satisfies RequestPath,
  effects,
})

/** Eligibility rules that all carriers of child day care share. */
export const dayCareKnockouts: readonly AnswerRule[] = [
  one('licensed', declines(['none'], 'We do not insure day care that needs a license and has none.')),
  one(
    'background_checks',
    declines(['No'], 'We do not insure day care where adults are not checked before they are with children.'),
  ),
  one('ratio_met', declines(['No'], 'We do not insure day care below the state’s ratio of adults to children.')),
  one('release', declines(['No'], 'We do not insure day care where anyone may fetch a child.')),
  one('corporal_punishment', declines(['Yes'], 'We do not insure day care that uses physical punishment.')),
  one(
    'license_suspended',
    declines(['Yes'], 'We do not insure day care whose license was refused, suspended or taken away.'),
  ),
  one('abuse_allegation', declines(['Yes'], 'We do not insure day care after a claim of abuse.')),
  one('sick_care', declines(['Yes'], 'We do not insure care for sick children.')),
  one('overnight', declines(['Yes'], 'We do not insure overnight care.')),
  one('playground_fenced', declines(['No'], 'We do not insure playgrounds that are not fenced.')),
  one('pool', declines(['Yes'], 'We do not insure day care with a pool, pond or hot tub.')),
  one('trampoline', declines(['Yes'], 'We do not insure day care with a trampoline.')),
  one('lifeguard', declines(['No'], 'We do not insure trips to the water without a lifeguard.')),
  // Listed as not offered, so that nobody overestimates the offer.
  one(
    'abuse_limit',
    refers(
      ['100000', '300000', '1000000'],
      'An underwriter reviews day care: coverage for claims of abuse is not part of this offer and must be added.',
    ),
  ),
]
