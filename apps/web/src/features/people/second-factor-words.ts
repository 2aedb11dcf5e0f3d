import { ApiProblem } from '../../api/server/problem.ts'
import { codeIn, notSent, type Words } from './sign-in-words.ts'

/** The code in what was typed: an app's six digits or a recovery code's ten characters; undefined if it is neither. */
export function secondCodeIn(typed: string): string | undefined {
  const bare = typed.replace(/[\s-]/g, '')
  return codeIn(typed) ?? (/^[a-z0-9]{10}$/i.test(bare) ? bare : undefined)
}

/** Why a second code was rejected. */
export function notProven(problem: unknown): Words {
  if (!(problem instanceof ApiProblem)) return notSent(problem)
  if (problem.code === 'second_factor.wrong') return { key: 'page.secondFactor.wrong' }
  if (problem.asksToSignIn) return { key: 'page.secondFactor.over' }
  if (problem.status !== 429) return notSent(problem)
  const minutes = Math.max(1, Math.ceil((problem.retryAfter ?? 60) / 60))
  return { key: 'page.secondFactor.tooMany', params: { count: minutes } }
}
