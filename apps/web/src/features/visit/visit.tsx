import { consentVersion } from '@coverwright/catalogue/consent/consent-version'
import type { SiteReply } from '@coverwright/contract/site'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { siteQuery } from '../../api/resources/site.ts'
import { useHydrated } from '../../ui/interaction/use-hydrated.ts'
import { visitLog } from '../attribution/visit-log.ts'

const VisitParts = lazy(() => import('./visit-parts.tsx').then((file) => ({ default: file.VisitParts })))

/** All optional cookies were refused before: there is nothing to ask and nothing to store. */
const isRefused = ({ id }: SiteReply): boolean =>
  new RegExp(String.raw`consent=${consentVersion}\.${id}\.[\d-]+\.none`).test(document.cookie)

/** Parameters of an address that matter to a visit. */
const brings = /[?&](partner(_source)?|special_phone|ac|campaign_id)=/

/** The parts of a visit, loaded only where there is something for them to do. */
export function Visit() {
  const { data: site } = useQuery(siteQuery)
  const isHydrated = useHydrated()
  if (!(site && isHydrated)) return null
  const isAsked = site.cookieBanner?.on === true && !isRefused(site)
  if (!isAsked && !site.tracking?.on && !site.has_experiments && !brings.test(visitLog.start)) return null
  return (
    <Suspense>
      <VisitParts site={site} />
    </Suspense>
  )
}
