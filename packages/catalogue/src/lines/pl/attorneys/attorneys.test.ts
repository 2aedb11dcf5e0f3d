import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { shownColumns, withDerivedItems } from '@coverwright/core/evaluation/list-columns'
import { next } from '@coverwright/core/navigation/navigate'
import { saveStep } from '@coverwright/core/saving/save-step'
import type { Text } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import site from '../../../../../../sites/default.json' with { type: 'json' }
import { clearingEffects } from '../../../countries/clearing-effects.ts'
import { unitedStates } from '../../../countries/us/country.ts'
import { enUs } from '../../../messages/en-us.ts'
import { siteFlow } from '../../../sites/site-flow.ts'
import { attorneys } from './attorneys.ts'

const { flow } = siteFlow(site, unitedStates)

const ana: Answers = {
  id: 'a1',
  first_name: 'Ana',
  last_name: 'Ruiz',
  designation: 'sole',
  year_admitted: 2008,
  bar_states: ['OH'],
  hire_date: '2015-06-01',
  employment_type: 'full_time',
  weekly_hours: 40,
  specialty: 'elder_law',
  prior_acts_approval: 'No',
}
const ben: Answers = { ...ana, id: 'a2', first_name: 'Ben', designation: 'employed' }

const insuredSince2012: Answers = { existing_pl_insurance: 'Yes', full_prior_acts: 'No', prior_acts_date: '2012-01-01' }

const contextOf = (list: readonly Answers[], aig: Answers = insuredSince2012, more: Answers = {}): FlowContext => ({
  answers: {
    contact_first_name: 'Ana',
    contact_last_name: 'Ruiz',
    insurance_types: [{ uuid: '5b0c6f1e-7a52-4c8e-9d3b-000000000004' }],
    ...more,
    pl: { aig: { ...aig, attorneys: list } },
  },
  facts: { state: 'OH', naics6: '541110' },
  sets: {},
  switches: {},
  today: '2026-11-20',
})

const entryOf = (context: FlowContext) => {
  const entry = evaluateFlow(flow, context).pages.find(({ slot }) => slot.node === attorneys)
  if (!entry) throw new Error('The attorneys are not in the flow')
  return entry
}
const problemOf = (...args: Parameters<typeof contextOf>) => entryOf(contextOf(...args)).list?.failed

it('reports only the first failing check of the list (V3, R9)', () => {
  expect(problemOf([])).toBe('list.attorneys.atLeastOne')
  expect(problemOf([ana])).toBeUndefined()
  expect(problemOf([ana, { ...ana, id: 'a2', first_name: ' ANA ' }])).toBe('list.attorneys.noDuplicates')
  expect(problemOf([ben, { ...ben, id: 'a3' }])).toBe('list.attorneys.noDuplicates')
  expect(problemOf([ana, { ...ben, first_name: 'Ana', year_admitted: 2031 }])).toBeUndefined()
  expect(problemOf([ana, { ...ben, designation: 'partner' }])).toBe('list.attorneys.oneSoleOwner')
  expect(problemOf([ana, ben, { ...ben, id: 'a3', first_name: 'Cleo' }])).toBeUndefined()
  expect(problemOf([ben])).toBe('list.attorneys.oneInCharge')
  expect(problemOf([ben, { id: 'a3', first_name: 'Cleo' }])).toBeUndefined()
})

it.each(['nonprofit', 'other'])('requires no owner of a firm of the form %s (R9)', (business_type) => {
  expect(problemOf([ben], insuredSince2012, { business_type })).toBeUndefined()
  expect(problemOf([ben], insuredSince2012, { business_type: 'pllc' })).toBe('list.attorneys.oneInCharge')
})

it('can be left only with somebody on it (X2)', () => {
  expect(entryOf(contextOf([])).path).toBe('/pl/a/attorney/create')
  expect(entryOf(contextOf([])).status).not.toBe('complete')
  expect(next(evaluateFlow(flow, contextOf([ana])), '/pl/a/attorney/create')).toBe('/pl/a/attorney/list')
  expect(next(evaluateFlow(flow, contextOf([ana])), '/pl/a/attorney/list')).toBe('/pl/a/outsourced-attorneys-data')
})

