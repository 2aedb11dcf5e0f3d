import type { FlowContext } from '@coverwright/core/flow/context'
import { menu } from '@coverwright/core/flow/menu'
import { deriveTrail } from '@coverwright/core/flow/trail'
import { expect, it } from 'vitest'
import site from '../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../countries/us/country.ts'
import { enUsFirst } from '../messages/en-us-first.ts'
import { openingFlow } from './opening-flow.ts'
import { siteFlow } from './site-flow.ts'

const context: FlowContext = { answers: {}, facts: {}, sets: {}, switches: site.switches, today: '2026-11-20' }

const shownOf = (flow: ReturnType<typeof openingFlow>) => {
  const trail = deriveTrail(flow, context)
  return {
    trail: trail.entries.map(({ path, label, visible, state }) => ({ path, label, visible, state })),
    menu: menu(trail, '/').map(({ section, state }) => ({ id: section.id, label: section.label, state })),
  }
}

for (const customFlow of [undefined, ...Object.keys(unitedStates.opening.customNodes ?? {})]) {
  const ours = { ...site, ...(customFlow ? { customFlow } : {}) }
  const name = customFlow ?? 'the usual flow'

  it(`the first page shows the same trail and menu as the whole flow does without a quote: ${name} (F1)`, () => {
    const shown = [openingFlow(ours, unitedStates.opening), siteFlow(ours, unitedStates).flow].map(shownOf)
    expect(shown[0]).toEqual(shown[1])
    expect(shown[0]?.trail.length).toBeGreaterThan(5)
  })

  it(`the first page has the words for all it shows: ${name} (S1)`, () => {
    const { trail, menu: sections } = shownOf(openingFlow(ours, unitedStates.opening))
    const labels = [...trail.filter(({ visible }) => visible), ...sections].map(({ label }) => label)
    expect(labels.filter((label) => typeof label === 'string' && !Object.hasOwn(enUsFirst, label))).toEqual([])
    expect(labels.length).toBeGreaterThan(5)
  })
}
