import type { Field, FieldType } from '@coverwright/core/model/field'
import type { PageStep } from '@coverwright/core/model/step'
import type { Rule } from '@coverwright/core/rules/rule'
import { is, moreThan, yes } from '@coverwright/core/rules/rule'
import { numberAt, remark } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { wholeNumberBetween } from '../../bounds.ts'
import { belowABillion, linePage, openedBy, shortText } from '../../line-page.ts'
import { bringsSupplement } from './practice-areas.ts'

type Extras = NonNullable<Parameters<typeof field>[2]>

/** Questions of one supplement: `ask` for everybody who gets it, `then` for those whose answer to `to` opens more. */
function supplement(name: string, when?: Rule) {
  const path = (question: string) => `pl.aig.supplements.${name}.${question}`
  const ask = (question: string, type: FieldType, extras: Extras = {}): Field =>
    field(path(question), type, { hint: true, ...(when ? { visible: when } : {}), ...extras })
  const then = (to: string, opens: (path: string) => Rule, question: string, type: FieldType, extras: Extras = {}) =>
    ask(question, type, { ...openedBy(path(to), opens(path(to))), ...extras })
  return { ask, then }
}

const amount = { width: 3, checks: [belowABillion] } as const
const count = { width: 3, checks: wholeNumberBetween(0, 99_999) } as const
const words = { checks: shortText }
const some = (path: string) => moreThan(path, 0)

/** The largest of several is no smaller than their average. */
const averageAt = (path: string) =>
  remark(
    'no less than the average',
    [path],
    ['average', 'step.pl-a-practice-areas-supplemental.label'],
    (view, most) => {
      const sum = numberAt(view, path)
      return sum !== undefined && typeof most === 'number' && most < sum ? { money: { sum }, differs: true } : undefined
    },
  )

const outside = supplement('general')
/** Asked of every firm that lists its areas. */
const interests = [
  outside.ask('outside_interests', 'yes_no', { why: true }),
  outside.then('outside_interests', yes, 'outside_interests_detail', 'text', words),
  outside.ask('client_funds', 'yes_no'),
  outside.then('client_funds', yes, 'largest_account', 'money', amount),
]

const debts = supplement('collections', bringsSupplement('collections'))
/** A firm that only acts for debtors collects nothing. */
const collects = (path: string) => is(path, 'creditors', 'both')
const collections = [
  debts.ask('side', 'select', { options: ['creditors', 'debtors', 'both'] }),
  debts.then('side', collects, 'accounts', 'number', count),
  debts.then('side', collects, 'staff_per_attorney', 'number', { width: 3, checks: wholeNumberBetween(0, 999) }),
  debts.then('side', collects, 'attorney_reviews', 'yes_no'),
  debts.then('side', collects, 'payments_before_suit', 'yes_no'),
]

const wills = supplement('estates', bringsSupplement('estates'))
const estates = [
  wills.ask('largest_estate', 'money', amount),
  wills.ask('fiduciary', 'yes_no', { why: true }),
  wills.then('fiduciary', yes, 'fiduciary_detail', 'text', words),
  wills.ask('beneficiary', 'yes_no'),
  wills.then('beneficiary', yes, 'beneficiary_detail', 'text', words),
]

const divorce = supplement('family', bringsSupplement('family'))
const family = [
  divorce.ask('qdro', 'yes_no'),
  divorce.then('qdro', yes, 'qdro_by', 'select', { options: ['attorney', 'specialist'] }),
  divorce.ask('largest_estate', 'money', amount),
]

const banks = supplement('financial', bringsSupplement('financial_institutions'))
const financial = [
  banks.ask('services', 'multi_select', {
    options: ['loan_closings', 'regulation', 'workouts', 'opinions', { value: 'other', exclusive: true }],
  }),
  banks.ask('board_seat', 'yes_no'),
  banks.ask('troubled_client', 'yes_no'),
]

const ideas = supplement('ip', bringsSupplement('intellectual_property'))
const intellectualProperty = [
  ideas.ask('docket_audit', 'yes_no', { why: true }),
  ideas.ask('foreign_filings', 'yes_no'),
  ideas.then('foreign_filings', yes, 'foreign_by', 'select', { options: ['local_counsel', 'firm'] }),
  ideas.ask('renewal_fees', 'yes_no'),
]

const plaintiffSupplement = supplement('plaintiff', bringsSupplement('plaintiff'))
const plaintiff = [
  plaintiffSupplement.ask('cases_filed', 'number', count),
  plaintiffSupplement.ask('cases_settled', 'number', count),
  plaintiffSupplement.ask('cases_per_attorney', 'number', {
    width: 3,
    checks: wholeNumberBetween(0, 9999),
    fact: 'law.busiest_attorney',
  }),
  plaintiffSupplement.then('cases_settled', some, 'average_case', 'money', amount),
  plaintiffSupplement.ask('largest_case', 'money', {
    ...amount,
    remarks: [averageAt('pl.aig.supplements.plaintiff.average_case')],
  }),
  plaintiffSupplement.ask('statute_checks', 'yes_no', { why: true }),
]

const deeds = supplement('real_estate', bringsSupplement('real_estate'))
const realEstate = [
  deeds.ask('closings', 'number', count),
  deeds.then('closings', some, 'average_deal', 'money', amount),
  deeds.ask('largest_deal', 'money', {
    ...amount,
    remarks: [averageAt('pl.aig.supplements.real_estate.average_deal')],
  }),
  deeds.ask('escrow', 'yes_no', { why: true }),
  deeds.then('escrow', yes, 'escrow_reconciled', 'yes_no'),
  deeds.then('escrow', yes, 'wires_called_back', 'yes_no', { fact: 'controls.payment_callback' }),
  deeds.ask('own_investment', 'yes_no'),
  deeds.ask('title_agency', 'yes_no'),
  deeds.then('title_agency', yes, 'title_agency_insured', 'yes_no'),
]

const deals = supplement('securities', bringsSupplement('securities'))
const securities = [
  deals.ask('clients', 'select', { options: ['private', 'public', 'both'] }),
  deals.ask('deals', 'number', count),
  deals.then('deals', some, 'largest_deal', 'money', amount),
  deals.ask('offering_documents', 'yes_no'),
  deals.ask('stock_for_fees', 'yes_no'),
]

const stage = supplement('entertainment', bringsSupplement('entertainment'))
const entertainment = [stage.ask('money_handling', 'yes_no', { why: true }), stage.ask('finds_work', 'yes_no')]

/** Further questions for certain areas of practice, and two for everyone. Source: seed 2.4, 4.3. */
export const practiceAreaSupplements: PageStep = linePage('/pl/a/practice-areas-supplemental', [
  ...interests,
  ...collections,
  ...estates,
  ...family,
  ...financial,
  ...intellectualProperty,
  ...plaintiff,
  ...realEstate,
  ...securities,
  ...entertainment,
])
