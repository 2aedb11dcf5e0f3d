import type { WebToCase } from '@coverwright/contract/support-cases'
import { api, dataOf } from '../../api/server/client.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { underKey } from '../../api/server/repeat-key.ts'
import { track } from '../../api/track.ts'

/**
 * Sends a message to support. What is not taken is tracked, and thrown.
 * @returns what to call it by
 */
export async function sendMessage(body: WebToCase): Promise<string> {
  try {
    const { reference } = await underKey('message', body, (header) =>
      dataOf(api.POST('/web-to-case', { params: { header }, body })),
    )
    return reference
  } catch (problem) {
    const status = problem instanceof ApiProblem ? { status: problem.status } : {}
    track({ name: 'WEB_TO_CASE_SUBMISSION_FAILED', ...status })
    throw problem
  }
}
