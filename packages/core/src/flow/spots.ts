import type { AnswerPath, Reader, Segment } from '../answers/answers.ts'
import { pathsAbove, readerOf, segmentsOf } from '../answers/answers.ts'

/** A place in the answers as a flow knows it: worked out once, read at every derivation. */
export type Spot = {
  readonly path: AnswerPath
  /** Its first name: under which it lies at the top of the answers. */
  readonly top: string
  readonly number: number
  readonly read: Reader
  /** The place right above it, and its name there; absent at the top. */
  readonly above: { readonly spot: Spot; readonly segment: Segment } | undefined
  /** The numbers of the places which, once open, make this one readable: itself, and what it lies in. */
  readonly within: readonly number[]
  /** No step asks it nor what it lies in, and it holds nothing that a step asks: always readable. */
  readonly isBase: boolean
  /** A record or list in which answers of steps lie. */
  readonly holds: boolean
  /** What rules say of the answer here, by their words; `at` gives what is answered elsewhere. */
  readonly tests: Map<string, (answer: unknown, at: (spot: Spot) => unknown) => unknown>
}

/** What some step may write, and the records and lists in which that lies. */
type Ownership = { readonly owned: ReadonlySet<AnswerPath>; readonly holders: ReadonlySet<AnswerPath> }

/** The places of one flow, by their paths. */
export type Spots = {
  readonly at: (path: AnswerPath) => Spot
  /** Those that were met under a first name. */
  readonly under: (top: string) => readonly Spot[]
  /** How many there are so far. */
  readonly count: () => number
}

export function createSpots({ owned, holders }: Ownership): Spots {
  const numbers = new Map<AnswerPath, number>()
  const known = new Map<AnswerPath, Spot>()
  const byTop = new Map<string, Spot[]>()
  const numberOf = (path: AnswerPath): number => {
    const number = numbers.get(path) ?? numbers.size
    numbers.set(path, number)
    return number
  }
  const spotOf = (path: AnswerPath): Spot => {
    const around = [path, ...pathsAbove(path)]
    // What a step asks is readable with its field alone, whatever lies around it.
    const asked = around.findIndex((each) => owned.has(each))
    const within = asked < 0 ? around : around.slice(0, asked + 1)
    const holds = holders.has(path)
    return {
      path,
      top: segmentsOf(path)[0]?.name ?? '',
      number: numberOf(path),
      read: readerOf(path),
      above: aboveOf(path),
      within: within.map(numberOf),
      isBase: asked < 0 && !holds,
      holds,
      tests: new Map(),
    }
  }
  const at = (path: AnswerPath): Spot => {
    const met = known.get(path)
    if (met) return met
    const spot = spotOf(path)
    known.set(path, spot)
    const beside = byTop.get(spot.top)
    if (beside) beside.push(spot)
    else byTop.set(spot.top, [spot])
    return spot
  }
  const aboveOf = (path: AnswerPath): Spot['above'] => {
    const [holder] = pathsAbove(path)
    const segment = segmentsOf(path).at(-1)
    if (holder === undefined || !segment || !isRightAbove(holder, path)) return undefined
    return { spot: at(holder), segment }
  }
  return { at, under: (top) => byTop.get(top) ?? [], count: () => numbers.size }
}

/** An entry's id may hold a dot, and then the path as cut there names no place. */
function isRightAbove(holder: AnswerPath, path: AnswerPath): boolean {
  const [above, own] = [segmentsOf(holder), segmentsOf(path)]
  return (
    above.length === own.length - 1 &&
    above.every(({ name, listed }, at) => name === own[at]?.name && listed === own[at]?.listed)
  )
}
