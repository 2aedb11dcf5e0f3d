import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { userQuery } from '../../api/resources/users.ts'

const StaffParts = lazy(() => import('./staff-parts.tsx').then((file) => ({ default: file.StaffParts })))

/** At the top of every page while staff are signed in. */
export function StaffStatus() {
  const { data: user } = useQuery(userQuery)
  if (!(user?.ends_in || user?.impersonated)) return null
  return (
    <Suspense>
      <StaffParts user={user} />
    </Suspense>
  )
}
