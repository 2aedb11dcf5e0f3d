import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { siteQuery } from '../../api/resources/site.ts'
import { useIdle } from '../../ui/interaction/use-idle.ts'
import { visitLog } from '../attribution/visit-log.ts'
import { consentOf } from '../consent/consent-store.ts'

const VisitServices = lazy(() => import('./visit-services.tsx').then((file) => ({ default: file.VisitServices })))

const attributionParameters = /[?&](partner(_source)?|special_phone|ac|campaign_id)=/

/** Loads the services of a visit, only where they have something to do. */
export function VisitTracking() {
  const { data: site } = useQuery(siteQuery)
  const isIdle = useIdle()
  if (!(site && isIdle)) return null
  // Visitors who refused all optional cookies are not asked again, and nothing is stored for them.
  const mayAllow = site.cookieBanner?.on === true && consentOf(site)?.allowed.length !== 0
  if (!mayAllow && !site.tracking?.on && !site.has_experiments && !attributionParameters.test(visitLog.start))
    return null
  return (
    <Suspense>
      <VisitServices site={site} />
    </Suspense>
  )
}
