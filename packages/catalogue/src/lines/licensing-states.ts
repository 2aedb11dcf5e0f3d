import type { Option } from '@coverwright/core/model/field'
import { businessStates } from '../reference/states.ts'

/**
 * Jurisdictions that issue licenses: the states, the District of Columbia and the territories. The other postal codes
 * are not states.
 */
export const licensingStates: readonly Option[] = businessStates.map(({ code, name }) => ({
  value: code,
  label: { words: name },
}))
