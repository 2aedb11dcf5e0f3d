import { amountAt } from '../../../rating/amounts.ts'
import type { Guideline } from '../../../rating/guideline.ts'
import type { AnswerRule, SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers, unsure } from '../../shared/answer-effects.ts'
import { about, inPackage } from '../effects.ts'
import { conductAnswers } from './conduct.ts'

/** Effects of answers about professional work, at both insurers. */
export const professionAnswers: readonly AnswerRule[] = [
  ...conductAnswers,
  inPackage('professional'),
  about(
    'gb_pi.profession',
    declines(['solicitor'], 'Solicitors need the minimum terms of their regulator, which we do not offer.'),
    refers(['ifa'], 'An underwriter reads financial advisers before pricing them.'),
    rates(['architect', 'surveyor', 'engineer'], 1.3, 'Design and survey work costs more to insure.'),
    rates(['media', 'consultant'], 0.9, 'Consulting and media work costs less to insure.'),
  ),
  about('gb_pi.basis', rates(['each_claim'], 1.12, 'The whole limit is there for each claim, not once a year.')),
  about('gb_pi.insured_today', rates(['No'], 0.95, 'No work from before the policy is insured, so it costs less.')),
  about(
    'gb_pi.retroactive',
    rates(['none'], 0.97, 'Only work since your present policy began is insured, so it costs less.'),
    rates(['unlimited'], 1.1, 'All your past work is insured.'),
  ),
  answerRule(
    'gb_pi_retroactive_year',
    'details.rated.past_years',
    rates({ more_than: 6 }, 1.05, 'More than six years of past work is insured, which raises the price.'),
  ),
  about(
    'gb_pi.terms',
    rates(['always'], 0.95, 'Written terms every time lower the price.'),
    rates(['seldom'], 1.12, 'Work without written terms raises the price.'),
  ),
  about('gb_pi.wide_terms', refers(['Yes'], 'An underwriter reads the terms you accepted.'), unsure('your contracts')),
  about(
    'gb_pi.cladding',
    refers(['cladding', 'fire_safety'], 'An underwriter reads past work on cladding or fire safety.'),
    refers(['basements', 'collateral'], 'An underwriter reads basements and collateral warranties.'),
  ),
  about(
    'gb_pi.cladding_certificates',
    declines(['Yes'], 'We do not insure firms that have been asked to put cladding or fire safety right.'),
  ),
  about('gb_pi.client_money', rates(['Yes'], 1.1, 'Holding clients’ money raises the price.')),
  about('gb_pi.freelancers', rates(['uninsured'], 1.15, 'Freelancers without cover of their own raise the price.')),
  about('gb_pi.circumstances', refers(['Yes'], 'An underwriter reads what you know of: it stays outside the cover.')),
  about('gb_pi.discipline', refers(['Yes'], 'An underwriter reads what your professional body decided.')),
]

/** Years of prior acts, if a retroactive date limits them. */
export const professionReads: NonNullable<SampleLine['reads']> = (request) => {
  const since = amountAt(request, 'details.gb_pi.retroactive_year')
  return since === undefined ? {} : { past_years: Number(request.coverage.effective_date.slice(0, 4)) - since }
}

export const professionGuidelines: readonly Guideline[] = [
  {
    code: 'revenue.limit',
    measure: 'annual_revenue',
    above: 5_000_000,
    outcome: 'decline',
    reason: 'We insure professionals who turn over up to £5,000,000 a year.',
  },
  {
    code: 'fees.america',
    measure: 'details.gb_pi.fees_north_america',
    above: 0,
    outcome: 'decline',
    reason: 'We do not insure work for clients in the United States or Canada.',
  },
  {
    code: 'contract.large',
    measure: 'details.gb_pi.largest_contract',
    above: 500_000,
    outcome: 'refer',
    reason: 'An underwriter reads contracts above £500,000.',
  },
  {
    code: 'profession.claims',
    measure: 'details.gb_pi.claims',
    above: 0,
    outcome: 'refer',
    reason: 'An underwriter reads claims about your professional work.',
  },
]
