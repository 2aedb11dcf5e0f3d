import { expect, test } from 'vitest'
import site from '../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../countries/us/country.ts'
import { siteFlow, siteFlowFaults } from './site-flow.ts'

test('the default site has a sound flow (F5)', () => {
  expect(siteFlowFaults(siteFlow(site, unitedStates))).toEqual([])
})
