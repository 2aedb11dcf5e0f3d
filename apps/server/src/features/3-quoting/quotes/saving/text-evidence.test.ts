import { unitedStates } from '@coverwright/catalogue/countries/us/country'
import { enUs } from '@coverwright/catalogue/messages/en-us'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { Answers } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { locate } from '@coverwright/core/navigation/navigate'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import site from '../../../../../../../sites/default.json' with { type: 'json' }
import { withEvidence } from './text-evidence.ts'

const { flow } = siteFlow(site, unitedStates)
const translate = translator(enUs, 'en-US')

const typeOf = (number: string) => ({ uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${number}` })
const evidenceOf = (lines: readonly string[], answers: Answers) =>
  evaluateFlow(flow, {
    answers: { insurance_types: lines.map(typeOf), ...answers },
    facts: { state: 'OH' },
    sets: {},
    switches: {},
    today: '2026-11-20',
  })

it('a usual choice in an item of a list is stored with the text that was shown (Q1)', () => {
  const vehicles = [{ id: 'v1', damage: 'both', deductible: '1000' }]
  const flowState = evidenceOf(['06'], { ca: { owned: 'Yes' }, has_vehicles: 'Yes', vehicles })
  const place = locate(flowState, '/vehicles/0/dynamic-questions/vehicles_list/edit/1')
  const [change] = withEvidence([{ path: 'vehicles', before: undefined, after: vehicles }], place, translate)
  expect(change?.shown).toMatchObject({ items: { deductible: { usual: '1000' } } })
})
