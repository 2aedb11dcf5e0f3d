import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { holderOf } from '@coverwright/core/navigation/navigate'
import { expect, it } from 'vitest'
import site from '../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../countries/us/country.ts'
import { sentAnswers } from '../lines/sent-answers.ts'
import { siteFlow } from '../sites/site-flow.ts'

/* Which additions are offered to whom, written by hand a second time. Shares nothing with the flow. */

const numbers = { gl: '01', bop: '02', wc: '03', ca: '06', cp: '07', cl: '08' } as const
type Line = keyof typeof numbers
type Case = { readonly lines: readonly Line[]; readonly alcohol: boolean; readonly wanted: 'Yes' | 'No' | undefined }

const { flow } = siteFlow(site, unitedStates)

const type = (line: Line) => ({
  uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${numbers[line]}`,
  name: line,
  purpose: 'standard',
  wholesaler_allowed: true,
})

const contextOf = ({ lines, alcohol, wanted }: Case): FlowContext => ({
  answers: {
    insurance_types: lines.map(type),
    fulltime_employees: 4,
    parttime_employees: 0,
    additional: { hired_auto: wanted, liquor: wanted, dishonesty: wanted },
  },
  facts: { state: 'OH', class_traits: alcohol ? ['food', 'alcohol'] : ['food'] },
  sets: {},
  switches: {},
  today: '2026-11-20',
})

const caseOf = (name: string, wanted: Case['wanted'], ...followUps: readonly string[]) =>
  wanted === 'Yes' ? [name, ...followUps] : [name]

function expectedFields({ lines, alcohol, wanted }: Case): readonly string[] {
  const one = (...some: readonly Line[]) => some.some((line) => lines.includes(line))
  const fields: string[] = []
  if (one('gl', 'bop') && !one('ca')) {
    fields.push(...caseOf('hired_auto', wanted, 'hired_cost', 'employee_driving'))
  }
  if (one('gl', 'bop') && alcohol) fields.push(...caseOf('liquor', wanted, 'alcohol_share'))
  if (one('gl', 'bop')) fields.push('stop_gap')
  if (one('bop', 'cp')) fields.push(...caseOf('dishonesty', wanted, 'dishonesty_limit'), 'breakdown')
  if (one('gl', 'bop', 'ca')) fields.push('blanket_insured')
  if (one('gl', 'bop', 'ca', 'wc')) fields.push('waiver')
  if (one('gl', 'bop', 'cp')) fields.push('terrorism')
  return fields.map((name) => `additional.${name}`)
}

const everyLine = Object.keys(numbers) as Line[]
const lineSets = Array.from({ length: 2 ** everyLine.length }, (_, bits) =>
  everyLine.filter((_line, at) => (bits >> at) % 2 === 1),
)
const cases: readonly Case[] = lineSets.flatMap((lines) =>
  [true, false].flatMap((alcohol) => (['Yes', 'No', undefined] as const).map((wanted) => ({ lines, alcohol, wanted }))),
)

const limits = '/dynamic-questions/coverage_choices/edit/0'
const additionsOn = ({ visible }: { readonly visible: readonly string[] }) =>
  visible.filter((path) => path.startsWith('additional.'))

it('asks beside the limits for additions to the picked lines, and for no others (S2, F1)', () => {
  for (const one of cases) {
    const flowState = evaluateFlow(flow, contextOf(one))
    const fields = flowState.pages.filter(({ path }) => path === limits).flatMap(additionsOn)
    expect({ ...one, fields }).toEqual({ ...one, fields: expectedFields(one) })
    expect(flowState.pages.map(({ path }) => path)).not.toContain('/additional-coverage')
    if (fields.length > 0) expect(holderOf(flowState, '/additional-coverage')).toBe(limits)
  }
  expect(cases.length).toBe(2 ** 6 * 2 * 3)
})

it.each([
  ['a bar', { class_traits: ['alcohol'], naics6: '722410' }, true],
  ['a barbecue restaurant', { class_traits: ['food', 'cooking'], naics6: '722511' }, true],
  ['a hotel', { class_traits: ['lodging', 'food'], naics6: '721110' }, true],
  ['a grocery', { class_traits: ['retail', 'food'], naics6: '445110' }, true],
  ['a fast food restaurant', { class_traits: ['food', 'cooking'], naics6: '722513' }, false],
] as const)('asks %s about liquor liability where it may have a license (S2)', (_, facts, asks) => {
  const context = contextOf({ lines: ['gl'], alcohol: false, wanted: undefined })
  const { pages: entries } = evaluateFlow(flow, { ...context, facts: { ...context.facts, ...facts } })
  expect(entries.flatMap(({ visible }) => visible).includes('additional.liquor')).toBe(asks)
})

it.each([
  ['in a state with a fund', 'WA', 1, true],
  ['without employees', 'WA', 0, false],
  ['in a state where insurers may sell workers’ compensation', 'TX', 9, false],
] as const)('asks about suits of employees %s: %s with %i (S2)', (_, state, employees, asks) => {
  const context = contextOf({ lines: ['gl'], alcohol: false, wanted: undefined })
  const answers = { ...context.answers, fulltime_employees: employees }
  const { pages: entries } = evaluateFlow(flow, { ...context, answers, facts: { ...context.facts, state } })
  expect(entries.flatMap(({ visible }) => visible).includes('additional.stop_gap')).toBe(asks)
})

it('asks again when the first such line is added late, and not twice (S2)', () => {
  const late = (lines: readonly Line[]): FlowContext => ({
    ...contextOf({ lines, alcohol: false, wanted: undefined }),
    facts: { state: 'OH', class_traits: [], recommended_coverages: [{ line: 'gl', reason: 'trade' }] },
    answers: { insurance_types: lines.map(type), recommendation_choices: { gl: 'interested' } },
  })
  const places = (lines: readonly Line[]) =>
    evaluateFlow(flow, late(lines)).pages.flatMap((entry) => {
      const additions = additionsOn(entry)
      return additions.length > 0 ? [[entry.path, ...additions]] : []
    })
  expect(places(['cl'])).toEqual([
    [
      '/additional-coverage',
      ...['additional.hired_auto', 'additional.blanket_insured', 'additional.waiver', 'additional.terrorism'],
    ],
  ])
  expect(places(['wc'])).toEqual([[limits, 'additional.waiver']])
})

it('goes to the insurers of every line (Q6)', () => {
  for (const line of everyLine) expect(sentAnswers(line)).toContain('additional')
})
