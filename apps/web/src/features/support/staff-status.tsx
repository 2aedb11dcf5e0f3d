import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { userQuery } from '../../api/resources/users.ts'

const StaffBanners = lazy(() => import('./staff-banners.tsx').then((file) => ({ default: file.StaffBanners })))

/** Loads the banners of staff, if there is something to show. */
export function StaffStatus() {
  const { data: user } = useQuery(userQuery)
  if (!(user?.ends_in || user?.impersonated)) return null
  return (
    <Suspense>
      <StaffBanners user={user} />
    </Suspense>
  )
}
