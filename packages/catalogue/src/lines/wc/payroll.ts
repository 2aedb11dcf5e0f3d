import type { Field } from '@coverwright/core/model/field'
import { any, is, not } from '@coverwright/core/rules/rule'
import { totalOf } from '@coverwright/core/validation/rules/list/total-of'
import { derivation, employeesIn, entriesAt, initialFrom, numberAt, remark } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { isMonopolistic } from '../../reference/monopolistic-states.ts'
import { licensingStates } from '../licensing-states.ts'
import { payOfJob } from '../unlikely.ts'
import { inFundState, listsPayroll } from './state-of-work.ts'

/** Where an insurer may cover employees. Those of the other states are covered by the state. */
const insuredStates = licensingStates.filter(({ value }) => !isMonopolistic(value))

/** Kinds of business that have no owner who could be on the policy. */
const withoutOwners = ['nonprofit', 'association', 'trust', 'other'] as const

const dollars = [{ rule: 'isLessThan', than: 1_000_000_000 }]
const count = [{ rule: 'isLessThan', than: 100_000 }]

const isOtherDuty = is('classification', 'other')

/** One row for each kind of work in each state: the basis of the workers’ compensation price. */
const payrollRow: readonly Field[] = [
  { ...field('state', 'select', { width: 3 }, 'wc.payroll.state'), options: insuredStates },
  field(
    'classification',
    'select',
    { hint: true, optionsFrom: 'employee-classifications' },
    'wc.payroll.classification',
  ),
  field(
    'duties',
    'text',
    { hint: true, visible: isOtherDuty, parent: 'classification', checks: [{ rule: 'isLengthLessThan', than: 121 }] },
    'wc.payroll.duties',
  ),
  field(
    'full_time',
    'number',
    { hint: true, width: 3, checks: count, restOf: 'fulltime_employees' },
    'wc.payroll.full_time',
  ),
  field(
    'part_time',
    'number',
    { hint: true, width: 3, checks: count, restOf: 'parttime_employees' },
    'wc.payroll.part_time',
  ),
  field(
    'payroll',
    'money',
    { hint: true, width: 4, checks: dollars, yearly: true, restOf: 'annual_payroll', remarks: [payOfJob] },
    'wc.payroll.payroll',
  ),
]

const isIncluded = is('included', 'include')

const owner: readonly Field[] = [
  field(
    'name',
    'text',
    { width: 4, checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 121 }] },
    'wc.owners.name',
  ),
  field(
    'title',
    'select',
    { width: 3, options: ['owner', 'partner', 'member', 'president', 'other_officer', 'spouse'] },
    'wc.owners.title',
  ),
  field('share', 'percent', { hint: true, width: 3 }, 'wc.owners.share'),
  field('included', 'select', { hint: true, options: ['include', 'exclude'] }, 'wc.owners.included'),
  field(
    'classification',
    'select',
    { hint: true, visible: isIncluded, parent: 'included', optionsFrom: 'employee-classifications' },
    'wc.owners.classification',
  ),
  field(
    'payroll',
    'money',
    {
      hint: true,
      width: 3,
      visible: isIncluded,
      parent: 'included',
      checks: dollars,
      lookup: { from: 'executive-payroll', by: { state: 'state' } },
    },
    'wc.owners.payroll',
  ),
]

const employeeAnswers = ['state', 'fulltime_employees', 'parttime_employees', 'annual_payroll'] as const

/** Presumably all of them do one kind of work; earlier answers have its place and pay. */
const allInOneJob = derivation('all employees in one job', employeeAnswers, (view) => {
  const state = view.get('state')
  if (!(employeesIn(view) ?? 0) || typeof state !== 'string' || isMonopolistic(state)) return []
  const headcount = { state, full_time: view.get('fulltime_employees'), part_time: view.get('parttime_employees') }
  return [{ ...headcount, payroll: view.get('annual_payroll') }]
})

/** In a state with a fund of its own only those who work elsewhere are listed. */
const allOfThem = remark(
  'all employees and the whole payroll',
  employeeAnswers,
  ['wcPayroll', 'section.start'],
  (view, answer) => {
    const [employees, sum] = [employeesIn(view), numberAt(view, 'annual_payroll')]
    const rows = entriesAt(answer)
    if (employees === undefined || sum === undefined || rows.length === 0) return undefined
    if (isMonopolistic(String(view.get('state')))) return undefined
    const people = totalOf(rows, 'full_time') + totalOf(rows, 'part_time')
    const listedPayroll = totalOf(rows, 'payroll')
    return {
      params: { people, employees },
      money: { listed: listedPayroll, sum },
      differs: people !== employees || listedPayroll !== sum,
    }
  },
)

/** What Hawaii asks of employers in addition; New York's question is separate. */
const alsoInHawaii = remark('people work in HI', [], ['disabilityHawaii', 'section.wc'], (_view, answer) =>
  entriesAt(answer).some(({ state }) => state === 'HI') ? {} : undefined,
)

export const payroll: Field = field('wc.payroll', 'repeat', {
  initial: initialFrom(allInOneJob),
  remarks: [allOfThem, alsoInHawaii],
  entry: true,
  hint: true,
  why: true,
  visible: listsPayroll,
  fields: payrollRow,
  minItems: 1,
  maxItems: 40,
  checks: [{ rule: 'totalIsMoreThan', of: 'payroll', than: 0 }],
})

const companies = ['corporation', 's_corporation', 'professional_corporation']

/** In California an officer with next to no shares is an employee like others. */
const mayBeLeftOut = remark(
  'officers of California with a small share left out',
  ['state', 'business_type'],
  ['officersCalifornia', 'section.start'],
  (view, answer) => {
    if (view.get('state') !== 'CA' || !companies.includes(String(view.get('business_type')))) return undefined
    const isSmall = ({ included, share }: Readonly<Record<string, unknown>>) =>
      included === 'exclude' && typeof share === 'number' && share < 10
    return entriesAt(answer).some(isSmall) ? { differs: true } : undefined
  },
)

/** What the law calls the owners of a business of this form. A company has several kinds of officers. */
const roles: Readonly<Record<string, string>> = {
  sole_proprietor: 'owner',
  llc: 'member',
  pllc: 'member',
  general_partnership: 'partner',
  limited_partnership: 'partner',
  llp: 'partner',
}

/**
 * The applicant of a small business is most often an owner; the name can be replaced. A sole proprietor owns all of it.
 */
const contactPerson = derivation(
  'the contact',
  ['contact_first_name', 'contact_last_name', 'business_type'],
  (view) => {
    const name = ['contact_first_name', 'contact_last_name'].flatMap((path) => view.get(path) || []).join(' ')
    if (!name) return []
    const title = roles[String(view.get('business_type'))]
    const share = title === 'owner' ? 100 : undefined
    return [{ name, ...(title ? { title } : {}), ...(share ? { share } : {}) }]
  },
)

export const owners: Field = field('wc.owners', 'repeat', {
  initial: initialFrom(contactPerson, 'step.contact.label'),
  entry: true,
  hint: true,
  why: true,
  // Where only the state insures, it insures the owners too.
  visible: not(any(inFundState, is('business_type', ...withoutOwners))),
  fields: owner,
  remarks: [mayBeLeftOut],
  minItems: 1,
  maxItems: 15,
  checks: [{ rule: 'totalIsLessThanOrEqual', of: 'share', than: 100 }],
})
