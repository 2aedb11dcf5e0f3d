import type { QuoteReply } from '@coverwright/contract/quotes'
import { useState } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { renewalQuery } from '../../api/resources/quotes.ts'
import { submitRenewal } from '../../api/resources/renewals.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { logCompletion } from '../attribution/visit-log.ts'
import type { Application } from '../quote/application.ts'
import { useRegistration } from '../review/use-registration.ts'

export type SubmissionState =
  | { readonly state: 'idle' | 'sending' }
  /** `passing`: may succeed later. `changed`: somebody else saved in the meantime; the page shows their changes now. */
  | { readonly state: 'failed'; readonly reason: 'passing' | 'changed' | 'refused' }

/**
 * Submits a renewal, once at a time; after that, `RenewalStep` redirects. A refused renewal is fetched again, so that the
 * page shows why.
 */
export function useRenewalSubmission(application: Application) {
  const register = useRegistration(application)
  const [submission, setSubmission] = useState<SubmissionState>({ state: 'idle' })
  const submit = async (quote: QuoteReply, textKeys: readonly string[]) => {
    if (submission.state === 'sending') return
    setSubmission({ state: 'sending' })
    try {
      await register()
      await submitRenewal(quote, textKeys)
      logCompletion()
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      if (!problem.isTransient) await queryClient.invalidateQueries({ queryKey: renewalQuery.queryKey })
      setSubmission({ state: 'failed', reason: reasonOf(problem) })
    }
  }
  return { submission, submit }
}

function reasonOf(problem: ApiProblem) {
  if (problem.isTransient) return 'passing'
  return problem.status === 409 ? 'changed' : 'refused'
}
