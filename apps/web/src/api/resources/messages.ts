import type { WebToCase } from '@coverwright/contract/support/cases'
import { api, dataOf } from '../server/client.ts'
import { withIdempotencyKey } from '../server/idempotency-key.ts'
import { ApiProblem } from '../server/problem.ts'
import { track } from '../track.ts'

/**
 * Sends a message to support. A failure is tracked and thrown.
 * @returns the message's reference, as shown to people
 */
export async function sendMessage(body: WebToCase): Promise<string> {
  try {
    const { reference } = await withIdempotencyKey('message', body, (header) =>
      dataOf(api.POST('/web-to-case', { params: { header }, body })),
    )
    return reference
  } catch (problem) {
    const status = problem instanceof ApiProblem ? { status: problem.status } : {}
    track({ name: 'WEB_TO_CASE_SUBMISSION_FAILED', ...status })
    throw problem
  }
}
