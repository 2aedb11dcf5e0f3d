import { signInAddress } from '@coverwright/core/retrieval/sign-in-address'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { here } from '../../api/page/base.ts'
import { openRenewal } from '../../api/resources/renewals.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { redirectToSignIn } from '../session/redirect-to-sign-in.ts'
import { LoadingPage } from '../shell/loading-page.tsx'
import { failedOpening } from './failed-opening.ts'
import { linkQueryOf, startOf } from './renewal-paths.ts'

/**
 * A link to a renewal: opens it, or begins it, and goes on where it was left. Whatever comes of it, the link itself is
 * not kept in the address: whoever reads it there could open the renewal too. Source: seed 4.4, 8.
 */
export function OpenPage({ uuid }: { readonly uuid: string }) {
  const navigate = useAreaNavigate()
  const search = useLocation().search.slice(1)
  const { submission, flow } = linkQueryOf(search)
  const { data: opened, error } = useQuery({
    queryKey: ['open-renewal', uuid, submission],
    queryFn: () => openRenewal(uuid, submission),
    staleTime: 0,
    gcTime: 0,
    retry: (count, problem) => problem instanceof ApiProblem && problem.isPassing && count < 2,
  })
  useEffect(() => {
    if (opened) navigate(opened.max_step || startOf(flow), { replace: true })
    else if (error && submission === undefined && mayHelp(error)) redirectToSignIn()
    else if (error) {
      const state = failedOpening({ link: `/uuid/${uuid}${search && `?${search}`}`, passing: isPassing(error) })
      navigate(startOf(flow), { replace: true, state })
    }
  }, [opened, error, navigate, flow, uuid, search, submission])
  // Without the frame of a page: it would be drawn for the renewal that is about to be left for its own page.
  return <LoadingPage />
}

/** Signing in may open what was begun. What could not be begun leads to its first page all the same (seed 4.4). */
const mayHelp = (error: Error): boolean =>
  error instanceof ApiProblem && error.asksToSignIn && signInAddress({ here: here() }) !== undefined

const isPassing = (error: Error): boolean => error instanceof ApiProblem && error.isPassing
