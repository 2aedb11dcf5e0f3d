import type { FactVisit } from './shared-facts.ts'
import type { Spot } from './spots.ts'
import type { StepPath } from './step.ts'

/** What came of one slot on a walk, and all that hung on. */
export type SlotVisit = {
  /** How far the walk had come before and after. */
  readonly from: number
  readonly to: number
  /** The numbers of the places it looked at or opened, and of those they lie in. */
  readonly looked: readonly number[]
  /** The places it opened, that were not open before. */
  readonly opened: readonly Spot[]
  readonly facts: readonly FactVisit[]
  /** Which pages it asked for further up, and whether they stood there. */
  readonly met: readonly { readonly path: StepPath; readonly stands: boolean }[]
  /** Question sets that it waits for. */
  readonly wanted: readonly string[]
  /** How many entries it added to the trail. */
  readonly count: number
}

type Noting = {
  readonly from: number
  readonly looked: number[]
  readonly opened: Spot[]
  readonly facts: FactVisit[]
  readonly met: { readonly path: StepPath; readonly stands: boolean }[]
  readonly wanted: string[]
}

/** Most slots open nothing, and a quote has many. */
const kept = <Each>(all: readonly Each[]): readonly Each[] => (all.length > 0 ? all : none)
const none: readonly never[] = []

/** What the walks of one quote look at on their way, slot by slot. Nothing is noted but between `begin` and `end`. */
export class WalkNotes {
  #noting: Noting | undefined
  #visits = 0
  /** The last visit that looked at each place, by its number. */
  readonly #lookedOn: number[] = []
  /** The numbers of the places that were looked at by more than their own tests. */
  readonly #plain = new Set<number>()

  begin(from: number): void {
    this.#visits++
    this.#noting = { from, looked: [], opened: [], facts: [], met: [], wanted: [] }
  }

  end(to: number, count: number): SlotVisit {
    if (!this.#noting) throw new Error('No slot is being visited')
    const { from, looked, opened, facts, met, wanted } = this.#noting
    this.#noting = undefined
    return { from, to, count, looked, opened: kept(opened), facts: kept(facts), met: kept(met), wanted: kept(wanted) }
  }

  look({ number, within }: Spot): void {
    if (!this.#noting || this.#lookedOn[number] === this.#visits) return
    this.#lookedOn[number] = this.#visits
    for (const place of within) this.#noting.looked.push(place)
  }

  lookPlainly({ number }: Spot): void {
    if (this.#noting) this.#plain.add(number)
  }

  open(spot: Spot, isFirst: boolean): void {
    this.look(spot)
    if (isFirst) this.#noting?.opened.push(spot)
  }

  ask(visit: FactVisit): void {
    this.#noting?.facts.push(visit)
  }

  meet(path: StepPath, stands: boolean): void {
    this.#noting?.met.push({ path, stands })
  }

  want(set: string): void {
    this.#noting?.wanted.push(set)
  }

  wasLookedAt({ number }: Spot): boolean {
    return this.#lookedOn[number] !== undefined
  }

  wasLookedAtPlainly({ number }: Spot): boolean {
    return this.#plain.has(number)
  }
}
