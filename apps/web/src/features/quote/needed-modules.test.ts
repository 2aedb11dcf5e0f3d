import { unitedStates } from '@coverwright/catalogue/countries/us/country'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { UserReply } from '@coverwright/contract/people'
import type { Answers } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { beforeAll, expect, it } from 'vitest'
import sampleSite from '../../../../../sites/default.json' with { type: 'json' }
import { applicationOf } from './application.ts'
import { contentOf, countries } from './countries.ts'
import { asksForPhone, modulesNeededBy, phonePlans } from './needed-modules.ts'

const site = {
  ...sampleSite,
  channel: 'direct',
  stepsFlowMapping: [],
  licenses: [],
  shown_licenses: [],
  insurers: [],
  seller: '',
  opening: [{ id: 'start', label: 'section.start', pages: [{ id: 'home', path: '/', label: 'step.home.label' }] }],
} as const
const nobody: UserReply = { status: 'not_authenticated', roles: [], isSelfService: false, impersonated: false }
const { flow } = siteFlow(site, unitedStates)

function evaluate(answers: Answers) {
  const { context } = applicationOf(site, null, nobody)
  return { site, context: { ...context, answers }, flowState: evaluateFlow(flow, { ...context, answers }) }
}

beforeAll(async () => void (await countries.content(site).load()))

it('a quote needs the numbering plans as soon as it has a phone number, which any page may judge', () => {
  expect(modulesNeededBy(evaluate({ company_name: 'Rosa’s' }))).not.toContain(phonePlans)
  expect(modulesNeededBy(evaluate({ contact_phone: '3125550142' }))).toContain(phonePlans)
})

it('the page that asks for a phone number says so, before there is one', () => {
  const asking = evaluate({}).flowState.pages.filter(asksForPhone)
  expect(asking.map(({ path }) => path)).toEqual(['/contact'])
})

it('a quote needs the words of the sections that it visits (speed)', () => {
  const modulesFor = (answers: Answers) => modulesNeededBy(evaluate(answers))
  const words = contentOf(site)?.sections?.cl
  expect(words).toBeDefined()
  expect(modulesFor({})).not.toContain(words)
  const cyber = unitedStates.types.filter(({ line }) => line === 'cl').map(({ uuid }) => ({ uuid }))
  expect(modulesFor({ insurance_types: cyber })).toContain(words)
})

it('a quote needs the words of every section that a page of it joins', () => {
  const { flowState, ...quote } = evaluate({})
  const joinedSlots = flow.slots.filter(({ section }) => section.id === 'additionalCoverage')
  const pages = flowState.pages.map((page) => ({ ...page, joined: joinedSlots }))
  const words = contentOf(site)?.sections?.additionalCoverage
  expect(words).toBeDefined()
  expect(modulesNeededBy({ ...quote, flowState })).not.toContain(words)
  expect(modulesNeededBy({ ...quote, flowState: { ...flowState, pages } })).toContain(words)
})
