import type { Guideline } from '../../../rating/guideline.ts'
import type { AnswerRule } from '../../../rating/sample-carrier.ts'
import { declines, rates, refers, unsure } from '../../shared/answer-effects.ts'
import { about, inPackage } from '../effects.ts'
import { generalGuidelines } from '../guidelines.ts'
import { conductAnswers } from './conduct.ts'

/** Effects of answers about the premises, at both insurers. */
export const premisesAnswers: readonly AnswerRule[] = [
  ...conductAnswers,
  inPackage('office', 'shop', 'trades', 'professional'),
  about(
    'gb_prop.use',
    rates(['office', 'surgery'], 0.94, 'Offices and surgeries burn less often, so they cost less.'),
    rates(['restaurant', 'workshop', 'lodging'], 1.06, 'Kitchens, workshops and guest rooms raise the price.'),
  ),
  about('gb_prop.year', rates(['pre_1900'], 1.15, 'A building from before 1900 raises the price.')),
  about('gb_prop.listed', rates(['Yes'], 1.15, 'A listed building costs more to repair.'), unsure('the listing')),
  about(
    'gb_prop.walls',
    rates(['timber'], 1.35, 'Timber walls or roofs raise the price.'),
    refers(['panels', 'other'], 'An underwriter reads buildings with panels or unusual walls.'),
  ),
  about('gb_prop.flat_roof', refers({ more_than: 50 }, 'An underwriter reads buildings whose roof is mostly flat.')),
  about('gb_prop.heating', rates(['portable', 'wood'], 1.12, 'Portable heaters and stoves raise the price.')),
  about(
    'gb_prop.electrics',
    rates(['No'], 1.08, 'Wiring without a recent check raises the price.'),
    unsure('the wiring'),
  ),
  about('gb_prop.frying', rates(['table_top', 'deep'], 1.15, 'Frying raises the price.')),
  about(
    'gb_prop.ducting',
    declines(['No'], 'We do not insure frying where the ducting is not cleaned every six months.'),
  ),
  about(
    'gb_prop.stock_kinds',
    rates(['tobacco', 'spirits', 'electronics'], 1.1, 'Stock that thieves look for raises the price.'),
    refers(['jewellery'], 'An underwriter reads how jewellery, watches and precious metals are kept.'),
  ),
  about(
    'gb_prop.alarm',
    rates(['police', 'monitored'], 0.93, 'A monitored alarm lowers the price.'),
    rates(['none'], 1.1, 'Without an alarm the price is higher.'),
  ),
  about('gb_prop.locks', rates(['No'], 1.05, 'Simple locks raise the price.'), unsure('the locks')),
  about('gb_prop.flood', refers(['Yes'], 'An underwriter reads how and when the water came.'), unsure('past floods')),
  about('gb_prop.subsidence', declines(['Yes'], 'We do not insure buildings that have moved.'), unsure('subsidence')),
  about('gb_prop.empty', refers(['Yes'], 'An underwriter reads premises that stand empty for more than 30 days.')),
  about(
    'gb_prop.covers',
    rates(['tools'], 1.08, 'Tools away from the premises are insured.'),
    rates(['money', 'glass'], 1.05, 'Money or glass is insured.'),
    rates(['terrorism'], 1.06, 'Terrorism is insured.'),
  ),
  about(
    'gb_prop.indemnity',
    rates(['24'], 1.05, 'Lost income is paid for up to 24 months.'),
    rates(['36'], 1.1, 'Lost income is paid for up to 36 months.'),
  ),
]

/** Thresholds of the premises. @param most the largest sum insured without a survey */
export const premisesGuidelines = (most: number): readonly Guideline[] => [
  ...generalGuidelines,
  {
    code: 'building.large',
    measure: 'details.gb_prop.buildings',
    above: most,
    outcome: 'refer',
    reason: 'A surveyor visits buildings of this value before we price them.',
  },
  {
    code: 'stock.large',
    measure: 'details.gb_prop.stock',
    above: 500_000,
    outcome: 'refer',
    reason: 'An underwriter reads stock above £500,000.',
  },
  {
    code: 'claims.several',
    measure: 'claims_in_3_years',
    above: 2,
    outcome: 'refer',
    reason: 'An underwriter reads what happened in the claims of the last three years.',
  },
]
