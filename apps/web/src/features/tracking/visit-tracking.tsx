import { consentVersion } from '@coverwright/catalogue/consent/consent-version'
import type { SiteReply } from '@coverwright/contract/site'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { siteQuery } from '../../api/resources/site.ts'
import { useHydrated } from '../../ui/interaction/use-hydrated.ts'
import { visitLog } from '../attribution/visit-log.ts'

const VisitServices = lazy(() => import('./visit-services.tsx').then((file) => ({ default: file.VisitServices })))

/** The visitor refused all optional cookies before, so there is nothing to ask. */
const hasRefusedAll = ({ id }: SiteReply): boolean =>
  new RegExp(String.raw`consent=${consentVersion}\.${id}\.[\d-]+\.none`).test(document.cookie)

const attributionParameters = /[?&](partner(_source)?|special_phone|ac|campaign_id)=/

/** Loads the services of a visit, only where they have something to do. */
export function VisitTracking() {
  const { data: site } = useQuery(siteQuery)
  const isHydrated = useHydrated()
  if (!(site && isHydrated)) return null
  const needsBanner = site.cookieBanner?.on === true && !hasRefusedAll(site)
  if (!needsBanner && !site.tracking?.on && !site.has_experiments && !attributionParameters.test(visitLog.start))
    return null
  return (
    <Suspense>
      <VisitServices site={site} />
    </Suspense>
  )
}
