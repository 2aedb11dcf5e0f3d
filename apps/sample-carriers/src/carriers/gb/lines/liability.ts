import type { Guideline } from '../../../rating/guideline.ts'
import type { AnswerRule } from '../../../rating/sample-carrier.ts'
import { declines, rates, refers, unsure } from '../../shared/answer-effects.ts'
import { about, inPackage } from '../effects.ts'
import { generalGuidelines } from '../guidelines.ts'
import { conductAnswers } from './conduct.ts'

/** Effects of answers about public liability, at both insurers. */
export const liabilityAnswers: readonly AnswerRule[] = [
  ...conductAnswers,
  inPackage('office', 'shop', 'trades'),
  about(
    'gb_pl.required_by',
    rates(
      ['main_contractor', 'landlord'],
      1.03,
      'Main contractors’ and landlords’ terms make you answer for more: it costs a little more.',
    ),
  ),
  about(
    'gb_pl.assumed',
    refers(['Yes'], 'An underwriter reads what your contract makes you pay for.'),
    unsure('your contracts'),
  ),
  about(
    'gb_pl.works',
    declines(['explosives', 'asbestos'], 'We do not insure work with explosives or asbestos.'),
    refers(['demolition'], 'An underwriter reads demolition work before pricing it.'),
    rates(['heat', 'roofing'], 1.18, 'Work with heat or on roofs raises the price.'),
    rates(['gas', 'depth'], 1.08, 'Gas and digging raise the price.'),
  ),
  about(
    'gb_pl.away_share',
    rates({ more_than: 50 }, 1.06, 'Most of the work is done at other people’s premises, which raises the price.'),
  ),
  about('gb_pl.gas_safe', declines(['No'], 'We insure work on gas by people on the Gas Safe Register only.')),
  about('gb_pl.height', rates(['to_10'], 1.08, 'Work above 5 metres raises the price.')),
  about(
    'gb_pl.heat_care',
    declines(['No'], 'We do not insure work with heat without an extinguisher and a fire watch.'),
  ),
  about(
    'gb_pl.depth',
    rates(['to_3'], 1.1, 'Digging below 1 metre raises the price.'),
    rates(['over_3'], 1.25, 'Digging below 3 metres raises the price.'),
    refers(['over_3'], 'An underwriter reads digging below 3 metres.'),
  ),
  about(
    'gb_pl.hazard_sites',
    refers(['Yes'], 'An underwriter reads work at airports, railways, refineries and the like.'),
  ),
  about(
    'gb_pl.bona_fide_insured',
    rates(['No'], 1.18, 'Subcontractors without checked insurance raise the price.'),
    unsure('your subcontractors’ insurance'),
  ),
  about('gb_pl.own_brand', rates(['Yes'], 1.15, 'Goods imported or sold under your own name raise the price.')),
  about(
    'gb_pl.exports',
    rates(['europe'], 1.05, 'Sales in Europe raise the price a little.'),
    refers(['world'], 'An underwriter checks the countries you sell to.'),
    refers(['north_america'], 'An underwriter reads what you sell in the United States or Canada.'),
  ),
  about(
    'gb_pl.north_america',
    declines(
      { more_than: 10 },
      'We do not insure businesses that make more than 10% of their sales in the United States and Canada.',
    ),
  ),
  about('gb_pl.traces', rates(['No'], 1.05, 'Batches that cannot be traced raise the price.')),
  about('gb_pl.incidents', refers(['Yes'], 'An underwriter reads what happened and what you changed.')),
]

/** Thresholds of public liability. @param job the largest contract insured without referral */
export const liabilityGuidelines = (job: number): readonly Guideline[] => [
  ...generalGuidelines,
  {
    code: 'job.large',
    measure: 'details.gb_pl.largest_job',
    above: job,
    outcome: 'refer',
    reason: 'An underwriter reads jobs of this size before pricing them.',
  },
]
