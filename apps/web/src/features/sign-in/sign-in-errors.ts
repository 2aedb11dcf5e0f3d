import { readCode } from '@coverwright/core/input/read-code'
import type { MessageParams } from '@coverwright/core/text/text'
import { ApiProblem } from '../../api/server/problem.ts'

/** A message by its key, with its parameters. */
export type MessageText = { readonly key: string; readonly params?: MessageParams }

/** Why a code could not be sent. */
export function sendingError(problem: unknown): MessageText {
  if (!(problem instanceof ApiProblem)) return { key: 'page.signIn.failed.unknown' }
  if (problem.status === 0) return { key: 'page.signIn.failed.offline' }
  if (problem.status === 422) return { key: 'page.signIn.failed.email' }
  if (problem.status !== 429) return { key: 'page.signIn.failed.unknown' }
  const minutes = Math.max(1, Math.ceil((problem.retryAfter ?? 60) / 60))
  return { key: 'page.signIn.failed.tooMany', params: { count: minutes } }
}

/** Why a code was rejected. */
export function signInError(problem: unknown): MessageText {
  if (problem instanceof ApiProblem && problem.code === 'code.wrong') return { key: 'page.signIn.code.wrong' }
  if (problem instanceof ApiProblem && problem.status === 401)
    return navigator.cookieEnabled === false
      ? { key: 'page.signIn.cookies', params: { host: location.host } }
      : { key: 'page.signIn.code.over' }
  return sendingError(problem)
}

/** The six digits of a code that was typed or pasted; undefined if it cannot be a code. */
export function parseCode(input: string): string | undefined {
  const digits = readCode(input)
  return /^\d{6}$/.test(digits) ? digits : undefined
}
