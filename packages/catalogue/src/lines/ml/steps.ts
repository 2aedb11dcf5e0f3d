import type { GroupNode } from '@coverwright/core/model/step'
import { all, is, not, yes } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'
import { insures } from '../insures.ts'
import { belowABillion, linePage, nameText, openedBy } from '../line-page.ts'
import { withoutOwners } from '../without-owners.ts'

const answers = 'directors_and_officers'
const finances = `${answers}.finances`
const funding = `${answers}.funding`
const investors = `${answers}.investors`

const ofWhich = (totalName: string) => [{ rule: 'isNotMoreThanAnswer', of: `${finances}.${totalName}` }, belowABillion]
const ifLoss = openedBy(`${finances}.result`, is(`${finances}.result`, 'loss'))

/** Sales are asked of every business; the rest of the balance sheet only here. */
const balanceSheet = [
  field(`${finances}.total_assets`, 'money', { hint: true, width: 3, checks: [belowABillion] }),
  field(`${finances}.current_assets`, 'money', { hint: true, width: 3, checks: ofWhich('total_assets') }),
  field(`${finances}.total_liabilities`, 'money', { hint: true, why: true, width: 3, checks: [belowABillion] }),
  field(`${finances}.current_liabilities`, 'money', { hint: true, width: 3, checks: ofWhich('total_liabilities') }),
  field(`${finances}.result`, 'select', { hint: true, options: ['profit', 'even', 'loss'] }),
  field(`${finances}.net_loss`, 'money', {
    hint: true,
    width: 3,
    ...ifLoss,
    checks: [{ rule: 'isMoreThan', than: 0 }, belowABillion],
  }),
  field(`${finances}.cash`, 'money', { hint: true, width: 3, ...ifLoss, checks: ofWhich('current_assets') }),
  field(`${finances}.runway_months`, 'number', {
    hint: true,
    width: 3,
    ...ifLoss,
    checks: [{ rule: 'isLessThanOrEqual', than: 120 }],
  }),
]

const hasVentureFunding = yes(`${funding}.vc_funding`)
const ifVentureFunded = openedBy(`${funding}.vc_funding`, hasVentureFunding)

const raisedMoney = [
  field(`${funding}.vc_funding`, 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true, why: true }),
  field(`${funding}.total_raised`, 'money', {
    hint: true,
    width: 3,
    ...ifVentureFunded,
    checks: [{ rule: 'isMoreThan', than: 0 }, belowABillion],
  }),
  field(`${funding}.last_round`, 'select', {
    hint: true,
    width: 3,
    ...ifVentureFunded,
    options: ['pre_seed', 'seed', 'series_a', 'series_b', 'series_c', 'growth'],
  }),
  field(`${funding}.convertible_notes`, 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field(`${funding}.next_raise`, 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field(`${funding}.public_offering`, 'multi_select', {
    hint: true,
    options: ['ipo', 'crowdfunding', 'tokens', { value: 'none', exclusive: true }],
  }),
]

const lead = openedBy(`${investors}.has_lead_investor`, yes(`${investors}.has_lead_investor`))
const ifAccredited = openedBy(`${investors}.has_accredited_investor`, yes(`${investors}.has_accredited_investor`))

const backers = [
  field(`${investors}.has_lead_investor`, 'yes_no', {
    statement: { list: 'true', kind: 'exposure' },
    hint: true,
    why: true,
  }),
  field(`${investors}.lead_investor_name`, 'text', { ...lead, checks: nameText }),
  field(`${investors}.has_accredited_investor`, 'yes_no', { hint: true }),
  field(`${investors}.is_accredited_investor_eligible`, 'yes_no', { hint: true, ...ifAccredited }),
  field(`${investors}.investor_count`, 'number', {
    hint: true,
    width: 3,
    checks: [
      { rule: 'isMoreThan', than: 0 },
      { rule: 'isLessThan', than: 10_000 },
    ],
  }),
  field(`${investors}.secondary_sale`, 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
]

/** Management liability: what the company owns, owes and raises, before its directors are asked. Source: seed 4.3; docs/decisions/0108. */
export const managementLiability: GroupNode = {
  kind: 'group',
  id: 'ml',
  label: 'section.ml',
  when: insures('do'),
  children: [
    linePage('/ml/financial-assets', balanceSheet),
    linePage('/ml/funding', raisedMoney, not(withoutOwners)),
    linePage('/ml/investors', backers, all(not(withoutOwners), hasVentureFunding)),
  ],
}
