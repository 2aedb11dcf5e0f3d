import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { userQuery } from '../../api/resources/users.ts'

const StaffParts = lazy(() => import('./staff-parts.tsx').then((file) => ({ default: file.StaffParts })))

/** On top of every page while somebody of the staff is signed in. */
export function Helping() {
  const { data: user } = useQuery(userQuery)
  if (!(user?.ends_in || user?.impersonated)) return null
  return (
    <Suspense>
      <StaffParts user={user} />
    </Suspense>
  )
}
