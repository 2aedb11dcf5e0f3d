import type { AnswerPath } from './answers.ts'

/** More paths than the largest flow has with all of its questions. */
export const mostCachedPaths = 20_000

/**
 * A function of a path that computes each result once. Clients choose some of the paths, such as the id of an entry, so
 * the cache starts over when it is full instead of growing without end.
 */
export function cachedByPath<Result>(compute: (path: AnswerPath) => Result): (path: AnswerPath) => Result {
  const results = new Map<AnswerPath, Result>()
  return (path) => {
    const cachedResult = results.get(path)
    if (cachedResult !== undefined) return cachedResult
    if (results.size >= mostCachedPaths) results.clear()
    const result = compute(path)
    results.set(path, result)
    return result
  }
}
