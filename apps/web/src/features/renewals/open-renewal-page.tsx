import { signInAddress } from '@coverwright/core/retrieval/sign-in-address'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { currentAddress } from '../../api/page/base.ts'
import { openRenewal } from '../../api/resources/renewals.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { redirectToSignIn } from '../session/redirect-to-sign-in.ts'
import { LoadingPage } from '../shell/loading-page.tsx'
import { failedOpeningState } from './failed-opening.ts'
import { firstPageOf, parseLinkQuery } from './renewal-paths.ts'

/**
 * The landing page of a link to a renewal: opens or starts it, and goes to its current page. The link is always
 * removed from the address, because anybody who reads it there could open the renewal too. Source: seed 4.4, 8.
 */
export function OpenRenewalPage({ uuid }: { readonly uuid: string }) {
  const navigate = useAreaNavigate()
  const search = useLocation().search.slice(1)
  const { submission, flow } = parseLinkQuery(search)
  const { data: renewal, error } = useQuery({
    queryKey: ['open-renewal', uuid, submission],
    queryFn: () => openRenewal(uuid, submission),
    staleTime: 0,
    gcTime: 0,
    retry: (count, problem) => problem instanceof ApiProblem && problem.isTransient && count < 2,
  })
  useEffect(() => {
    if (renewal) navigate(renewal.max_step || firstPageOf(flow), { replace: true })
    else if (error && submission === undefined && signInMayHelp(error)) redirectToSignIn()
    else if (error) {
      const state = failedOpeningState({ link: `/uuid/${uuid}${search && `?${search}`}`, passing: isTransient(error) })
      navigate(firstPageOf(flow), { replace: true, state })
    }
  }, [renewal, error, navigate, flow, uuid, search, submission])
  // Without the page frame, which would show the quote that was open before.
  return <LoadingPage />
}

/** Signing in may open a started renewal. One that could not be started leads to its first page in any case (seed 4.4). */
const signInMayHelp = (error: Error): boolean =>
  error instanceof ApiProblem && error.asksToSignIn && signInAddress({ here: currentAddress() }) !== undefined

const isTransient = (error: Error): boolean => error instanceof ApiProblem && error.isTransient
