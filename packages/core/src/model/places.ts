import type { AnswerPath, Reader } from '../answers/answers.ts'
import { pathsAbove, readerOf } from '../answers/answers.ts'
import { cachedByPath } from '../answers/cached-by-path.ts'

/** A path of a flow's answers, resolved once for all evaluations. */
export type Place = {
  readonly path: AnswerPath
  readonly read: Reader
  /** The places that make this one readable once they open: itself, and those that contain it. */
  readonly opensWith: readonly AnswerPath[]
  /** Comes from outside all steps, so it is always readable. */
  readonly isBase: boolean
  /** A record or list that contains answers of steps. */
  readonly isHolder: boolean
}

/** The places of one flow, by their paths. */
export type Places = { readonly at: (path: AnswerPath) => Place }

/**
 * @param ownedPaths answers that some step may write
 * @param holders the records and lists that contain those
 */
export function createPlaces(ownedPaths: ReadonlySet<AnswerPath>, holders: ReadonlySet<AnswerPath>): Places {
  const at = cachedByPath((path): Place => {
    const around = [path, ...pathsAbove(path)]
    // An answer that a step owns opens only with its own field, whatever contains it.
    const ownedAt = around.findIndex((each) => ownedPaths.has(each))
    const isHolder = holders.has(path)
    return {
      path,
      read: readerOf(path),
      opensWith: ownedAt < 0 ? around : around.slice(0, ownedAt + 1),
      isBase: ownedAt < 0 && !isHolder,
      isHolder,
    }
  })
  return { at }
}
