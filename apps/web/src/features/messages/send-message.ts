import type { CaseSent, WebToCase } from '@coverwright/contract/support-cases'
import { ApiProblem, call } from '../../api/client.ts'
import { track } from '../../api/track.ts'

let last: { readonly text: string; readonly key: string } | undefined

/** The key of a message: the same while nothing in it changed, so that sending it again makes no second one. */
function keyOf(text: string): string {
  if (last?.text !== text) last = { text, key: crypto.randomUUID() }
  return last.key
}

/**
 * Sends a message to support. What is not taken is tracked, and thrown.
 * @returns what to call it by
 */
export async function sendMessage(body: WebToCase): Promise<string> {
  const headers = { 'idempotency-key': keyOf(JSON.stringify(body)) }
  try {
    const { data } = await call<CaseSent>('web-to-case', { method: 'POST', body, headers })
    last = undefined
    return data.reference
  } catch (problem) {
    const status = problem instanceof ApiProblem ? { status: problem.status } : {}
    track({ name: 'WEB_TO_CASE_SUBMISSION_FAILED', ...status })
    throw problem
  }
}
