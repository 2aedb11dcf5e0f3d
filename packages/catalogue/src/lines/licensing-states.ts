import type { Option } from '@coverwright/core/model/field'
import { businessStates } from '../reference/states.ts'

/** Who licenses: the states, the District of Columbia and the territories. The post's other codes are no states. */
export const licensingStates: readonly Option[] = businessStates.map(({ code, name }) => ({
  value: code,
  label: { words: name },
}))
