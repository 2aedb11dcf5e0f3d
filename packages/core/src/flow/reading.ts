import type { Answers } from '../answers/answers.ts'
import { step } from '../answers/answers.ts'
import type { Spot } from './spots.ts'

const nothing = Symbol('nothing is here')

/** What was found, by the numbers of the places; undefined where nobody looked. */
export type Found = unknown[]

/** One document as a walk reads it: each place is looked for once, and so is what several places lie in. */
export class Reading {
  readonly #document: Answers
  readonly found: Found
  /** Of what places lie in, kept apart: nobody looked at that for itself. */
  around: Found | undefined

  /** @param places how many places there are so far; there may be more later */
  constructor(document: Answers, places: number, found: Found = new Array(places), around?: Found) {
    this.#document = document
    this.found = found
    this.around = around
  }

  at(spot: Spot): unknown {
    return this.#readInto(this.found, spot)
  }

  #readInto(found: Found, spot: Spot): unknown {
    const known = found[spot.number]
    if (known !== undefined) return known === nothing ? undefined : known
    const answer = this.#find(spot)
    found[spot.number] = answer === undefined ? nothing : answer
    return answer
  }

  #find({ above, read }: Spot): unknown {
    if (!above) return read(this.#document)
    this.around ??= new Array(this.found.length)
    const holder = this.#readInto(this.around, above.spot)
    return holder === undefined ? undefined : step(holder, above.segment)
  }
}
