import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'

/** How Alder & Finch (sample) rates the shared pages of professional liability and of errors and omissions. */
export const professionalAnswers: readonly AnswerRule[] = [
  answerRule(
    'aggregate',
    'details.pl.cover.aggregate_times',
    rates(['2'], 1.06, 'Twice the limit for all claims in a year adds a little to the price.'),
  ),
  answerRule(
    'past_work',
    'details.pl.prior.wants_past_work',
    refers(['Yes'], 'An underwriter reviews past work that nobody has insured before we add it.'),
  ),
  answerRule(
    'reach',
    'details.pl.prior.keep_reach',
    rates(['Yes'], 1.04, 'Insuring work of earlier years too adds to the price.'),
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
    refers(
      ['Not sure'],
      'You were not sure whether there was a break in your insurance. An underwriter goes through it with you.',
    ),
    rates(
      ['No'],
      1.05,
      'There was a break in your insurance, so work of earlier years is a larger unknown and costs more.',
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
    declines(
      ['medical', 'legal', 'laboratory', 'crypto'],
      'We do not insure medical, legal, laboratory or cryptocurrency work beside your trade.',
    ),
    refers(
      ['investment', 'valuation', 'architecture_engineering', 'environmental', 'insurance'],
      'An underwriter reads what you do beside your trade, because some of it needs a policy of its own.',
    ),
    rates(
      ['tax'],
      1.06,
      'A mistake in a tax return costs the client interest and penalties, so tax work adds to the price.',
    ),
  ),
  answerRule(
    'largest_client',
    'details.pl.work.largest_client',
    rates({ more_than: 50 }, 1.06, 'More than half of your revenue comes from one client, so one dispute weighs more.'),
  ),
  answerRule(
    'client_sectors',
    'details.pl.work.client_sectors',
    rates(
      ['financial', 'healthcare'],
      1.08,
      'Mistakes cost more in finance and health care, so such clients add to the price.',
    ),
    rates(
      ['construction'],
      1.06,
      'Disputes are common in building, so builders and developers among your clients add to the price.',
    ),
  ),
  answerRule(
    'subcontractors',
    'details.pl.work.subcontractors_insured',
    refers(
      ['Not sure'],
      'You were not sure whether your subcontractors are insured. An underwriter asks for their certificates.',
    ),
    rates(
      ['No'],
      1.1,
      'Your subcontractors have no such insurance of their own, so claims about their work come to us.',
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
    rates(['always'], 0.95, 'You sign a contract before every job, so you get a credit.'),
    rates(['large'], 1.06, 'Small jobs without a contract end in disputes about what was agreed, so this costs more.'),
    rates(['never'], 1.15, 'Without contracts, every dispute is about what was agreed, so this costs more.'),
  ),
  answerRule(
    'liability_cap',
    'details.pl.contracts.liability_capped',
    rates(['Yes'], 0.95, 'Your contracts limit what you can be made to pay, so you get a credit.'),
  ),
  answerRule(
    'promises',
    'details.pl.contracts.promises',
    refers(
      ['result', 'savings', 'others_liability'],
      'An underwriter reads what you promise in writing, because the policy may not pay for it.',
    ),
    rates(['date'], 1.04, 'Penalties for late work lead to disputes, so this adds a little to the price.'),
  ),
  answerRule(
    'fee_suits',
    'details.pl.contracts.fee_suits',
    rates({ more_than: 0 }, 1.05, 'Clients who are sued for fees often claim back, so this adds to the price.'),
    refers({ more_than: 3 }, 'An underwriter asks why you had to sue more than three clients over fees.'),
  ),
  answerRule(
    'claims',
    'details.pl.losses.any',
    rates(['Yes'], 1.2, 'You had a claim about your work in the past five years, so the price is higher.'),
  ),
  answerRule(
    'claims_open',
    'details.pl.losses.list[].open',
    refers(['Yes'], 'An underwriter asks how the open claim stands before we make an offer.'),
  ),
  answerRule(
    'known_circumstance',
    'details.pl.losses.known_circumstance',
    refers(['Yes'], 'An underwriter reads what could become a claim. What you told us would not be insured by us.'),
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
      ['surgery', 'sedation', 'obstetrics'],
      'We do not insure surgery, sedation or births. Malpractice insurers for hospitals and doctors do.',
    ),
    refers(
      ['injections', 'opioids'],
      'An underwriter asks who gives injections or prescribes opioids, and how patients are chosen.',
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
      { more_than: 6000 },
      1.06,
      'More than 6,000 patient visits a year mean more that can go wrong. That adds to the price.',
    ),
  ),
  answerRule(
    'own_policies',
    'details.pl.medical.own_policies',
    rates(['Yes'], 0.95, 'A policy of a person’s own pays for part of a claim, so you get a credit.'),
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
    above: 8_000_000,
    outcome: 'decline',
    reason: 'This policy is for firms with up to $8,000,000 of revenue a year.',
  },
  {
    code: 'revenue.review',
    measure: 'business.annual_revenue',
    above: 3_000_000,
    outcome: 'refer',
    reason: 'An underwriter reviews firms with more than $3,000,000 of revenue a year.',
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
    above: 2,
    outcome: 'decline',
    reason: 'Three or more claims in five years are more than we take on. Ask again when they are older.',
  },
  {
    code: 'claims.large',
    measure: 'details.pl.losses.list[].paid',
    plus: 'details.pl.losses.list[].reserved',
    above: 50_000,
    outcome: 'refer',
    reason: 'Claims about your work came to more than $50,000. An underwriter reads what happened.',
  },
  {
    code: 'new.principals',
    measure: 'years_short_of_3',
    above: 2,
    outcome: 'refer',
    reason: 'You and your business are in their first year in the trade. An underwriter reviews your plans.',
  },
  {
    code: 'insurance.gap',
    measure: 'details.rated.gap_days',
    above: 0,
    outcome: 'refer',
    reason:
      'Your policy of today ends before ours begins. An underwriter moves the first day, or work of before is not insured.',
  },
  {
    code: 'start.far',
    measure: 'days_ahead',
    above: 90,
    outcome: 'refer',
    reason: 'Your coverage starts more than 90 days from now. An underwriter can hold a price for you.',
  },
]
