import type { CompiledFlow, Section } from '@coverwright/core/evaluation/compile-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { menu } from '@coverwright/core/navigation/menu'
import { firstIncomplete } from '@coverwright/core/navigation/navigate'
import { expect, it } from 'vitest'
import site from '../../../../sites/default.json' with { type: 'json' }
import { estimatedProgress } from '../application/estimated-progress.ts'
import { countries } from '../countries/countries.ts'
import type { Country } from '../countries/country.ts'
import { unitedStates } from '../countries/us/country.ts'
import { enUsFirst } from '../messages/en-us-first.ts'
import { openingFlow } from './opening-flow.ts'
import { openingSections } from './opening-sections.ts'
import { siteFlow } from './site-flow.ts'

/** With everything that a site may add to the beginning. */
const switches = { ...site.switches, multiClassOn: true, individualsOn: true }
const of = { switches, today: '2026-11-20' }

/** Without its subject, which only the review shows. */
const shownSection = ({ id, label, tag }: Section) => ({ id, label, tag })

const shownOf = (flow: CompiledFlow) => {
  const flowState = evaluateFlow(flow, { answers: {}, facts: {}, sets: {}, ...of })
  const [first] = flowState.pages
  return {
    flowState: flowState.pages.map(({ path, label, section }) => ({ path, label, section: shownSection(section) })),
    first: [first?.form.fields, first?.visible, first?.status, firstIncomplete(flowState)],
    menu: menu(flowState, '/').map(({ section, state, path }) => ({ section: shownSection(section), state, path })),
    percent: estimatedProgress(flowState, '/'),
  }
}

const flowsOf = (country: Country, customFlow?: string) => {
  const fullFlow = siteFlow({ ...site, ...(customFlow ? { customFlow } : {}) }, country).flow
  return { opening: openingFlow(openingSections(fullFlow, of), country.opening), whole: fullFlow }
}

for (const country of countries) {
  for (const customFlow of [undefined, ...Object.keys(country.customFlows)]) {
    it(`the first page shows the same flow and menu as the whole flow does without a quote: ${country.code}, ${customFlow ?? 'the usual flow'} (F1)`, () => {
      const { opening, whole } = flowsOf(country, customFlow)
      const fields = shownOf(opening)
      expect(fields).toEqual(shownOf(whole))
      expect(fields.flowState.length).toBeGreaterThan(5)
    })
  }
}

for (const customFlow of [undefined, ...Object.keys(unitedStates.customFlows)]) {
  it(`the first page has every text it shows: ${customFlow ?? 'the usual flow'} (S1)`, () => {
    const { flowState, menu: sections } = shownOf(flowsOf(unitedStates, customFlow).opening)
    const labels = [...flowState, ...sections.map(({ section }) => section)].map(({ label }) => label)
    expect(labels.filter((label) => typeof label === 'string' && !Object.hasOwn(enUsFirst, label))).toEqual([])
    expect(labels.length).toBeGreaterThan(5)
  })
}

/** What a first page can do before the rest of the form is loaded. */
const shownAlone: ReadonlySet<string> = new Set(['class', 'zip', 'select', 'yes_no', 'text'])

for (const { code, opening } of countries) {
  it(`the first page asks nothing that needs the rest of the form, such as numbers, phones and follow-ups: ${code} (S1)`, () => {
    expect(opening.fields.filter(({ type }) => !shownAlone.has(type))).toEqual([])
    expect(opening.fields.filter(({ visible, fact, fields }) => visible || fact || fields)).toEqual([])
  })
}
