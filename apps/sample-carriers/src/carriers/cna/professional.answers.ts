import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'

/** How Keystone Casualty (sample) rates the shared pages of professional liability and of errors and omissions. */
export const professionalAnswers: readonly AnswerRule[] = [
  answerRule(
    'aggregate',
    'details.pl.cover.aggregate_times',
    rates(['2'], 1.09, 'Twice the limit for all claims in a year adds to the price.'),
  ),
  answerRule(
    'past_work',
    'details.pl.prior.wants_past_work',
    rates(['Yes'], 1.2, 'We insure past work that nobody insured before, and charge for it.'),
  ),
  answerRule(
    'retroactive_date',
    'details.pl.prior.reach',
    refers(
      ['not_sure'],
      'An underwriter looks up with you how far back your policy reaches, so that ours reaches as far.',
    ),
  ),
  answerRule(
    'continuous',
    'details.pl.prior.continuous',
    rates(['Yes'], 0.95, 'Your work has been insured without a break, so you get a credit.'),
    refers(
      ['No', 'Not sure'],
      'An underwriter goes through your earlier policies with you, to set how far back we insure.',
    ),
  ),
  answerRule(
    'insurance.canceled',
    'details.pl.prior.cancelled',
    refers(['Yes'], 'An insurer declined, canceled or did not renew you. An underwriter reads the reason you gave.'),
  ),
  answerRule(
    'other_services',
    'details.pl.work.other_services',
    declines(['medical', 'crypto'], 'We do not insure medical or cryptocurrency work beside your trade.'),
    refers(
      ['legal', 'investment', 'valuation', 'environmental', 'laboratory', 'insurance'],
      'An underwriter reads what you do beside your trade and tells you what can be added.',
    ),
    rates(
      ['tax', 'architecture_engineering'],
      1.1,
      'Tax work and plans that are built from are added for a higher price.',
    ),
  ),
  answerRule(
    'largest_client',
    'details.pl.work.largest_client',
    refers(
      { more_than: 75 },
      'An underwriter asks about your largest client, who pays more than three quarters of your revenue.',
    ),
  ),
  answerRule(
    'client_sectors',
    'details.pl.work.client_sectors',
    rates(
      ['financial', 'government'],
      1.05,
      'Contracts with banks and government make you answer for more, so they add to the price.',
    ),
  ),
  answerRule(
    'subcontractors',
    'details.pl.work.subcontractors_insured',
    refers(
      ['Not sure'],
      'You were not sure whether your subcontractors are insured. An underwriter asks for their certificates.',
    ),
    rates(['Yes'], 0.97, 'Your subcontractors have such insurance of their own, so you get a credit.'),
    refers(
      ['No'],
      'An underwriter asks what your subcontractors do, because they have no such insurance of their own.',
    ),
  ),
  answerRule(
    'license',
    'details.pl.work.license_held',
    declines(['No'], 'We do not insure work done without the license it needs. Ask again once everyone holds it.'),
  ),
  answerRule(
    'contracts',
    'details.pl.contracts.written',
    rates(['always'], 0.93, 'A signed contract before every job prevents most disputes, so you get a credit.'),
    refers(['never'], 'An underwriter asks how you and your clients agree on the work without a contract.'),
  ),
  answerRule(
    'scope',
    'details.pl.contracts.scope_stated',
    refers(
      ['Not sure'],
      'You were not sure what your contracts say about the work. An underwriter reads one of them with you.',
    ),
    rates(['No'], 1.08, 'Contracts that leave open what is delivered lead to disputes, so this costs more.'),
  ),
  answerRule(
    'liability_cap',
    'details.pl.contracts.liability_capped',
    rates(['Yes'], 0.92, 'Your contracts limit what you can be made to pay, so you get a credit.'),
  ),
  answerRule(
    'promises',
    'details.pl.contracts.promises',
    refers(
      ['result', 'savings', 'others_liability'],
      'An underwriter reads the promises in your contracts and tells you which ones are not insured.',
    ),
  ),
  answerRule(
    'fee_suits',
    'details.pl.contracts.fee_suits',
    refers({ more_than: 1 }, 'An underwriter asks why you had to sue more than one client over fees.'),
  ),
  answerRule(
    'claims',
    'details.pl.losses.any',
    rates(['Yes'], 1.12, 'You had a claim about your work in the past five years, so the price is higher.'),
  ),
  answerRule(
    'claims_open',
    'details.pl.losses.list[].open',
    refers(['Yes'], 'An underwriter asks how the open claim stands before we make an offer.'),
  ),
  answerRule(
    'known_circumstance',
    'details.pl.losses.known_circumstance',
    refers(['Yes'], 'An underwriter reads what could become a claim. Report it to your present insurer too.'),
  ),
  answerRule(
    'disciplined',
    'details.pl.losses.disciplined',
    refers(['Yes'], 'An underwriter asks what the board decided and what has changed since.'),
  ),
  answerRule(
    'procedures',
    'details.pl.medical.procedures',
    declines(
      ['surgery', 'obstetrics'],
      'We do not insure surgery or births under this policy. Malpractice insurers for doctors do.',
    ),
    rates(
      ['sedation', 'injections', 'opioids'],
      1.25,
      'Sedation, injections and opioids lead to larger claims, so they add to the price.',
    ),
  ),
  answerRule(
    'patients_licensed',
    'details.pl.medical.all_licensed',
    declines(['No'], 'We do not insure treatment by people without the license it needs.'),
  ),
  answerRule(
    'visits',
    'details.pl.medical.patient_visits',
    rates(
      { more_than: 12000 },
      1.06,
      'More than 12,000 patient visits a year mean more that can go wrong. That adds to the price.',
    ),
  ),
  answerRule(
    'own_policies',
    'details.pl.medical.own_policies',
    rates(['Yes'], 0.92, 'A policy of a person’s own pays for part of a claim, so you get a credit.'),
  ),
  answerRule(
    'telehealth',
    'details.pl.medical.telehealth_licensed',
    refers(
      ['No', 'Not sure'],
      'An underwriter asks in which states your patients are when you see them by phone or video.',
    ),
  ),
]

