import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { expect, it } from 'vitest'
import { logoLinksHome } from './logo-links-home.ts'

it.each<[PublicSite['channel'], boolean | undefined, boolean]>([
  ['direct', undefined, true],
  ['white-label', false, true],
  ['direct', true, false],
  ['retail-chain', true, false],
  ['wholesaler', undefined, false],
  ['wholesaler', false, false],
])('the logo of a site of kind %s with disableRedirect %s links home: %s (C2)', (channel, disableRedirect, isLink) => {
  const customerFacing = disableRedirect === undefined ? {} : { disableRedirect }
  expect(logoLinksHome({ channel, customerFacing })).toBe(isLink)
  if (disableRedirect === undefined) expect(logoLinksHome({ channel })).toBe(isLink)
})
