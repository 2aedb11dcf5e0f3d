import { readCode } from '@coverwright/core/input/read-code'
import { ApiProblem } from '../../api/server/problem.ts'
import { type MessageText, parseCode, sendingError } from './sign-in-errors.ts'

/** An app's six digits or a recovery code's ten characters; undefined for anything else. */
export function parseSecondFactorCode(input: string): string | undefined {
  const characters = readCode(input)
  return parseCode(input) ?? (/^[a-z0-9]{10}$/i.test(characters) ? characters : undefined)
}

/** Why a second factor was rejected. */
export function secondFactorError(problem: unknown): MessageText {
  if (!(problem instanceof ApiProblem)) return sendingError(problem)
  if (problem.code === 'second_factor.wrong') return { key: 'page.secondFactor.wrong' }
  if (problem.asksToSignIn) return { key: 'page.secondFactor.over' }
  if (problem.status !== 429) return sendingError(problem)
  const minutes = Math.max(1, Math.ceil((problem.retryAfter ?? 60) / 60))
  return { key: 'page.secondFactor.tooMany', params: { count: minutes } }
}
