import type { Answers } from '@coverwright/core/answers/answers'
import { isBlank, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import type { ListStep } from '@coverwright/core/model/step'
import type { View } from '@coverwright/core/rules/rule'
import { submission } from '@coverwright/core/saving/submission'
import { expect, it, test } from 'vitest'
import { insuranceTypes } from './lines/insurance-types.ts'
import { pickedType } from './lines/picked-type.ts'
import { fieldsOf, flowOf, nothing, sites } from './testing/sites-as-they-are.ts'

/** All that earlier answers prefill on a site, by the field. */
const prefilledOn = ({ flow }: (typeof sites)[number]) =>
  [...new Set(flow.slots.map(({ node }) => node))].flatMap((node) => {
    const list: Partial<ListStep> = node.kind === 'list' ? node : {}
    const { remarks = [], prefill = {} } = list
    return [
      ...remarks.map((remark) => ({ where: node.id, told: remark })),
      ...Object.values(prefill).flatMap((told) => (typeof told === 'string' ? [] : [{ where: node.id, told }])),
      ...fieldsOf(node).flatMap(({ path, derived, initial, remarks = [] }) =>
        [derived, initial, ...remarks].flatMap((derivation) =>
          derivation ? [{ where: `${node.id}: ${path}`, told: derivation }] : [],
        ),
      ),
    ]
  })

test.for(sites)('$name: nothing is derived from missing answers (Q2)', (site) => {
  for (const { where, told } of prefilledOn(site)) {
    // The usual choice of a limit is not among them: it is shown as such, and counts once its page is saved.
    if ('of' in told) expect([where, isBlank(told.of(nothing))]).toEqual([where, true])
    else
      for (const answer of [undefined, 'Yes', 'No', 7, [{}]])
        expect([where, told.says(nothing, answer)]).toEqual([where, undefined])
  }
})

it('everything that is read is asked on some site, or looked up (F1)', () => {
  const lookedUp = [
    ...['state', 'city', 'primary_location', 'class_traits'],
    ...['class_code_description', 'sub_class_code_description'],
  ]
  // The other answers in the same entry.
  const inEntries = new Set(
    sites.flatMap(({ flow }) =>
      flow.slots.flatMap(({ node }) => fieldsOf(node).flatMap(({ fields = [] }) => fields.map(({ path }) => path))),
    ),
  )
  const knows = (path: string) =>
    lookedUp.includes(path) ||
    inEntries.has(path) ||
    path.startsWith('item.') ||
    sites.some(({ flow }) => flow.owned.has(path))
  const reads = sites.flatMap((site) =>
    prefilledOn(site).flatMap(({ where, told }) => told.reads.map((path) => ({ where, path }))),
  )
  expect(reads.length).toBeGreaterThan(150)
  expect(reads.filter(({ path }) => !knows(path))).toEqual([])
})

const day = '2026-11-20'
const us = flowOf('default')
const typesOf = (lines: readonly string[]) => insuranceTypes.filter(({ line }) => lines.includes(line)).map(pickedType)

const business = {
  class_code_ref: 'CW458110A',
  zip_code: '60540',
  business_type: 'llc',
  annual_revenue: 1_000_000,
  annual_payroll: 300_000,
  fulltime_employees: 5,
  parttime_employees: 2,
}

/** @param more by path */
function contextOf(lines: readonly string[], more: Answers = {}): FlowContext {
  const answers = Object.entries(more).reduce<Answers>((all, [path, answer]) => writeAnswer(all, path, answer), {
    ...business,
    insurance_types: typesOf(lines),
  })
  return { answers, facts: { state: 'IL', city: 'Naperville', wc_state: 'IL' }, sets: {}, switches: {}, today: day }
}

const trailOf = (lines: readonly string[], more?: Answers) => evaluateFlow(us.flow, contextOf(lines, more))
const asksFor = (path: string, lines: readonly string[], more?: Answers) =>
  trailOf(lines, more).pages.some(({ visible }) => visible.includes(path))
const answerAt = (path: string, lines: readonly string[], more?: Answers) => trailOf(lines, more).view.get(path)

it('workers’ compensation does not ask a business with employees whether it has any, and its insurers get Yes (Q2, A6)', () => {
  const path = 'wc.general.has_employees'
  expect(asksFor(path, ['wc'])).toBe(false)
  expect(asksFor('wc.payroll', ['wc'])).toBe(true)
  expect(asksFor(path, ['wc'], { fulltime_employees: 0, parttime_employees: 0 })).toBe(true)
  expect(asksFor(path, ['wc'], { fulltime_employees: 0, parttime_employees: 1 })).toBe(false)
  // Saved earlier: a No that the insurers would have refused.
  const context = contextOf(['wc'], { [path]: 'No' })
  expect(readAnswer(submission(evaluateFlow(us.flow, context), context), path)).toBe('Yes')
})

it('whether an insurer ended the insurance is asked once: No for all is No for each (Q2)', () => {
  const lines = ['gl', 'wc']
  expect(
    asksFor('wc.general.cancelled', lines, { 'claims.cancelled': 'No', 'wc.general.prior_coverage': 'in_force' }),
  ).toBe(false)
  expect(
    asksFor('wc.general.cancelled', lines, { 'claims.cancelled': 'Yes', 'wc.general.prior_coverage': 'in_force' }),
  ).toBe(true)
  // Where past claims are not asked about, professional liability asks.
  const answersWith = (answer: string) => ({ 'pl.prior.cancelled': answer, 'pl.prior.has_cover': 'No' })
  expect(asksFor('cyber.prior.declined', ['eo', 'cl'], answersWith('No'))).toBe(false)
  expect(asksFor('cyber.prior.declined', ['eo', 'cl'], answersWith('Yes'))).toBe(true)
})

const claim = (more: Answers) => ({
  id: 'c1',
  line: 'liability',
  date: '2025-03-01',
  paid: 0,
  open: 'No',
  description: 'x',
  ...more,
})

it.each<[string, readonly string[], Answers, unknown]>([
  ['cyber.has_domain', ['cl'], { business_website: 'https://www.okafor-bakery.com/bread' }, 'Yes'],
  ['cyber.domain', ['cl'], { business_website: 'https://www.okafor-bakery.com/bread' }, 'okafor-bakery.com'],
  ['cyber.has_domain', ['cl'], { contact_email: 'ruth@okafor-bakery.com' }, 'Yes'],
  ['cyber.domain', ['cl'], { contact_email: 'Ruth@Okafor-Bakery.com' }, 'okafor-bakery.com'],
  ['cyber.domain', ['cl'], { contact_email: 'ruth.okafor@gmail.com' }, undefined],
  ['cyber.domain', ['cl'], { contact_email: 'ruth@san.rr.com' }, undefined],
  ['ca.owned', ['ca'], { has_vehicles: 'No' }, 'No'],
  ['ca.owned', ['ca'], { has_vehicles: 'Yes' }, undefined],
  [
    'umbrella.large_losses',
    ['gl', 'umb'],
    { 'claims.any': 'Yes', 'claims.list': [claim({ paid: 9000, open: 'Yes', reserved: 2000 })] },
    'Yes',
  ],
  ['umbrella.large_losses', ['gl', 'umb'], { 'claims.any': 'Yes', 'claims.list': [claim({ paid: 9000 })] }, undefined],
  ['umbrella.large_loss_count', ['gl', 'umb'], { 'claims.any': 'Yes', 'claims.list': [claim({ paid: 90_000 })] }, 1],
  ['wc.has_claims', ['gl', 'wc'], { 'claims.any': 'Yes', 'claims.list': [claim({ line: 'injury' })] }, 'Yes'],
  [
    'wc.has_claims',
    ['gl', 'wc'],
    { 'claims.any': 'Yes', 'claims.list': [claim({ line: 'injury', date: '2022-03-01' })] },
    undefined,
  ],
  [
    'umbrella.young_drivers',
    ['ca', 'umb'],
    { has_vehicles: 'Yes', 'ca.owned': 'Yes', drivers: [{ birthdate: '2005-01-01' }, { birthdate: '1980-01-01' }] },
    1,
  ],
  [
    'epli.other_states',
    ['epli', 'wc'],
    {
      'wc.payroll': [
        { state: 'IL', full_time: 5 },
        { state: 'WI', full_time: 2 },
      ],
    },
    'Yes',
  ],
  ['umbrella.foreign', ['product', 'umb'], { 'product.foreign_share': 20 }, 'Yes'],
  ['umbrella.subsidiaries', ['do', 'umb'], { 'directors_and_officers.has_subsidiaries': 'Yes' }, 'Yes'],
])('%s follows from what was said before, case %#', (path, lines, more, answer) => {
  expect(answerAt(path, lines, more)).toBe(answer)
})

it('the first job listed has all employees, where insurers may cover them in the state (S4)', () => {
  const field = us.flow.slots.flatMap(({ node }) => fieldsOf(node)).find(({ path }) => path === 'wc.payroll')
  const beginning = (answers: Answers) => field?.initial?.of({ ...nothing, get: (path) => readAnswer(answers, path) })
  expect(beginning({ ...business, state: 'IL' })).toEqual([
    { state: 'IL', full_time: 5, part_time: 2, payroll: 300_000 },
  ])
  expect(beginning({ ...business, state: 'OH' })).toEqual([])
  expect(beginning({ ...business, state: 'IL', fulltime_employees: 0, parttime_employees: 0 })).toEqual([])
})

/** The initial value of a field, given these answers. */
const initialOf = (path: string) => {
  const field = us.flow.slots
    .flatMap(({ node }) => fieldsOf(node))
    .find((each) => each.path === path && (each.initial ?? each.derived))
  return (answers: Answers) => (field?.initial ?? field?.derived)?.of({ ...nothing, get: (at) => answers[at] })
}

const contact = { contact_first_name: 'Ruth', contact_last_name: 'Okafor' }

it.each([
  ['sole_proprietor', { name: 'Ruth Okafor', title: 'owner', share: 100 }],
  ['llc', { name: 'Ruth Okafor', title: 'member' }],
  ['llp', { name: 'Ruth Okafor', title: 'partner' }],
  ['corporation', { name: 'Ruth Okafor' }],
])(
  'the first owner of a business of the form %s is prefilled with the applicant, in the role of that form (Q2)',
  (business_type, owner) => {
    expect(initialOf('wc.owners')({ ...contact, business_type })).toEqual([owner])
  },
)

it('the company’s leaders are prefilled with the owners named before, else with the applicant (Q2)', () => {
  const beginning = initialOf('directors_and_officers.stakeholders')
  expect(beginning(contact)).toEqual([{ name: 'Ruth Okafor' }])
  expect(beginning({ ...contact, 'wc.owners': [{ name: 'Sam Tran', share: 60 }] })).toEqual([
    { name: 'Sam Tran', voting_percent: 60 },
  ])
})

it('a policy below the umbrella is applied for if its line was picked, else in force (Q2)', () => {
  const beginning = (line: string) =>
    initialOf('item.status')({ 'item.line': line, insurance_types: typesOf(['gl', 'umb']) })
  expect(['gl', 'employers', 'hired_auto'].map(beginning)).toEqual(['applied_here', 'in_force', 'in_force'])
})

it('a firm that clears rights for clients clears them for its own pages (Q2)', () => {
  const beginning = initialOf('cyber.media_cleared')
  expect(['Yes', 'No'].map((answer) => beginning({ 'eo.media.rights_cleared': answer }))).toEqual(['Yes', undefined])
})

it('there are no other workers where an earlier answer said so (Q2)', () => {
  const beginning = initialOf('epli.others')
  expect(beginning({ uses_subcontractors: 'No', 'wc.general.leased': 'neither' })).toEqual({
    contractors: 0,
    leased: 0,
  })
  expect(beginning({ uses_subcontractors: 'Yes', 'wc.general.leased': 'leased_in' })).toBeUndefined()
})

const { flow: uk, country: kingdom } = flowOf('uk')
const ukTypes = (lines: readonly string[]) => kingdom.types.filter(({ line }) => lines.includes(line)).map(pickedType)

it.each<[readonly string[], string, boolean, unknown]>([
  [['gb_pi'], 'Yes', false, 'Yes'],
  [['gb_pi'], 'No', false, 'No'],
  [['gb_pi', 'gb_pl'], 'No', false, 'No'],
  [['gb_pi', 'gb_pl'], 'Yes', true, undefined],
])(
  'the United Kingdom: with %s insured today %s, whether the profession is insured is asked: %s (I4)',
  (lines, today, isAsked, answer) => {
    const answers = { ...business, insurance_types: ukTypes(lines), coverage: { current_insurance: today } }
    const flowState = evaluateFlow(uk, { answers, facts: {}, sets: {}, switches: {}, today: day })
    expect(flowState.pages.some(({ visible }) => visible.includes('gb_pi.insured_today'))).toBe(isAsked)
    expect(flowState.view.get('gb_pi.insured_today')).toBe(answer)
  },
)

test.for([
  ['20 W Jefferson Ave', '60540', '20 W Jefferson Ave'],
  ['20 W Jefferson Ave', '60614', undefined],
  ['PO Box 412', '60540', undefined],
  ['P.O. Box 412', '60540', undefined],
] as const)(
  'the first place begins where mail goes, unless that is a P.O. box or elsewhere: %s, %s (S3)',
  ([street, zip, expected]) => {
    const answers: Answers = { zip_code: '60540', mailing_address: { street, zip_code: zip } }
    const [site] = sites
      .flatMap(prefilledOn)
      .filter(({ told }) => told.label.startsWith('street of the mailing address'))
    const view: View = { ...nothing, get: (path) => readAnswer(answers, path) }
    expect(site && 'of' in site.told && site.told.of(view)).toBe(expected)
  },
)
