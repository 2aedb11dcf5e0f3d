import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'
import { declinedBefore } from '../shared/declined-before.ts'

/** How answers about a company and its directors are rated. */
export const chubbSciDoAnswers: readonly AnswerRule[] = [
  answerRule(
    'ownership',
    'details.directors_and_officers.ownership',
    declines(
      ['public'],
      'This policy is for private companies. Companies whose shares trade need a public company policy.',
    ),
    refers(
      ['parent'],
      'Another company holds most of the votes. An underwriter asks what it may decide without your directors.',
    ),
    refers(
      ['private_equity'],
      'A fund holds most of the votes. An underwriter reads what its agreement asks of the directors.',
    ),
  ),
  answerRule(
    'last_round',
    'details.directors_and_officers.funding.last_round',
    refers(['series_a', 'series_b'], 'An underwriter reads companies that have raised a Series A or B.'),
    declines(
      ['series_c', 'growth'],
      'We insure young companies up to a Series B. An advisor can look for a larger program.',
    ),
  ),
  answerRule(
    'public_offering',
    'details.directors_and_officers.funding.public_offering',
    declines(['ipo', 'tokens'], 'We do not insure companies that sell shares or tokens to the public.'),
    refers(
      ['crowdfunding'],
      'An underwriter reads what was promised to the people who bought shares through a crowdfunding site.',
    ),
  ),
  answerRule(
    'result',
    'details.directors_and_officers.finances.result',
    rates(['loss'], 1.1, 'A year that ended with a loss adds 10% to the price.'),
  ),
  answerRule(
    'convertible_notes',
    'details.directors_and_officers.funding.convertible_notes',
    rates(['Yes'], 1.05, 'Notes or SAFEs that can turn into shares add 5% to the price.'),
  ),
  answerRule(
    'accredited',
    'details.directors_and_officers.investors.has_accredited_investor',
    refers(['No'], 'Not every investor is accredited. An underwriter reads how the shares were sold to them.'),
  ),
  answerRule(
    'runway',
    'details.directors_and_officers.finances.runway_months',
    refers({ less_than: 6 }, 'The cash lasts less than six months. An underwriter asks what happens then.'),
  ),
  answerRule(
    'officer_bankruptcy',
    'details.directors_and_officers.management.officer_bankruptcy',
    refers(['Yes'], 'A director or officer has been through a bankruptcy. An underwriter reads how it came about.'),
  ),
  answerRule(
    'merger',
    'details.directors_and_officers.management.merger',
    refers(['Yes'], 'A merger, purchase or sale is recent or planned. An underwriter reads its terms.'),
  ),
  answerRule(
    'leadership_change',
    'details.directors_and_officers.management.leadership_change',
    rates(['Yes'], 1.1, 'A change at the top adds 10% to the price.'),
  ),
  answerRule(
    'accounts',
    'details.directors_and_officers.management.accounts',
    rates(['audited'], 0.9, 'Audited accounts take 10% off the price.'),
    rates(['own_books'], 1.1, 'Accounts that no outside accountant has seen add 10% to the price.'),
  ),
  answerRule(
    'account_trouble',
    'details.directors_and_officers.management.account_trouble',
    refers(
      ['restated', 'covenant_breach', 'auditor_left'],
      'An underwriter reads what was wrong with the accounts or the loan.',
    ),
  ),
  answerRule(
    'claims',
    'details.directors_and_officers.losses.list',
    declines({ more_than: 2 }, 'Three or more claims in five years are more than we can take on now.'),
    refers({ more_than: 0, less_than: 3 }, 'An underwriter reads the claims you reported.'),
  ),
  answerRule(
    'inquiries',
    'details.directors_and_officers.losses.inquiries',
    declines(['securities'], 'We do not insure companies with an inquiry over the sale of shares.'),
    refers(['regulator', 'antitrust', 'intellectual_property'], 'An underwriter reads the inquiry you reported.'),
  ),
  answerRule(
    'circumstances',
    'details.directors_and_officers.losses.circumstances',
    refers(['Yes'], 'You know of something that could become a claim. An underwriter reads it and may leave it out.'),
  ),
  declinedBefore('details.directors_and_officers.prior'),
  answerRule(
    'documents',
    'details.directors_and_officers.documents.timing',
    refers(['later'], 'We need the financial statements, cap table and bylaws before we can make an offer.'),
  ),
]
