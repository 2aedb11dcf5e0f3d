import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { expect, it } from 'vitest'
import { logoLeadsHome } from './logo-leads-home.ts'

it.each<[PublicSite['channel'], boolean | undefined, boolean]>([
  ['direct', undefined, true],
  ['white-label', false, true],
  ['direct', true, false],
  ['retail-chain', true, false],
  ['wholesaler', undefined, false],
  ['wholesaler', false, false],
])('the logo of a site of kind %s with disableRedirect %s leads home: %s (C2)', (channel, disableRedirect, leads) => {
  const customerFacing = disableRedirect === undefined ? {} : { disableRedirect }
  expect(logoLeadsHome({ channel, customerFacing })).toBe(leads)
  if (disableRedirect === undefined) expect(logoLeadsHome({ channel })).toBe(leads)
})
