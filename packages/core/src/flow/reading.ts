import type { Answers } from '../answers/answers.ts'
import { step } from '../answers/answers.ts'
import type { Spot } from './spots.ts'

const nothing = Symbol('nothing is here')

/** One document as a walk reads it: each place is looked for once, and so is what several places lie in. */
export class Reading {
  readonly #document: Answers
  readonly #found: unknown[]

  /** @param places how many places there are so far; there may be more later */
  constructor(document: Answers, places: number) {
    this.#document = document
    this.#found = new Array(places)
  }

  at(spot: Spot): unknown {
    const known = this.#found[spot.number]
    if (known !== undefined) return known === nothing ? undefined : known
    const found = this.#find(spot)
    this.#found[spot.number] = found === undefined ? nothing : found
    return found
  }

  #find({ above, read }: Spot): unknown {
    if (!above) return read(this.#document)
    const holder = this.at(above.spot)
    return holder === undefined ? undefined : step(holder, above.segment)
  }
}
