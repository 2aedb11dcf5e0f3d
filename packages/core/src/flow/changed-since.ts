import type { FactVisit } from './shared-facts.ts'
import type { Spot } from './spots.ts'
import type { Visited } from './trail.ts'
import type { Walk } from './walk.ts'
import type { SlotVisit } from './walk-notes.ts'

type Pair<Thing> = readonly [before: Thing, now: Thing]

/** What differs from the last walk, as far as a walk has come: answers, and what opened, closed or moved. */
export class ChangedSince {
  /** By the numbers of the places. */
  readonly #places: boolean[] = []
  readonly #facts = new Set<string>()
  /** The first names of the places. */
  readonly names = new Set<string>()

  get isEmpty(): boolean {
    return this.names.size === 0
  }

  add({ number, top }: Spot): void {
    this.#places[number] = true
    this.names.add(top)
  }

  /** Whether all that a visit hung on is as it was. */
  letStand({ from, looked, facts, met }: SlotVisit, walk: Walk, visited: Visited): boolean {
    // A slot before it has more fields than there are moments for them.
    if (from !== walk.moment) return false
    for (const place of looked) if (this.#places[place]) return false
    for (const { fact } of facts) if (this.#facts.has(fact)) return false
    for (const { path, stands } of met) if (visited.has(path) !== stands) return false
    return true
  }

  /** Adds what came out otherwise in a slot that was visited again. */
  compare([last, visit]: Pair<SlotVisit>, [before, walk]: Pair<Walk>): void {
    for (const { opened } of [last, visit])
      for (const spot of opened) if (before.opened[spot.number] !== walk.opened[spot.number]) this.add(spot)
    if (areSame(last.facts, visit.facts)) return
    for (const { facts } of [last, visit]) {
      for (const { fact, use, filled } of facts) {
        this.#facts.add(fact)
        if (filled) this.add(walk.binding.spots.at(use.path))
      }
    }
  }
}

const areSame = (left: readonly FactVisit[], right: readonly FactVisit[]): boolean =>
  left.length === right.length && left.every((each, at) => isSame(each, right[at]))

const isSame = ({ fact, use, filled }: FactVisit, other: FactVisit | undefined): boolean =>
  fact === other?.fact &&
  use.path === other.use.path &&
  use.given === other.use.given &&
  filled?.answer === other.filled?.answer
