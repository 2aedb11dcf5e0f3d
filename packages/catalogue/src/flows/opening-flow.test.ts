import type { FlowContext } from '@coverwright/core/flow/context'
import { menu } from '@coverwright/core/flow/menu'
import { deriveTrail } from '@coverwright/core/flow/trail'
import { expect, it } from 'vitest'
import site from '../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../countries/us/country.ts'
import { openingFlow } from './opening-flow.ts'
import { siteFlow } from './site-flow.ts'

const context: FlowContext = { answers: {}, facts: {}, sets: {}, switches: site.switches, today: '2026-11-20' }

it('the first page shows the same trail and menu as the whole flow does without a quote (F1)', () => {
  const shown = [openingFlow(site, unitedStates.opening), siteFlow(site, unitedStates).flow].map((flow) => {
    const trail = deriveTrail(flow, context)
    return {
      trail: trail.entries.map(({ path, label, visible, state }) => ({ path, label, visible, state })),
      menu: menu(trail, '/').map(({ section, state }) => ({ id: section.id, state })),
    }
  })
  expect(shown[0]).toEqual(shown[1])
  expect(shown[0]?.trail.length).toBeGreaterThan(5)
})
