import { expect, test } from 'vitest'
import site from '../../../../../sites/default.json' with { type: 'json' }
import { siteFlow, siteFlowFaults } from '../../sites/site-flow.ts'
import { unitedStates } from './country.ts'

test('the default site has a sound flow (F5)', () => {
  expect(siteFlowFaults(siteFlow(site, unitedStates))).toEqual([])
})
