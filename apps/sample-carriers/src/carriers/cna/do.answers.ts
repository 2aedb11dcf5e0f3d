import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'
import { declinedBefore } from '../shared/declined-before.ts'

/** How answers about a company and its directors are rated. */
export const cnaDoAnswers: readonly AnswerRule[] = [
  answerRule(
    'ownership',
    'details.directors_and_officers.ownership',
    declines(['public'], 'Companies whose shares trade on an exchange need a public company policy.'),
    refers(
      ['parent'],
      'Another company owns most of this one. An underwriter asks whether its policy covers your directors.',
    ),
    rates(['private_equity', 'employees'], 1.12, 'Owners who do not run the company add 12% to the price.'),
    rates(['members'], 0.85, 'A nonprofit has no shareholders: 15% off the price.'),
  ),
  answerRule(
    'last_round',
    'details.directors_and_officers.funding.last_round',
    refers(['series_c', 'growth'], 'An underwriter reads companies that have raised a Series C or later.'),
  ),
  answerRule(
    'public_offering',
    'details.directors_and_officers.funding.public_offering',
    declines(['tokens'], 'We do not insure companies that sell tokens or coins.'),
    refers(['ipo', 'crowdfunding'], 'An underwriter reads what is offered to the public, and when.'),
  ),
  answerRule(
    'next_raise',
    'details.directors_and_officers.funding.next_raise',
    rates(['Yes'], 1.08, 'A planned round adds 8% to the price.'),
  ),
  answerRule(
    'secondary_sale',
    'details.directors_and_officers.investors.secondary_sale',
    refers(['Yes'], 'Shares were sold privately. An underwriter reads what the buyers were told.'),
  ),
  answerRule(
    'result',
    'details.directors_and_officers.finances.result',
    rates(['loss'], 1.08, 'A year that ended with a loss adds 8% to the price.'),
  ),
  answerRule(
    'convertible_notes',
    'details.directors_and_officers.funding.convertible_notes',
    rates(['Yes'], 1.04, 'Notes or SAFEs that can turn into shares add 4% to the price.'),
  ),
  answerRule(
    'accredited',
    'details.directors_and_officers.investors.has_accredited_investor',
    rates(['No'], 1.12, 'Shares held by investors who are not accredited add 12% to the price.'),
  ),
  answerRule(
    'runway',
    'details.directors_and_officers.finances.runway_months',
    declines({ less_than: 3 }, 'The cash lasts less than three months. Ask again once the next money is in.'),
    refers(
      { more_than: 2, less_than: 9 },
      'The cash lasts less than nine months. An underwriter asks what happens then.',
    ),
  ),
  answerRule(
    'experience',
    'details.directors_and_officers.management.years_together',
    rates({ more_than: 4 }, 0.94, 'Five years or more under the same management take 6% off the price.'),
  ),
  answerRule(
    'officer_bankruptcy',
    'details.directors_and_officers.management.officer_bankruptcy',
    refers(['Yes'], 'A director or officer has been through a bankruptcy. An underwriter reads how it came about.'),
  ),
  answerRule(
    'merger',
    'details.directors_and_officers.management.merger',
    refers(['Yes'], 'An underwriter reads the terms of the merger, purchase or sale.'),
  ),
  answerRule(
    'outside_boards',
    'details.directors_and_officers.management.outside_boards',
    rates(['Yes'], 1.05, 'Seats on other boards are insured too: 5% more.'),
  ),
  answerRule(
    'accounts',
    'details.directors_and_officers.management.accounts',
    rates(['audited', 'reviewed'], 0.92, 'Accounts that a CPA audits or reviews take 8% off the price.'),
  ),
  answerRule(
    'account_trouble',
    'details.directors_and_officers.management.account_trouble',
    declines(
      ['restated'],
      'We do not insure companies that had to correct published accounts in the last three years.',
    ),
    refers(['covenant_breach', 'auditor_left'], 'An underwriter reads what happened with the loan or the auditor.'),
  ),
  answerRule(
    'claims',
    'details.directors_and_officers.losses.list[].brought_by',
    refers(['shareholder', 'regulator'], 'An underwriter reads claims made by shareholders or agencies.'),
    rates(
      ['creditor', 'competitor', 'customer', 'other'],
      1.2,
      'A claim of the last five years adds 20% to the price.',
    ),
  ),
  answerRule(
    'inquiries',
    'details.directors_and_officers.losses.inquiries',
    refers(
      ['regulator', 'antitrust', 'intellectual_property', 'securities'],
      'An underwriter reads the inquiry you reported.',
    ),
  ),
  answerRule(
    'circumstances',
    'details.directors_and_officers.losses.circumstances',
    refers(['Yes'], 'You know of something that could become a claim. An underwriter reads it and may leave it out.'),
  ),
  declinedBefore('details.directors_and_officers.prior', 'An underwriter reads why another insurer said no.'),
  answerRule(
    'documents',
    'details.directors_and_officers.documents.timing',
    refers(['later'], 'An underwriter waits for your financial statements, cap table and bylaws.'),
  ),
]
