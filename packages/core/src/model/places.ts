import type { AnswerPath, Reader } from '../answers/answers.ts'
import { pathsAbove, readerOf } from '../answers/answers.ts'

/** A path of a flow's answers, resolved once for all evaluations. */
export type Place = {
  readonly path: AnswerPath
  /** Its index in whatever an evaluation keeps for each place; the same path has another one in another flow. */
  readonly number: number
  readonly read: Reader
  /** The numbers of the places that make this one readable once they open: itself, and what it lies in. */
  readonly opensWith: readonly number[]
  /** Comes from outside any step, so that it is always readable. */
  readonly isBase: boolean
  /** A record or list that holds answers of steps. */
  readonly isHolder: boolean
}

/** The places of one flow, by their paths. */
export type Places = { readonly at: (path: AnswerPath) => Place }

/**
 * @param owned answers that some step may write
 * @param holders the records and lists in which those lie
 */
export function createPlaces(owned: ReadonlySet<AnswerPath>, holders: ReadonlySet<AnswerPath>): Places {
  const numbers = new Map<AnswerPath, number>()
  const places = new Map<AnswerPath, Place>()
  const numberOf = (path: AnswerPath): number => {
    const number = numbers.get(path) ?? numbers.size
    numbers.set(path, number)
    return number
  }
  const create = (path: AnswerPath): Place => {
    const around = [path, ...pathsAbove(path)]
    // An answer that a step owns opens with its own field alone, whatever lies around it.
    const ownedAt = around.findIndex((each) => owned.has(each))
    const opensWith = ownedAt < 0 ? around : around.slice(0, ownedAt + 1)
    const isHolder = holders.has(path)
    return {
      path,
      number: numberOf(path),
      read: readerOf(path),
      opensWith: opensWith.map(numberOf),
      isBase: ownedAt < 0 && !isHolder,
      isHolder,
    }
  }
  return {
    at: (path) => {
      const existing = places.get(path)
      if (existing) return existing
      const place = create(path)
      places.set(path, place)
      return place
    },
  }
}
