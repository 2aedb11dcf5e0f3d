import type { Effect } from '../../rating/rated-question.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { declines, rates, refers } from '../shared/answer-effects.ts'

const above = (more_than: number, factor: number, reason: string): Effect => rates({ more_than }, factor, reason)
const reads = (more_than: number, reason: string): Effect => refers({ more_than }, reason)

const supplement = (path: string, ...effects: readonly Effect[]): AnswerRule => ({
  code: path.replace('.', '_'),
  answer: `details.pl.aig.supplements.${path}`,
  effects,
})

/** How Ashlar Lawyers Mutual (sample) rates the supplements on areas of practice. */
export const supplementAnswers: readonly AnswerRule[] = [
  supplement(
    'general.outside_interests',
    rates(['Yes'], 1.06, 'An attorney owns or directs a client’s business. That adds to the price.'),
    refers(['Yes'], 'An underwriter asks which clients your attorneys own or direct. Claims by those are not insured.'),
  ),
  supplement(
    'general.largest_account',
    above(250_000, 1.05, 'You decide over more than $250,000 of a client’s money. That adds to the price.'),
    reads(500_000, 'You decide over more than $500,000 of a client’s money. An underwriter asks who checks it.'),
  ),
  supplement(
    'collections.attorney_reviews',
    refers(
      ['No'],
      'Letters to debtors go out without an attorney having read them. An underwriter asks how you keep to the Fair Debt Collection Practices Act.',
    ),
  ),
  supplement(
    'collections.staff_per_attorney',
    reads(5, 'More than 5 people collect debts for each attorney. An underwriter asks who watches over them.'),
  ),
  supplement(
    'collections.accounts',
    above(2000, 1.1, 'More than 2,000 debts a year mean more letters under federal law. That adds to the price.'),
    reads(15_000, 'An underwriter reads firms that collect more than 15,000 debts a year.'),
  ),
  supplement(
    'collections.payments_before_suit',
    rates(['Yes'], 1.05, 'Debtors pay you before suit, which federal law watches closely. That adds to the price.'),
  ),
  supplement(
    'estates.largest_estate',
    above(5_000_000, 1.12, 'An estate above $5,000,000 adds to the price.'),
    reads(20_000_000, 'An underwriter reads firms that plan estates above $20,000,000.'),
  ),
  supplement(
    'estates.fiduciary',
    rates(['Yes'], 1.06, 'An attorney is a trustee or executor for clients. That adds to the price.'),
  ),
  supplement(
    'estates.beneficiary',
    refers(['Yes'], 'An attorney inherits under a will the firm drew up. An underwriter asks how that came about.'),
  ),
  supplement(
    'family.qdro_by',
    rates(
      ['attorney'],
      1.06,
      'Your attorneys draft the orders that divide pensions. Mistakes in them cost, so this adds.',
    ),
  ),
  supplement('family.largest_estate', above(5_000_000, 1.08, 'Divorces about more than $5,000,000 add to the price.')),
  supplement(
    'financial.services',
    rates(['opinions'], 1.1, 'Others than your client rely on your opinion letters. That adds to the price.'),
  ),
  supplement(
    'financial.board_seat',
    refers(['Yes'], 'An underwriter asks about an attorney’s seat on a bank’s board or loan committee.'),
  ),
  supplement(
    'financial.troubled_client',
    refers(['Yes'], 'A bank you worked for failed or was sanctioned. An underwriter asks what you did for it.'),
  ),
  supplement(
    'ip.docket_audit',
    rates(['No'], 1.12, 'No second person checks the deadlines of your filings. That adds to the price.'),
  ),
  supplement(
    'ip.foreign_by',
    refers(
      ['firm'],
      'You file abroad without attorneys of that country. An underwriter asks how you keep its deadlines.',
    ),
  ),
  supplement('ip.renewal_fees', rates(['Yes'], 1.06, 'You pay clients’ renewal fees. One missed day costs a right.')),
  supplement(
    'plaintiff.statute_checks',
    refers(
      ['No'],
      'Nobody checks a second time when a case must be filed. An underwriter asks how you keep such dates.',
    ),
  ),
  supplement(
    'plaintiff.cases_per_attorney',
    above(75, 1.08, 'More than 75 open cases for one attorney add to the price.'),
    reads(250, 'An underwriter asks how an attorney handles more than 250 open cases.'),
  ),
  supplement(
    'plaintiff.cases_filed',
    reads(500, 'You filed more than 500 cases in a year. An underwriter asks whether they belong together.'),
  ),
  supplement(
    'plaintiff.average_case',
    above(150_000, 1.06, 'Cases that settle for more than $150,000 on average add to the price.'),
  ),
  supplement(
    'plaintiff.largest_case',
    above(1_000_000, 1.1, 'A case above $1,000,000 costs as much to lose. That adds to the price.'),
    reads(5_000_000, 'An underwriter reads firms with plaintiffs’ cases above $5,000,000.'),
  ),
  supplement('real_estate.closings', above(300, 1.06, 'More than 300 closings a year add to the price.')),
  supplement(
    'real_estate.average_deal',
    above(1_500_000, 1.06, 'Deals of more than $1,500,000 on average add to the price.'),
  ),
  supplement(
    'real_estate.largest_deal',
    above(10_000_000, 1.08, 'Deals above $10,000,000 add to the price.'),
    reads(50_000_000, 'An underwriter reads firms that close deals above $50,000,000.'),
  ),
  supplement('real_estate.escrow', rates(['Yes'], 1.05, 'You hold money in escrow. That adds to the price.')),
  supplement(
    'real_estate.escrow_reconciled',
    refers(
      ['No'],
      'Your escrow account is not compared with the bank’s statement each month. An underwriter asks why.',
    ),
  ),
  supplement(
    'real_estate.wires_called_back',
    rates(
      ['No'],
      1.12,
      'Wire instructions are not confirmed by phone. Thieves send false ones, so this adds to the price.',
    ),
  ),
  supplement(
    'real_estate.own_investment',
    refers(['Yes'], 'An attorney has money in a deal of a client. An underwriter reads which one.'),
  ),
  supplement(
    'real_estate.title_agency',
    rates(
      ['Yes'],
      1.06,
      'A title agency of your attorneys brings claims against the firm too. That adds to the price.',
    ),
  ),
  supplement(
    'real_estate.title_agency_insured',
    refers(['No'], 'Your title agency has no insurance of its own. An underwriter asks who answers for its mistakes.'),
  ),
  supplement(
    'securities.clients',
    refers(['public', 'both'], 'You work on deals of companies whose shares are traded. An underwriter reads them.'),
  ),
  supplement('securities.deals', above(12, 1.06, 'More than 12 deals of this kind a year add to the price.')),
  supplement(
    'securities.largest_deal',
    above(2_000_000, 1.1, 'Deals above $2,000,000 add to the price.'),
    reads(
      10_000_000,
      'You name a deal above $10,000,000. An underwriter asks which one, since we do not insure such deals.',
    ),
  ),
  supplement(
    'securities.offering_documents',
    declines(
      ['Yes'],
      'We do not insure firms that write documents for investors. Insurers who know the field do, and your advisor can ask them.',
    ),
  ),
  supplement(
    'securities.stock_for_fees',
    refers(['Yes'], 'You take shares in place of fees. An underwriter asks in which clients.'),
  ),
  supplement(
    'entertainment.money_handling',
    refers(['Yes'], 'You pay bills or invest for entertainers or athletes. An underwriter asks whose money it is.'),
  ),
  supplement(
    'entertainment.finds_work',
    declines(['Yes'], 'We do not insure agents. Finding work for entertainers or athletes needs an agent’s policy.'),
  ),
]
