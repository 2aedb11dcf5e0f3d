import type { RestOfForm } from './rest-of-form.ts'

let held: RestOfForm | undefined

export function holdRest(rest: RestOfForm): void {
  held = rest
}

/**
 * What a form needs besides being shown and typed into, where it is here by now: nothing is pressed, no other page than
 * the first is drawn, and nobody has a quote before it is.
 */
export function rest(): RestOfForm {
  // Never to be taken for an answer that passes.
  if (!held) throw new Error('Asked for the rest of the form before it was here')
  return held
}

/** The same for what the first page does meanwhile. */
export const restIfHere = (): RestOfForm | undefined => held
