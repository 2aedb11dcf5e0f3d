import type { AnswerPath } from '@coverwright/core/answers/answers'
import { isBlank } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/forms/field'
import type { ZipName } from './form-environment.ts'

type Fills = NonNullable<Field['fills']>

/** What was filled in by a code, by the answer's path. */
export type Followed = Readonly<Record<AnswerPath, unknown>>

const parts = ({ cities, states }: ZipName) => ({ city: cities, state: states })

/**
 * What the place of another code answers beside it: what nobody answered, and what followed from a code before; never
 * what somebody typed. Where the place has several names, what followed before is kept if it is one of them, and taken
 * away if not: which one it is, only the person knows.
 */
export function followZip(fills: Fills, place: ZipName, answer: (path: AnswerPath) => unknown, followed: Followed) {
  const names = parts(place)
  return Object.fromEntries(
    (['city', 'state'] as const).flatMap((part) => {
      const path = fills[part]
      if (path === undefined) return []
      const standing = answer(path)
      const [name, ...others] = names[part]
      const next = others.length ? undefined : name
      if (!isBlank(standing) && standing !== followed[path]) return []
      if (isBlank(standing) ? next === undefined : names[part].some((each) => each === standing)) return []
      return [[path, next] as const]
    }),
  )
}

/** What stands beside a code that was answered earlier and is its place: another code takes it along. */
export const followedBefore = (fills: Fills, place: ZipName, answer: (path: AnswerPath) => unknown): Followed => {
  const names = parts(place)
  return Object.fromEntries(
    (['city', 'state'] as const).flatMap((part) => {
      const path = fills[part]
      const standing = path === undefined ? undefined : answer(path)
      return path !== undefined && names[part].some((name) => name === standing) ? [[path, standing] as const] : []
    }),
  )
}
