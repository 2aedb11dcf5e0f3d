import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { noteRoute } from './features/attribution/visit-log.ts'
import { LoadingPage } from './features/shell/loading-page.tsx'
import { StaffStatus } from './features/support/staff-status.tsx'
import { Visit } from './features/visit/visit.tsx'
import { useLateFonts } from './styles/use-late-fonts.ts'
import { LastStep } from './ui/layout/page-head.tsx'

/** Around every page of the site. */
export function Root() {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is what there is to note
  useEffect(noteRoute, [pathname])
  useLateFonts(pathname)
  const lastStep = useRef<string>(undefined)
  return (
    <LastStep value={lastStep}>
      <Visit />
      <StaffStatus />
      <Suspense fallback={<LoadingPage />}>
        <Outlet />
      </Suspense>
    </LastStep>
  )
}