it('uses the wording that was requested (R9)', () => {
  expect(enUs[String(attorneys.checks[0]?.message)]).toBe(
    'You should have at least one listed attorney in order to proceed to the next page',
  )
  expect(enUs['list.attorneys.deletePrompt']).toBe('Are you sure that you want to delete this attorney?')
  expect(enUs['list.attorneys.samePolicyDate']).toBe('Same as policy effective date')
  expect(enUs['field.pl.aig.attorneys.employment_type.option.part_time']).toBe('Part-time (up to 25 hours per week)')
  expect(enUs['field.pl.aig.attorneys.employment_type.option.full_time']).toBe(
    'Full-time (more than 25 hours per week)',
  )
  expect(enUs['list.attorneys.guidance']).toMatch(
    /^Include full and part time attorneys\. Do not include of counsel, independent contractor or per diem attorneys/,
  )
  expect(enUs['field.pl.aig.non_lawyer_prevalence.label']).toMatch(/more than five .*not attorneys for each attorney/)
  expect(enUs['field.pl.aig.provided_services_ineligible_aops.label']).toMatch(/past 5 years.*legal services/)
})

const problemsOf = (item: Answers) =>
  entryOf(contextOf([item])).problems.map(({ path, key }) => `${path.replace('pl.aig.attorneys.0.', '')} ${key}`)

it.each([
  [{}, []],
  [{ employment_type: 'part_time', weekly_hours: 25 }, []],
  [{ employment_type: 'part_time', weekly_hours: 26 }, ['weekly_hours validationError.isLessThanOrEqualWhen']],
  [{ employment_type: 'full_time', weekly_hours: 26 }, []],
  [{ employment_type: 'full_time', weekly_hours: 25 }, ['weekly_hours validationError.isMoreThanWhen']],
  [{ weekly_hours: 0, employment_type: 'part_time' }, ['weekly_hours validationError.isMoreThan']],
  [{ weekly_hours: 101 }, ['weekly_hours validationError.isLessThanOrEqual']],
  [{ hire_date: '2008-01-01' }, []],
  [{ hire_date: '2007-12-31' }, ['hire_date validationError.isNotBeforeYear']],
  [{ hire_date: '2026-11-20' }, []],
  [{ hire_date: '2026-11-21' }, ['hire_date validationError.dateIsBefore']],
  [
    { year_admitted: 2027 },
    ['year_admitted validationError.isNotFutureYear', 'hire_date validationError.isNotBeforeYear'],
  ],
  [{ prior_acts_approval: 'Yes' }, ['prior_acts_date validationError.requiredField']],
  [{ prior_acts_approval: 'Yes', prior_acts_date: '2026-11-21' }, ['prior_acts_date validationError.dateIsBefore']],
  [{ prior_acts_approval: 'Yes', prior_acts_date: '2008-01-01' }, []],
  [{ prior_acts_approval: 'Yes', prior_acts_date: '2007-12-31' }, ['prior_acts_date validationError.isNotBeforeYear']],
])('an attorney with %j is refused for %j (R9)', (changed, problems) => {
  expect(problemsOf({ ...ana, ...changed })).toEqual(problems)
})

const derivedList = (list: readonly Answers[], aig: Answers) => {
  const context = contextOf(list, aig)
  const words = (text: Text) => (typeof text === 'string' ? (enUs[text] ?? text) : '')
  const derivedItems = readAnswer(
    withDerivedItems(context.answers, evaluateFlow(flow, context), context, words),
    attorneys.items,
  )
  return {
    columns: shownColumns(attorneys, entryOf(context).view).map(({ field }) => field.path),
    dates: (Array.isArray(derivedItems) ? derivedItems : []).map((item: Answers) => item.effective_prior_acts_date),
  }
}

