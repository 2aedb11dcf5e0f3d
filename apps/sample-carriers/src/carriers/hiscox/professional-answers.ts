// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'

/** What the shared pages of professional liability and of errors and omissions tell Alder & Finch (sample). */
export const professionalAnswers: readonly AnswerRule[] = [
  {
    code: 'aggregate',
    answer: 'details.pl.cover.aggregate_times',
    effects: [
      {
        when: { is: ['2'] },
        outcome: 'rate',
        factor: 1.06,
        reason: 'Twice the limit for all claims in a year adds a little to the price.',
      },
    ],
  },
  {
    code: 'past_work',
    answer: 'details.pl.prior.wants_past_work',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter looks at past work that nobody has insured before we add it.',
      },
    ],
  },
  {
    code: 'reach',
    answer: 'details.pl.prior.keep_reach',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 1.04,
        reason: 'Insuring work of earlier years too adds to the price.',
      },
    ],
  },
  {
    code: 'retroactive_date',
    answer: 'details.pl.prior.reach',
    effects: [
      {
        when: { is: ['not_sure'] },
        outcome: 'refer',
        reason: 'An underwriter looks up with you how far back your policy reaches, so that ours reaches as far.',
      },
    ],
  },
  {
    code: 'continuous',
    answer: 'details.pl.prior.continuous',
    effects: [
      {
        when: { is: ['Not sure'] },
        outcome: 'refer',
        reason:
          'You were not sure whether there was a break in your insurance. An underwriter goes through it with you.',
      },
      {
        when: { is: ['No'] },
        outcome: 'rate',
        factor: 1.05,
        reason: 'There was a break in your insurance, so work of earlier years is a larger unknown and costs more.',
      },
    ],
  },
  {
    code: 'insurance.canceled',
    answer: 'details.pl.prior.cancelled',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An insurer declined, canceled or did not renew you. An underwriter reads the reason you gave.',
      },
    ],
  },
  {
    code: 'other_services',
    answer: 'details.pl.work.other_services',
    effects: [
      {
        when: { is: ['medical', 'legal', 'laboratory', 'crypto'] },
        outcome: 'knockout',
        reason: 'We do not insure medical, legal, laboratory or cryptocurrency work beside your trade.',
      },
      {
        when: { is: ['investment', 'valuation', 'architecture_engineering', 'environmental', 'insurance'] },
        outcome: 'refer',
        reason: 'An underwriter reads what you do beside your trade, because some of it needs a policy of its own.',
      },
      {
        when: { is: ['tax'] },
        outcome: 'rate',
        factor: 1.06,
        reason: 'A mistake in a tax return costs the client interest and penalties, so tax work adds to the price.',
      },
    ],
  },
  {
    code: 'largest_client',
    answer: 'details.pl.work.largest_client',
    effects: [
      {
        when: { more_than: 50 },
        outcome: 'rate',
        factor: 1.06,
        reason: 'More than half of your revenue comes from one client, so one dispute weighs more.',
      },
    ],
  },
  {
    code: 'client_sectors',
    answer: 'details.pl.work.client_sectors',
    effects: [
      {
        when: { is: ['financial', 'healthcare'] },
        outcome: 'rate',
        factor: 1.08,
        reason: 'Mistakes cost more in finance and health care, so such clients add to the price.',
      },
      {
        when: { is: ['construction'] },
        outcome: 'rate',
        factor: 1.06,
        reason: 'Disputes are common in building, so builders and developers among your clients add to the price.',
      },
    ],
  },
  {
    code: 'subcontractors',
    answer: 'details.pl.work.subcontractors_insured',
    effects: [
      {
        when: { is: ['Not sure'] },
        outcome: 'refer',
        reason:
          'You were not sure whether your subcontractors are insured. An underwriter asks for their certificates.',
      },
      {
        when: { is: ['No'] },
        outcome: 'rate',
        factor: 1.1,
        reason: 'Your subcontractors have no such insurance of their own, so claims about their work come to us.',
      },
    ],
  },
  {
    code: 'license',
    answer: 'details.pl.work.license_held',
    effects: [
      {
        when: { is: ['No'] },
        outcome: 'knockout',
        reason: 'We do not insure work done without the license it needs. Ask again once everyone holds it.',
      },
    ],
  },
  {
    code: 'contracts',
    answer: 'details.pl.contracts.written',
    effects: [
      {
        when: { is: ['always'] },
        outcome: 'rate',
        factor: 0.95,
        reason: 'You sign a contract before every job, so you get a credit.',
      },
      {
        when: { is: ['large'] },
        outcome: 'rate',
        factor: 1.06,
        reason: 'Small jobs without a contract end in disputes about what was agreed, so this costs more.',
      },
      {
        when: { is: ['never'] },
        outcome: 'rate',
        factor: 1.15,
        reason: 'Without contracts, every dispute is about what was agreed, so this costs more.',
      },
    ],
  },
  {
    code: 'liability_cap',
    answer: 'details.pl.contracts.liability_capped',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 0.95,
        reason: 'Your contracts limit what you can be made to pay, so you get a credit.',
      },
    ],
  },
  {
    code: 'promises',
    answer: 'details.pl.contracts.promises',
    effects: [
      {
        when: { is: ['result', 'savings', 'others_liability'] },
        outcome: 'refer',
        reason: 'An underwriter reads what you promise in writing, because the policy may not pay for it.',
      },
      {
        when: { is: ['date'] },
        outcome: 'rate',
        factor: 1.04,
        reason: 'Penalties for late work lead to disputes, so this adds a little to the price.',
      },
    ],
  },
  {
    code: 'fee_suits',
    answer: 'details.pl.contracts.fee_suits',
    effects: [
      {
        when: { more_than: 0 },
        outcome: 'rate',
        factor: 1.05,
        reason: 'Clients who are sued for fees often claim back, so this adds to the price.',
      },
      {
        when: { more_than: 3 },
        outcome: 'refer',
        reason: 'An underwriter asks why you had to sue more than three clients over fees.',
      },
    ],
  },
  {
    code: 'claims',
    answer: 'details.pl.losses.any',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 1.2,
        reason: 'You had a claim about your work in the past five years, so the price is higher.',
      },
    ],
  },
  {
    code: 'claims_open',
    answer: 'details.pl.losses.list[].open',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter asks how the open claim stands before we make an offer.',
      },
    ],
  },
  {
    code: 'known_circumstance',
    answer: 'details.pl.losses.known_circumstance',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter reads what could become a claim. What you told us would not be insured by us.',
      },
    ],
  },
  {
    code: 'disciplined',
    answer: 'details.pl.losses.disciplined',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter asks what the board decided and what has changed since.',
      },
    ],
  },
  {
    code: 'procedures',
    answer: 'details.pl.medical.procedures',
    effects: [
      {
        when: { is: ['surgery', 'sedation', 'obstetrics'] },
        outcome: 'knockout',
        reason: 'We do not insure surgery, sedation or births. Malpractice insurers for hospitals and doctors do.',
      },
      {
        when: { is: ['injections', 'opioids'] },
        outcome: 'refer',
        reason: 'An underwriter asks who gives injections or prescribes opioids, and how patients are chosen.',
      },
    ],
  },
  {
    code: 'patients_licensed',
    answer: 'details.pl.medical.all_licensed',
    effects: [
      {
        when: { is: ['No'] },
        outcome: 'knockout',
        reason: 'We do not insure treatment by people without the license it needs.',
      },
    ],
  },
  {
    code: 'visits',
    answer: 'details.pl.medical.patient_visits',
    effects: [
      {
        when: { more_than: 6000 },
        outcome: 'rate',
        factor: 1.06,
        reason: 'More than 6,000 patient visits a year mean more that can go wrong. That adds to the price.',
      },
    ],
  },
  {
    code: 'own_policies',
    answer: 'details.pl.medical.own_policies',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 0.95,
        reason: 'A policy of a person’s own pays for part of a claim, so you get a credit.',
      },
    ],
  },
  {
    code: 'telehealth',
    answer: 'details.pl.medical.telehealth_licensed',
    effects: [
      {
        when: { is: ['No', 'Not sure'] },
        outcome: 'refer',
        reason: 'An underwriter asks in which states your patients are when you see them by phone or video.',
      },
    ],
  },
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
    reason: 'An underwriter looks at firms with more than $3,000,000 of revenue a year.',
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
    reason: 'You and your business are in their first year in the trade. An underwriter looks at your plans.',
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
