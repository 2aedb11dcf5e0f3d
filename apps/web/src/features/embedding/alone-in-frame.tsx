import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { LoadingPage } from '../shell/loading-page.tsx'

/** Around the page in a frame of another site: only what it needs while it is fetched. */
export const AloneInFrame = () => (
  <Suspense fallback={<LoadingPage />}>
    <Outlet />
  </Suspense>
)
