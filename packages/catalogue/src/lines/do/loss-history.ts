import { yes } from '@coverwright/core/rules/rule'
import { noLossesBefore } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { caseReserve } from '../case-reserve.ts'
import { claimEntries } from '../contradictions.ts'
import { belowABillion, openedBy, shortText } from '../line-page.ts'
import { declinedBefore, pendingDate, policyToday } from '../prior-policy.ts'

const answers = 'directors_and_officers'
const losses = `${answers}.losses`
const prior = `${answers}.prior`
const hadClaims = openedBy(`${losses}.any`, yes(`${losses}.any`))

const claim = [
  field(
    'date',
    'date',
    {
      width: 3,
      checks: [
        { rule: 'dateIsBefore', date: 'today', days: 1 },
        { rule: 'dateIsAfter', date: 'today', days: -1828 },
      ],
    },
    `${losses}.list.date`,
  ),
  field(
    'brought_by',
    'select',
    { width: 3, options: ['shareholder', 'creditor', 'competitor', 'customer', 'regulator', 'other'] },
    `${losses}.list.brought_by`,
  ),
  field('paid', 'money', { hint: true, width: 3, checks: [belowABillion] }, `${losses}.list.paid`),
  field('open', 'yes_no', { width: 3 }, `${losses}.list.open`),
  caseReserve(belowABillion),
  field(
    'description',
    'text',
    { hint: true, checks: [{ rule: 'isLengthLessThan', than: 251 }] },
    `${losses}.list.description`,
  ),
]

/** Claims and what may become one, the cover there is today and the cover wanted. */
export const lossHistory = [
  field(`${losses}.any`, 'yes_no', {
    statement: { list: 'true', kind: 'exposure' },
    yearly: true,
    hint: true,
    remarks: [noLossesBefore],
  }),
  field(`${losses}.list`, 'repeat', { entry: true, ...hadClaims, ...claimEntries(claim), minItems: 1, maxItems: 10 }),
  field(`${losses}.inquiries`, 'multi_select', {
    yearly: true,
    hint: true,
    options: ['regulator', 'antitrust', 'intellectual_property', 'securities', { value: 'none', exclusive: true }],
  }),
  field(`${losses}.circumstances`, 'yes_no', {
    statement: { list: 'true', kind: 'exposure' },
    yearly: true,
    hint: true,
    why: true,
  }),
  field(`${losses}.circumstances_detail`, 'long_text', {
    ...openedBy(`${losses}.circumstances`, yes(`${losses}.circumstances`)),
    checks: shortText,
  }),
  ...policyToday(prior),
  field(`${prior}.premium`, 'money', {
    width: 3,
    ...openedBy(`${prior}.insured`, yes(`${prior}.insured`)),
    checks: [belowABillion],
  }),
  pendingDate(prior, `${prior}.pending_date`),
  ...declinedBefore(prior),
  field(`${answers}.limit`, 'select', {
    usual: '1000000',
    hint: true,
    width: 3,
    options: ['500000', '1000000', '2000000', '3000000', '5000000'],
  }),
  field(`${answers}.retention`, 'select', {
    usual: '10000',
    hint: true,
    width: 3,
    options: ['2500', '5000', '10000', '25000', '50000'],
  }),
]
