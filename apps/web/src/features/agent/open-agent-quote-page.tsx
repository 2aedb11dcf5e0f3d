import { signInAddress } from '@coverwright/core/retrieval/sign-in-address'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { here } from '../../api/base.ts'
import { ApiProblem } from '../../api/client.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import { textsOf } from '../application/texts.ts'
import { useApplication } from '../application/use-application.ts'
import { retrieve } from '../retrieval/retrieve.ts'
import { SiteShell } from '../shell/site-shell.tsx'

/** An agent opens a quote: this tab is about it from now on, and goes on where it was left. Source: seed 2.1. */
export function OpenAgentQuotePage({ id }: { readonly id: string }) {
  const application = useApplication()
  const [, navigate] = useLocation()
  const { data: page, error } = useQuery({
    queryKey: ['open-agent-quote', id],
    queryFn: () => retrieve('agentQuoteID', id, new URLSearchParams()),
    staleTime: 0,
    gcTime: 0,
    retry: (count, problem) => problem instanceof ApiProblem && problem.isPassing && count < 2,
  })
  useEffect(() => {
    if (page !== undefined) navigate(page, { replace: true })
    else if (isSignedOut(error)) navigate(signInAddress({ here: here() }) ?? '/', { replace: true })
    else if (error) navigate('/roles/agent', { replace: true, state: { notOpened: true } })
  }, [page, error, navigate])
  const t = textsOf(application.site)
  return (
    <SiteShell application={application}>
      <TopBar />
      <Page>
        <Skeleton words={t('agent.opening')} />
      </Page>
    </SiteShell>
  )
}

const isSignedOut = (error: Error | null): boolean => error instanceof ApiProblem && error.asksToSignIn
