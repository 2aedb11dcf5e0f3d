import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { LoadingPage } from '../shell/loading-page.tsx'

/** Around the page in another site's frame: only what it needs while loading. */
export const AloneInFrame = () => (
  <Suspense fallback={<LoadingPage />}>
    <Outlet />
  </Suspense>
)
