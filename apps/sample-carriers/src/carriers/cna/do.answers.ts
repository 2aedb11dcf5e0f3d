import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { declinedBefore } from '../declined-before.ts'

/** What the answers of a company’s directors do to its offer. */
export const cnaDoAnswers: readonly AnswerRule[] = [
  {
    code: 'ownership',
    answer: 'details.directors_and_officers.ownership',
    effects: [
      {
        when: { is: ['public'] },
        outcome: 'knockout',
        reason: 'Companies whose shares trade on an exchange need a public company policy.',
      },
      {
        when: { is: ['parent'] },
        outcome: 'refer',
        reason: 'Another company owns most of this one. An underwriter asks whether its policy covers your directors.',
      },
      {
        when: { is: ['private_equity', 'employees'] },
        outcome: 'rate',
        factor: 1.12,
        reason: 'Owners who do not run the company add 12% to the price.',
      },
      {
        when: { is: ['members'] },
        outcome: 'rate',
        factor: 0.85,
        reason: 'A nonprofit has no shareholders: 15% off the price.',
      },
    ],
  },
  {
    code: 'last_round',
    answer: 'details.directors_and_officers.funding.last_round',
    effects: [
      {
        when: { is: ['series_c', 'growth'] },
        outcome: 'refer',
        reason: 'An underwriter reads companies that have raised a Series C or later.',
      },
    ],
  },
  {
    code: 'public_offering',
    answer: 'details.directors_and_officers.funding.public_offering',
    effects: [
      {
        when: { is: ['tokens'] },
        outcome: 'knockout',
        reason: 'We do not insure companies that sell tokens or coins.',
      },
      {
        when: { is: ['ipo', 'crowdfunding'] },
        outcome: 'refer',
        reason: 'An underwriter reads what is offered to the public, and when.',
      },
    ],
  },
  {
    code: 'next_raise',
    answer: 'details.directors_and_officers.funding.next_raise',
    effects: [
      { when: { is: ['Yes'] }, outcome: 'rate', factor: 1.08, reason: 'A planned round adds 8% to the price.' },
    ],
  },
  {
    code: 'secondary_sale',
    answer: 'details.directors_and_officers.investors.secondary_sale',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'Shares were sold privately. An underwriter reads what the buyers were told.',
      },
    ],
  },
  {
    code: 'result',
    answer: 'details.directors_and_officers.finances.result',
    effects: [
      {
        when: { is: ['loss'] },
        outcome: 'rate',
        factor: 1.08,
        reason: 'A year that ended with a loss adds 8% to the price.',
      },
    ],
  },
  {
    code: 'convertible_notes',
    answer: 'details.directors_and_officers.funding.convertible_notes',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 1.04,
        reason: 'Notes or SAFEs that can turn into shares add 4% to the price.',
      },
    ],
  },
  {
    code: 'accredited',
    answer: 'details.directors_and_officers.investors.has_accredited_investor',
    effects: [
      {
        when: { is: ['No'] },
        outcome: 'rate',
        factor: 1.12,
        reason: 'Shares held by investors who are not accredited add 12% to the price.',
      },
    ],
  },
  {
    code: 'runway',
    answer: 'details.directors_and_officers.finances.runway_months',
    effects: [
      {
        when: { less_than: 3 },
        outcome: 'knockout',
        reason: 'The cash lasts less than three months. Ask again once the next money is in.',
      },
      {
        when: { more_than: 2, less_than: 9 },
        outcome: 'refer',
        reason: 'The cash lasts less than nine months. An underwriter asks what happens then.',
      },
    ],
  },
  {
    code: 'experience',
    answer: 'details.directors_and_officers.management.years_together',
    effects: [
      {
        when: { more_than: 4 },
        outcome: 'rate',
        factor: 0.94,
        reason: 'Five years or more under the same management take 6% off the price.',
      },
    ],
  },
  {
    code: 'officer_bankruptcy',
    answer: 'details.directors_and_officers.management.officer_bankruptcy',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'A director or officer has been through a bankruptcy. An underwriter reads how it came about.',
      },
    ],
  },
  {
    code: 'merger',
    answer: 'details.directors_and_officers.management.merger',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter reads the terms of the merger, purchase or sale.',
      },
    ],
  },
  {
    code: 'outside_boards',
    answer: 'details.directors_and_officers.management.outside_boards',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 1.05,
        reason: 'Seats on other boards are insured too: 5% more.',
      },
    ],
  },
  {
    code: 'accounts',
    answer: 'details.directors_and_officers.management.accounts',
    effects: [
      {
        when: { is: ['audited', 'reviewed'] },
        outcome: 'rate',
        factor: 0.92,
        reason: 'Accounts that a CPA audits or reviews take 8% off the price.',
      },
    ],
  },
  {
    code: 'account_trouble',
    answer: 'details.directors_and_officers.management.account_trouble',
    effects: [
      {
        when: { is: ['restated'] },
        outcome: 'knockout',
        reason: 'We do not insure companies that had to correct published accounts in the last three years.',
      },
      {
        when: { is: ['covenant_breach', 'auditor_left'] },
        outcome: 'refer',
        reason: 'An underwriter reads what happened with the loan or the auditor.',
      },
    ],
  },
  {
    code: 'claims',
    answer: 'details.directors_and_officers.losses.list[].brought_by',
    effects: [
      {
        when: { is: ['shareholder', 'regulator'] },
        outcome: 'refer',
        reason: 'An underwriter reads claims made by shareholders or agencies.',
      },
      {
        when: { is: ['creditor', 'competitor', 'customer', 'other'] },
        outcome: 'rate',
        factor: 1.2,
        reason: 'A claim of the last five years adds 20% to the price.',
      },
    ],
  },
  {
    code: 'inquiries',
    answer: 'details.directors_and_officers.losses.inquiries',
    effects: [
      {
        when: { is: ['regulator', 'antitrust', 'intellectual_property', 'securities'] },
        outcome: 'refer',
        reason: 'An underwriter reads the inquiry you reported.',
      },
    ],
  },
  {
    code: 'circumstances',
    answer: 'details.directors_and_officers.losses.circumstances',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'You know of something that could become a claim. An underwriter reads it and may leave it out.',
      },
    ],
  },
  declinedBefore('details.directors_and_officers.prior', 'An underwriter reads why another insurer said no.'),
  {
    code: 'documents',
    answer: 'details.directors_and_officers.documents.timing',
    effects: [
      {
        when: { is: ['later'] },
        outcome: 'refer',
        reason: 'An underwriter waits for your financial statements, cap table and bylaws.',
      },
    ],
  },
]
