import { expect, test } from 'vitest'
import { unitedStates } from '../countries/us/country.ts'
import site from '../sites/default.json' with { type: 'json' }
import { siteFlowFaults } from './site-flow.ts'

test('the default site has a sound flow (F5)', () => {
  expect(siteFlowFaults(site, unitedStates)).toEqual([])
})
