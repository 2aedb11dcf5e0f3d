import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { userQuery } from '../../api/queries.ts'

const HelpingBanner = lazy(() => import('./helping-banner.tsx').then((file) => ({ default: file.HelpingBanner })))

/** On top of every page while support helps somebody. */
export function Helping() {
  const { data: user } = useQuery(userQuery)
  if (!user?.impersonated) return null
  return (
    <Suspense>
      <HelpingBanner email={user.email ?? ''} />
    </Suspense>
  )
}
