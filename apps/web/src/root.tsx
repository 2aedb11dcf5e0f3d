import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { logRoute } from './features/attribution/visit-log.ts'
import { CookieBar } from './features/consent/cookie-bar.tsx'
import { LoadingPage } from './features/shell/loading-page.tsx'
import { StaffStatus } from './features/support/staff-status.tsx'
import { VisitTracking } from './features/tracking/visit-tracking.tsx'
import { LateFonts } from './ui/layout/late-fonts.ts'
import { LastStep } from './ui/layout/page-head.tsx'

/** Around every page of the site. */
export function Root() {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is what there is to note
  useEffect(logRoute, [pathname])
  const lastStep = useRef<string>(undefined)
  return (
    <LastStep value={lastStep}>
      <LateFonts path={pathname} />
      <CookieBar />
      <VisitTracking />
      <StaffStatus />
      <Suspense fallback={<LoadingPage />}>
        <Outlet />
      </Suspense>
    </LastStep>
  )
}