it('shows since when each is insured, and hides the hire date where the firm has no insurance (R9)', () => {
  const own = { ...ben, prior_acts_approval: 'Yes', prior_acts_date: '2009-03-01' }
  expect(derivedList([ana, own], insuredSince2012)).toEqual({
    columns: [
      'item.first_name',
      'item.last_name',
      'item.employment_type',
      'item.hire_date',
      'item.effective_prior_acts_date',
    ],
    dates: ['2015-06-01', '2009-03-01'],
  })
  expect(derivedList([ana, own], { existing_pl_insurance: 'no' })).toEqual({
    columns: ['item.first_name', 'item.last_name', 'item.employment_type', 'item.effective_prior_acts_date'],
    dates: ['Same as policy effective date', '2009-03-01'],
  })
  expect(derivedList([ana], {}).columns).toContain('item.hire_date')
})

it('ignores a policy date that is closed: full prior acts reach behind it (Q2, R9)', () => {
  const closed = { ...insuredSince2012, full_prior_acts: 'Yes', prior_acts_date: '2020-01-01' }
  expect(derivedList([ana], closed).dates).toEqual(['2015-06-01'])
  expect(derivedList([ana], { ...closed, full_prior_acts: 'No' }).dates).toEqual(['2020-01-01'])
})

it('removes an attorney’s own date when its approval is withdrawn (R9)', () => {
  const own = { ...ana, prior_acts_approval: 'Yes', prior_acts_date: '2009-03-01' }
  const savedStep = saveStep(
    flow,
    contextOf([own]),
    '/pl/a/attorney/edit/0',
    { pl: { aig: { attorneys: [{ ...own, prior_acts_approval: 'No' }] } } },
    clearingEffects(unitedStates),
  )
  expect(savedStep?.answers).toMatchObject({ pl: { aig: { attorneys: [{ prior_acts_approval: 'No' }] } } })
  expect(JSON.stringify(savedStep?.answers)).not.toContain('2009-03-01')
})

it('starts the first attorney with the contact’s name (R9)', () => {
  expect(attorneys.prefill).toEqual({ first_name: 'contact_first_name', last_name: 'contact_last_name' })
})

it('keeps the attorneys of a firm that changes its trade and back; only open pages are sent (F19, F20)', () => {
  const before = contextOf([ana], insuredSince2012, {
    class_code_ref: 'CW541110A',
    zip_code: '43215',
    business_type: 'llc',
  })
  const changedStep = saveStep(flow, before, '/', { class_code_ref: 'CW541611A' }, clearingEffects(unitedStates))
  expect(changedStep?.answers).toMatchObject({ class_code_ref: 'CW541611A', pl: { aig: { attorneys: [ana] } } })
  const consultant = { ...before, facts: { ...before.facts, naics6: '541611' } }
  expect(evaluateFlow(flow, consultant).pages.some(({ path }) => path.startsWith('/pl/a/'))).toBe(false)
})

it('adds up areas of practice to exactly 100, each once (V1, R9)', () => {
  const problems = (...areas: readonly (readonly [string, number])[]) => {
    const context = contextOf([ana])
    const practice_areas = areas.map(([area, percent], index) => ({ id: `p${index}`, area, percent }))
    const answers = writeAnswer(context.answers, 'pl.aig.practice_areas', practice_areas)
    const page = evaluateFlow(flow, { ...context, answers }).pages.find(({ path }) => path === '/pl/a/practice-areas')
    return page?.problems.map(({ key }) => key)
  }
  expect(problems(['elder_law', 60], ['appeals', 40])).toEqual([])
  expect(problems(['elder_law', 60], ['appeals', 39])).toEqual(['validationError.totalIs'])
  expect(problems(['elder_law', 60], ['appeals', 41])).toEqual(['validationError.totalIs'])
  expect(problems(['elder_law', 60], ['elder_law', 40])).toEqual(['validationError.hasNoDuplicates'])
  expect(problems(['elder_law', 100], ['appeals', 0])).toEqual(['validationError.isMoreThan'])
  expect(problems(['other_legal_work', 100])).toEqual(['validationError.requiredField'])
})
