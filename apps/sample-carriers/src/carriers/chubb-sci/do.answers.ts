import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { declinedBefore } from '../declined-before.ts'

/** What the answers of a company’s directors do to its offer. */
export const chubbSciDoAnswers: readonly AnswerRule[] = [
  {
    code: 'ownership',
    answer: 'details.directors_and_officers.ownership',
    effects: [
      {
        when: { is: ['public'] },
        outcome: 'knockout',
        reason: 'This policy is for private companies. Companies whose shares trade need a public company policy.',
      },
      {
        when: { is: ['parent'] },
        outcome: 'refer',
        reason:
          'Another company holds most of the votes. An underwriter asks what it may decide without your directors.',
      },
      {
        when: { is: ['private_equity'] },
        outcome: 'refer',
        reason: 'A fund holds most of the votes. An underwriter reads what its agreement asks of the directors.',
      },
    ],
  },
  {
    code: 'last_round',
    answer: 'details.directors_and_officers.funding.last_round',
    effects: [
      {
        when: { is: ['series_a', 'series_b'] },
        outcome: 'refer',
        reason: 'An underwriter reads companies that have raised a Series A or B.',
      },
      {
        when: { is: ['series_c', 'growth'] },
        outcome: 'knockout',
        reason: 'We insure young companies up to a Series B. An advisor can look for a larger program.',
      },
    ],
  },
  {
    code: 'public_offering',
    answer: 'details.directors_and_officers.funding.public_offering',
    effects: [
      {
        when: { is: ['ipo', 'tokens'] },
        outcome: 'knockout',
        reason: 'We do not insure companies that sell shares or tokens to the public.',
      },
      {
        when: { is: ['crowdfunding'] },
        outcome: 'refer',
        reason: 'An underwriter reads what was promised to the people who bought shares through a crowdfunding site.',
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
        factor: 1.1,
        reason: 'A year that ended with a loss adds 10% to the price.',
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
        factor: 1.05,
        reason: 'Notes or SAFEs that can turn into shares add 5% to the price.',
      },
    ],
  },
  {
    code: 'accredited',
    answer: 'details.directors_and_officers.investors.has_accredited_investor',
    effects: [
      {
        when: { is: ['No'] },
        outcome: 'refer',
        reason: 'Not every investor is accredited. An underwriter reads how the shares were sold to them.',
      },
    ],
  },
  {
    code: 'runway',
    answer: 'details.directors_and_officers.finances.runway_months',
    effects: [
      {
        when: { less_than: 6 },
        outcome: 'refer',
        reason: 'The cash lasts less than six months. An underwriter asks what happens then.',
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
        reason: 'A merger, purchase or sale is recent or planned. An underwriter reads its terms.',
      },
    ],
  },
  {
    code: 'leadership_change',
    answer: 'details.directors_and_officers.management.leadership_change',
    effects: [
      { when: { is: ['Yes'] }, outcome: 'rate', factor: 1.1, reason: 'A change at the top adds 10% to the price.' },
    ],
  },
  {
    code: 'accounts',
    answer: 'details.directors_and_officers.management.accounts',
    effects: [
      { when: { is: ['audited'] }, outcome: 'rate', factor: 0.9, reason: 'Audited accounts take 10% off the price.' },
      {
        when: { is: ['own_books'] },
        outcome: 'rate',
        factor: 1.1,
        reason: 'Accounts that no outside accountant has seen add 10% to the price.',
      },
    ],
  },
  {
    code: 'account_trouble',
    answer: 'details.directors_and_officers.management.account_trouble',
    effects: [
      {
        when: { is: ['restated', 'covenant_breach', 'auditor_left'] },
        outcome: 'refer',
        reason: 'An underwriter reads what was wrong with the accounts or the loan.',
      },
    ],
  },
  {
    code: 'claims',
    answer: 'details.directors_and_officers.losses.list',
    effects: [
      {
        when: { more_than: 2 },
        outcome: 'knockout',
        reason: 'Three or more claims in five years are more than we can take on now.',
      },
      {
        when: { more_than: 0, less_than: 3 },
        outcome: 'refer',
        reason: 'An underwriter reads the claims you reported.',
      },
    ],
  },
  {
    code: 'inquiries',
    answer: 'details.directors_and_officers.losses.inquiries',
    effects: [
      {
        when: { is: ['securities'] },
        outcome: 'knockout',
        reason: 'We do not insure companies with an inquiry over the sale of shares.',
      },
      {
        when: { is: ['regulator', 'antitrust', 'intellectual_property'] },
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
  declinedBefore('details.directors_and_officers.prior'),
  {
    code: 'documents',
    answer: 'details.directors_and_officers.documents.timing',
    effects: [
      {
        when: { is: ['later'] },
        outcome: 'refer',
        reason: 'We need the financial statements, cap table and bylaws before we can make an offer.',
      },
    ],
  },
]
