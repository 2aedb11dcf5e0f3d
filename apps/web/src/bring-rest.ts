import { holdRest } from './rest-at-hand.ts'

type RestFile = typeof import('./rest-of-form.ts')

let asked: Promise<RestFile> | undefined

/** Fetches the rest of the form; what could not be fetched is tried again by the next who asks. */
export async function bringRest(): Promise<void> {
  asked ??= import('./rest-of-form.ts')
  try {
    holdRest((await asked).restOfForm)
  } catch (error) {
    asked = undefined
    throw error
  }
}
