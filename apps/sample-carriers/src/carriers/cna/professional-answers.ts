// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'

/** What the shared pages of professional liability and of errors and omissions tell Keystone Casualty (sample). */
export const professionalAnswers: readonly AnswerRule[] = [
  {
    code: 'aggregate',
    answer: 'details.pl.cover.aggregate_times',
    effects: [
      {
        when: { is: ['2'] },
        outcome: 'rate',
        factor: 1.09,
        reason: 'Twice the limit for all claims in a year adds to the price.',
      },
    ],
  },
  {
    code: 'past_work',
    answer: 'details.pl.prior.wants_past_work',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 1.2,
        reason: 'We insure past work that nobody insured before, and charge for it.',
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
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 0.95,
        reason: 'Your work has been insured without a break, so you get a credit.',
      },
      {
        when: { is: ['No', 'Not sure'] },
        outcome: 'refer',
        reason: 'An underwriter goes through your earlier policies with you, to set how far back we insure.',
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
        when: { is: ['medical', 'crypto'] },
        outcome: 'knockout',
        reason: 'We do not insure medical or cryptocurrency work beside your trade.',
      },
      {
        when: { is: ['legal', 'investment', 'valuation', 'environmental', 'laboratory', 'insurance'] },
        outcome: 'refer',
        reason: 'An underwriter reads what you do beside your trade and tells you what can be added.',
      },
      {
        when: { is: ['tax', 'architecture_engineering'] },
        outcome: 'rate',
        factor: 1.1,
        reason: 'Tax work and plans that are built from are added for a higher price.',
      },
    ],
  },
  {
    code: 'largest_client',
    answer: 'details.pl.work.largest_client',
    effects: [
      {
        when: { more_than: 75 },
        outcome: 'refer',
        reason: 'An underwriter asks about your largest client, who pays more than three quarters of your revenue.',
      },
    ],
  },
  {
    code: 'client_sectors',
    answer: 'details.pl.work.client_sectors',
    effects: [
      {
        when: { is: ['financial', 'government'] },
        outcome: 'rate',
        factor: 1.05,
        reason: 'Contracts with banks and government make you answer for more, so they add to the price.',
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
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 0.97,
        reason: 'Your subcontractors have such insurance of their own, so you get a credit.',
      },
      {
        when: { is: ['No'] },
        outcome: 'refer',
        reason: 'An underwriter asks what your subcontractors do, because they have no such insurance of their own.',
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
        factor: 0.93,
        reason: 'A signed contract before every job prevents most disputes, so you get a credit.',
      },
      {
        when: { is: ['never'] },
        outcome: 'refer',
        reason: 'An underwriter asks how you and your clients agree on the work without a contract.',
      },
    ],
  },
  {
    code: 'scope',
    answer: 'details.pl.contracts.scope_stated',
    effects: [
      {
        when: { is: ['Not sure'] },
        outcome: 'refer',
        reason: 'You were not sure what your contracts say about the work. An underwriter reads one of them with you.',
      },
      {
        when: { is: ['No'] },
        outcome: 'rate',
        factor: 1.08,
        reason: 'Contracts that leave open what is delivered lead to disputes, so this costs more.',
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
        factor: 0.92,
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
        reason: 'An underwriter reads the promises in your contracts and tells you which ones are not insured.',
      },
    ],
  },
  {
    code: 'fee_suits',
    answer: 'details.pl.contracts.fee_suits',
    effects: [
      {
        when: { more_than: 1 },
        outcome: 'refer',
        reason: 'An underwriter asks why you had to sue more than one client over fees.',
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
        factor: 1.12,
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
        reason: 'An underwriter reads what could become a claim. Report it to your present insurer too.',
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
        when: { is: ['surgery', 'obstetrics'] },
        outcome: 'knockout',
        reason: 'We do not insure surgery or births under this policy. Malpractice insurers for doctors do.',
      },
      {
        when: { is: ['sedation', 'injections', 'opioids'] },
        outcome: 'rate',
        factor: 1.25,
        reason: 'Sedation, injections and opioids lead to larger claims, so they add to the price.',
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
        when: { more_than: 12000 },
        outcome: 'rate',
        factor: 1.06,
        reason: 'More than 12,000 patient visits a year mean more that can go wrong. That adds to the price.',
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
        factor: 0.92,
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
    above: 50_000_000,
    outcome: 'decline',
    reason: 'This policy ends at $50,000,000 of revenue a year. An advisor can ask our middle-market team.',
  },
  {
    code: 'revenue.review',
    measure: 'business.annual_revenue',
    above: 10_000_000,
    outcome: 'refer',
    reason: 'An underwriter looks at firms with more than $10,000,000 of revenue a year.',
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
    reason: 'You and your business are new to the trade. An underwriter looks at your plans.',
  },
  {
    code: 'insureds.many',
    measure: 'details.pl.cna.additional_insureds[]',
    above: 10,
    outcome: 'refer',
    reason: 'An underwriter looks at more than ten additional insureds and what their contracts ask for.',
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
