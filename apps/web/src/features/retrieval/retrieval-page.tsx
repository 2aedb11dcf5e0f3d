import { type RetrievalName, retrievalCall } from '@coverwright/core/retrieval/retrieval-request'
import { signInAddress } from '@coverwright/core/retrieval/sign-in-address'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { currentAddress } from '../../api/page/base.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { LoadingPage } from '../shell/loading-page.tsx'
import { BrokenLinkPage } from './broken-link-page.tsx'
import { retrieve } from './retrieve.ts'

type Props = { readonly name: RetrievalName; readonly id: string }

/**
 * Opens the quote that the address names and redirects to its page. The address is removed from the history, because
 * anybody who reads it there could retrieve the quote too. One that opens nothing says so. Source: seed 2.1, 4.5.
 */
export function RetrievalPage({ name, id }: Props) {
  const navigate = useAreaNavigate()
  const { search } = useLocation()
  const { data: page, error } = useQuery({
    queryKey: ['retrieval', name, id, search],
    queryFn: () => retrieve(name, id, new URLSearchParams(search)),
    staleTime: 0,
    gcTime: 0,
    retry: (count, problem) => problem instanceof ApiProblem && problem.isTransient && count < 2,
  })
  const signIn = useMemo(() => (error ? signInAfter(error, name, id) : undefined), [error, name, id])
  // One that is whole and opens nothing leads to the first page, so that strangers cannot tell whether it ever did.
  const isBroken = retrievalCall(name, id) === undefined
  useEffect(() => {
    if (isBroken) return
    if (page !== undefined) navigate(page, { replace: true })
    else if (error) {
      const { to, ...hint } = signIn ?? { to: '/' }
      navigate(to, { replace: true, ...hint })
    }
  }, [page, error, isBroken, signIn, navigate])
  return isBroken ? <BrokenLinkPage /> : <LoadingPage />
}

type Redirection = { readonly to: string; readonly state?: { readonly loginHint: string } }

/** The sign-in page, if that may help after a failed retrieval. */
function signInAfter(error: Error, name: RetrievalName, id: string): Redirection | undefined {
  if (!(error instanceof ApiProblem && error.asksToSignIn)) return undefined
  // Only for a link does the server reply with the address that it was sent to.
  const { loginHint } = error
  const isLink = name === 'applicationUUID' && loginHint !== undefined
  const to = signInAddress({ here: currentAddress(), ...(isLink ? { link: id } : {}) })
  return to === undefined ? undefined : { to, ...(isLink ? { state: { loginHint } } : {}) }
}
