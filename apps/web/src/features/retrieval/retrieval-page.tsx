import type { RetrievalName } from '@coverwright/core/retrieval/retrieval-request'
import { signInAddress } from '@coverwright/core/retrieval/sign-in-address'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { here } from '../../api/page/base.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { LoadingPage } from '../shell/loading-page.tsx'
import { retrieve } from './retrieve.ts'

type Props = { readonly name: RetrievalName; readonly id: string }

/**
 * Opens the quote that the address names and redirects to its page. The address is removed from the history, because
 * whoever reads it there could retrieve the quote too. Source: seed 2.1, 4.5.
 */
export function RetrievalPage({ name, id }: Props) {
  const navigate = useAreaNavigate()
  const { search } = useLocation()
  const { data: page, error } = useQuery({
    queryKey: ['retrieval', name, id, search],
    queryFn: () => retrieve(name, id, new URLSearchParams(search)),
    staleTime: 0,
    gcTime: 0,
    retry: (count, problem) => problem instanceof ApiProblem && problem.isPassing && count < 2,
  })
  useEffect(() => {
    if (page !== undefined) navigate(page, { replace: true })
    else if (error) {
      const { to, ...hint } = redirectAfter(error, name, id)
      navigate(to, { replace: true, ...hint })
    }
  }, [page, error, name, id, navigate])
  return <LoadingPage />
}

type Redirection = { readonly to: string; readonly state?: { readonly loginHint: string } }

/** Where a failed retrieval leads: to the sign-in page if that may help, else to the first page, without a message. */
function redirectAfter(error: Error, name: RetrievalName, id: string): Redirection {
  if (!(error instanceof ApiProblem && error.asksToSignIn)) return { to: '/' }
  // Only for a link does the server reply with the address that it was sent to.
  const { loginHint } = error
  if (name !== 'applicationUUID' || loginHint === undefined) return { to: signInAddress({ here: here() }) ?? '/' }
  return { to: signInAddress({ here: here(), link: id }) ?? '/', state: { loginHint } }
}
