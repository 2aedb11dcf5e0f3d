import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { expect, it } from 'vitest'
import { unitedStates } from '../countries/us/country.ts'
import { sentAnswers } from '../lines/sent-answers.ts'
import { addedPages } from './added-pages.ts'
import { openingFlow } from './opening-flow.ts'
import { openingSections } from './opening-sections.ts'
import type { SiteQuestions } from './site.ts'
import { siteFlow } from './site-flow.ts'

const options = ['a', 'b', 'c', 'd', 'e'].map((value) => ({ value, label: value.toUpperCase() }))
const pages: SiteQuestions = {
  label: 'About your craft',
  questions: [
    { id: 'guild', type: 'yes_no', topic: 'Guild', label: 'Do you belong to a guild?' },
    {
      id: 'guild_name',
      type: 'text',
      topic: 'Guild',
      label: 'Which one?',
      conditions: [{ holder: 'question', subject: 'guild', or: ['Yes'] }],
    },
    { id: 'material', type: 'select', topic: 'Work', label: 'What do you work with?', options },
    ...[1, 2, 3, 4].map((id) => ({ id: `q${id}`, type: 'number' as const, topic: 'Work', label: `How many ${id}?` })),
    { id: 'tax', type: 'tax_id', topic: 'Work', label: 'Your tax number', optional: true },
  ],
}
const site = { dynamicQuestions: { craft: pages }, stepsFlowMapping: [{ id: 'craft', group: 'start' }] }
const openingOf = (flow: CompiledFlow) =>
  openingFlow(openingSections(flow, { switches: {}, today: '2026-11-20' }), unitedStates.opening)
const contextWith = (answers: object) => ({
  answers: { ...answers },
  facts: {},
  sets: {},
  switches: {},
  today: '2026-11-20',
})

it('a site’s questions are paged like an insurer’s: five a page and the rest, a long list by itself (C1, Q3)', () => {
  const { craft } = addedPages(site)
  expect(
    craft?.pages.map(({ form }) => form.fields.map(({ path }) => path.replace('site_answers.craft.', ''))),
  ).toEqual([['guild', 'guild_name', 'q1', 'q2', 'q3', 'q4', 'tax'], ['material']])
  expect(craft?.pages.map(({ label }) => label)).toEqual([{ words: 'Guild, work' }, { words: 'Work' }])
})

it("a tax number is stored like the product's own (C1, case P3)", () => {
  const fields = Object.values(addedPages(site)).flatMap((flow) => flow.pages.flatMap(({ form }) => form.fields))
  expect(fields.filter(({ sensitive }) => sensitive).map(({ path }) => path)).toEqual(['site_answers.craft.tax'])
})

it('they are at the end of their section, on the first page’s flow too (C1, F5)', () => {
  const { flow, faults } = siteFlow(site, unitedStates)
  expect(faults).toEqual([])
  for (const each of [flow, openingOf(flow)]) {
    const paths = evaluateFlow(each, contextWith({})).pages.map(({ path }) => path)
    expect(paths).toContain('/dynamic-questions/craft/edit/0')
    expect(paths.indexOf('/dynamic-questions/craft/edit/1')).toBeLessThan(paths.indexOf('/insurance'))
    expect(paths.indexOf('/dynamic-questions/craft/edit/0')).toBeGreaterThan(paths.indexOf('/contact'))
  }
})

it('an answer opens the question that depends on it (C1, Q2)', () => {
  const visible = (guild: string) =>
    evaluateFlow(siteFlow(site, unitedStates).flow, contextWith({ site_answers: { craft: { guild } } })).pages.find(
      ({ path }) => path === '/dynamic-questions/craft/edit/0',
    )?.visible
  expect(visible('Yes')).toContain('site_answers.craft.guild_name')
  expect(visible('No')).not.toContain('site_answers.craft.guild_name')
})

it('the first page includes them only in the section with which it begins (C1)', () => {
  const later = { ...site, stepsFlowMapping: [{ id: 'craft', group: 'locations' }] }
  expect(siteFlow(later, unitedStates).faults).toEqual([])
  const paths = evaluateFlow(openingOf(siteFlow(later, unitedStates).flow), contextWith({})).pages.map(
    ({ path }) => path,
  )
  expect(paths).not.toContain('/dynamic-questions/craft/edit/0')
})

it('insurers of every line get them (C1, Q6)', () => {
  for (const { line } of unitedStates.types) expect(sentAnswers(line)).toContain('site_answers')
})
