import { signInAddress } from '@coverwright/core/retrieval/sign-in-address'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentAddress } from '../../api/page/base.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { retrieve } from '../retrieval/retrieve.ts'
import { LoadingPage } from '../shell/loading-page.tsx'

/** Opens a quote for an agent in this tab and goes to the page where it was left. Source: seed 2.1. */
export function OpenAgentQuotePage({ id }: { readonly id: string }) {
  const navigate = useAreaNavigate()
  const { data: page, error } = useQuery({
    queryKey: ['open-agent-quote', id],
    queryFn: () => retrieve('agentQuoteID', id, new URLSearchParams()),
    staleTime: 0,
    gcTime: 0,
    retry: (count, problem) => problem instanceof ApiProblem && problem.isTransient && count < 2,
  })
  useEffect(() => {
    if (page !== undefined) navigate(page, { replace: true })
    else if (isSignedOut(error)) navigate(signInAddress({ here: currentAddress() }) ?? '/', { replace: true })
    else if (error) navigate('/roles/agent', { replace: true, state: { notOpened: true } })
  }, [page, error, navigate])
  return <LoadingPage />
}

const isSignedOut = (error: Error | null): boolean => error instanceof ApiProblem && error.asksToSignIn
