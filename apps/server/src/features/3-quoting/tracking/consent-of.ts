import { readConsent } from '@coverwright/catalogue/consent/consent'
import type { OptionalCategory } from '@coverwright/catalogue/consent/cookies'
import type { FastifyRequest } from 'fastify'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'

/** The browser's cookie says that its person allowed this, on this site. */
export const hasConsent = (
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  { site }: Pick<ServedSite, 'site'>,
  category: OptionalCategory,
): boolean => readConsent(cookies.consent, site.id)?.allowed.includes(category) ?? false
