import type { Guideline } from '../../../rating/guideline.ts'
import type { AnswerRule } from '../../../rating/sample-carrier.ts'
import { declines, rates, refers, unsure } from '../../shared/answer-effects.ts'
import { about, inPackage } from '../effects.ts'
import { generalGuidelines } from '../guidelines.ts'
import { conductAnswers } from './conduct.ts'

/** Effects of answers about employees, at both insurers. */
export const workAnswers: readonly AnswerRule[] = [
  ...conductAnswers,
  inPackage('office', 'shop', 'trades'),
  about(
    'gb_el.paye',
    refers(['applied'], 'An underwriter waits for your PAYE reference: the law makes us pass it on.'),
  ),
  about('gb_el.subsidiaries', refers(['Yes'], 'An underwriter checks which companies employ your people.')),
  about('gb_el.abroad', refers(['Yes'], 'An underwriter checks the countries your people work in.')),
  about(
    'gb_el.hazards',
    declines(['asbestos', 'offshore'], 'We do not insure work with asbestos or offshore.'),
    refers(['depth'], 'An underwriter reads work in trenches and confined spaces.'),
    rates(['heat', 'dust'], 1.1, 'Heat, dust and noise raise the price.'),
    rates(['machines'], 1.08, 'Machinery raises the price.'),
    rates(['lone'], 1.04, 'Work alone or at night raises the price.'),
  ),
  about('gb_el.guards', refers(['No'], 'An underwriter asks about machines without guards.'), unsure('machine guards')),
  about(
    'gb_el.dust_measures',
    rates(['No'], 1.12, 'Dust and noise without controls raise the price.'),
    unsure('dust and noise'),
  ),
  about('gb_el.policy', rates(['No'], 1.08, 'Without a health and safety policy the price is higher.')),
  about('gb_el.risk_assessments', refers(['No'], 'An underwriter asks how you assess risks, which the law requires.')),
  about('gb_el.training', rates(['Yes'], 0.96, 'Recorded training lowers the price.')),
  about(
    'gb_el.claims',
    rates({ more_than: 0 }, 1.15, 'Claims by employees raise the price.'),
    rates({ less_than: 1 }, 0.95, 'Five years without a claim lower the price.'),
  ),
  about('gb_el.disease', refers(['Yes'], 'An underwriter reads claims for illness caused by work.')),
  about('gb_el.riddor', refers(['Yes'], 'An underwriter reads what you reported to the HSE.')),
  about(
    'gb_el.notices_kind',
    refers(['improvement', 'prohibition'], 'An underwriter reads what the HSE found and what you changed.'),
    declines(['prosecution'], 'We do not insure employers who were prosecuted over safety in the last five years.'),
  ),
]

/** Thresholds of employers' liability. */
export const workGuidelines: readonly Guideline[] = [
  ...generalGuidelines,
  {
    code: 'people.many',
    measure: 'details.gb_el.manual_people',
    plus: 'details.gb_el.clerical_people',
    above: 100,
    outcome: 'refer',
    reason: 'An underwriter reads employers of more than 100 people.',
  },
  {
    code: 'injuries.costly',
    measure: 'details.gb_el.claims_paid',
    above: 50_000,
    outcome: 'refer',
    reason: 'An underwriter reads claims by employees that cost more than £50,000.',
  },
  {
    code: 'injuries.many',
    measure: 'details.gb_el.claims',
    above: 3,
    outcome: 'refer',
    reason: 'An underwriter reads four or more claims by employees in five years.',
  },
]
