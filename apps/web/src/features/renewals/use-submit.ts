import type { QuoteReply } from '@coverwright/contract/quotes'
import { useState } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { renewalQuery } from '../../api/resources/quotes.ts'
import { submitRenewal } from '../../api/resources/renewals.ts'
import { ApiProblem } from '../../api/server/problem.ts'

export type Sending =
  | { readonly state: 'idle' | 'sending' }
  /** `changed`: somebody else saved meanwhile, and what they saved is on the page now. */
  | { readonly state: 'failed'; readonly because: 'passing' | 'changed' | 'refused' }

/**
 * Sends a renewal, once at a time; the area leads on from one that was sent. What was refused is read anew, so that the
 * page shows what it was refused for.
 */
export function useSubmit() {
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const send = async (quote: QuoteReply, textKeys: readonly string[]) => {
    if (sending.state === 'sending') return
    setSending({ state: 'sending' })
    try {
      await submitRenewal(quote, textKeys)
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      if (!problem.isPassing) await queryClient.invalidateQueries({ queryKey: renewalQuery.queryKey })
      setSending({ state: 'failed', because: causeOf(problem) })
    }
  }
  return { sending, send }
}

function causeOf(problem: ApiProblem) {
  if (problem.isPassing) return 'passing'
  return problem.status === 409 ? 'changed' : 'refused'
}
