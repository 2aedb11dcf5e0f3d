import type { QuoteReply } from '@coverwright/contract/quotes'
import { storedName } from '../page/base.ts'
import { api, dataOf } from '../server/client.ts'
import { ApiProblem } from '../server/problem.ts'

const name = () => storedName('renewal')

/** The renewal this tab works on, by its uuid: two tabs may renew two firms. */
export function openedRenewal(): string | undefined {
  try {
    return sessionStorage.getItem(name()) ?? undefined
  } catch {
    return undefined
  }
}

export function rememberRenewal({ uuid }: QuoteReply): void {
  try {
    sessionStorage.setItem(name(), uuid)
  } catch {
    // Without storage a reload goes on with the renewal that was begun last.
  }
}

export function forgetRenewal(): void {
  try {
    sessionStorage.removeItem(name())
  } catch {
    // Nothing was remembered either.
  }
}

const isGone = (problem: unknown): boolean =>
  problem instanceof ApiProblem && (problem.status === 404 || problem.status === 422)

/** That renewal; the one begun last when it is not there any more. */
export async function currentRenewal(uuid: string | undefined): Promise<QuoteReply | null> {
  if (uuid !== undefined) {
    try {
      return await dataOf(api.GET('/renewal/quote/uuid/{uuid}', { params: { path: { uuid } } }))
    } catch (problem) {
      if (!isGone(problem)) throw problem
    }
  }
  return await dataOf(api.GET('/renewal/quote'))
}