/** The program's limits: what is declined and what is referred. */
export const professionalGuidelines: readonly Guideline[] = [
  {
    code: 'revenue.limit',
    measure: 'business.annual_revenue',
    above: 50_000_000,
    outcome: 'decline',
    reason: 'This policy ends at $50,000,000 of revenue a year. An advisor can ask our middle-market team.',
  },
  {
    code: 'revenue.review',
    measure: 'business.annual_revenue',
    above: 10_000_000,
    outcome: 'refer',
    reason: 'An underwriter reviews firms with more than $10,000,000 of revenue a year.',
  },
  {
    code: 'services.shares',
    measure: 'details.pl.work.services[].percent',
    above: 100,
    outcome: 'refer',
    reason: 'The shares of your services come to more than 100%. An underwriter sorts them out with you.',
  },
  {
    code: 'claims.many',
    measure: 'details.pl.losses.list[]',
    above: 4,
    outcome: 'decline',
    reason: 'Five or more claims in five years are more than we take on. Ask again when they are older.',
  },
  {
    code: 'claims.large',
    measure: 'details.pl.losses.list[].paid',
    plus: 'details.pl.losses.list[].reserved',
    above: 150_000,
    outcome: 'refer',
    reason: 'Claims about your work came to more than $150,000. An underwriter reads what happened.',
  },
  {
    code: 'new.principals',
    measure: 'years_short_of_3',
    above: 1,
    outcome: 'refer',
    reason: 'You and your business are new to the trade. An underwriter reviews your plans.',
  },
  {
    code: 'insureds.many',
    measure: 'details.pl.cna.additional_insureds[]',
    above: 10,
    outcome: 'refer',
    reason: 'An underwriter reviews more than ten additional insureds and what their contracts ask for.',
  },
  {
    code: 'insurance.gap',
    measure: 'details.rated.gap_days',
    above: 0,
    outcome: 'refer',
    reason: 'Your policy of today ends before ours begins. An underwriter moves the first day, so that no gap opens.',
  },
  {
    code: 'start.far',
    measure: 'days_ahead',
    above: 120,
    outcome: 'refer',
    reason: 'Your coverage starts more than 120 days from now. An underwriter can hold a price for you.',
  },
]
