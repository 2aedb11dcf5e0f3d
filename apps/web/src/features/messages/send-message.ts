import type { CaseSent, WebToCase } from '@coverwright/contract/support-cases'
import { ApiProblem, call } from '../../api/server/client.ts'
import { underKey } from '../../api/server/repeat-key.ts'
import { track } from '../../api/track.ts'

/**
 * Sends a message to support. What is not taken is tracked, and thrown.
 * @returns what to call it by
 */
export async function sendMessage(body: WebToCase): Promise<string> {
  try {
    const { data } = await underKey('message', body, (headers) =>
      call<CaseSent>('web-to-case', { method: 'POST', body, headers }),
    )
    return data.reference
  } catch (problem) {
    const status = problem instanceof ApiProblem ? { status: problem.status } : {}
    track({ name: 'WEB_TO_CASE_SUBMISSION_FAILED', ...status })
    throw problem
  }
}
