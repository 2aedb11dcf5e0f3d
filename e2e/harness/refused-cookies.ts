import { formatConsent } from '@coverwright/catalogue/consent/consent'
import type { Cookie } from '@playwright/test'
import { sampleSites } from '../../apps/server/src/testing/default-site.ts'

/**
 * Optional cookies are already refused on every sample site, so that the banner covers nothing. Tests of the banner
 * start without these cookies.
 */
export const refusedCookies = (): Cookie[] =>
  sampleSites.flatMap(({ id, hosts, prefixPath = '/' }) =>
    hosts.map((host) => ({
      name: 'consent',
      value: formatConsent({ site: id, day: '2026-01-01', allowed: [] }),
      domain: host === '*' ? '127.0.0.1' : host,
      path: prefixPath,
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax',
    })),
  )
