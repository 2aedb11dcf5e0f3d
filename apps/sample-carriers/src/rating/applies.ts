import type { CarrierClass } from '@coverwright/contract/carrier-contract/business-class'
import type { Applies } from './rated-question.ts'

/** What appetite and questions depend on: what a business does, and where. */
export type Exposure = { readonly class: CarrierClass; readonly state: string }

const overlaps = (allowedValues: readonly string[] | undefined, values: readonly string[]) =>
  allowedValues === undefined || allowedValues.some((each) => values.includes(each))

export function appliesTo(applies: Applies | undefined, { class: businessClass, state }: Exposure): boolean {
  if (!applies) return true
  const { classes, not_classes = [], traits, not_traits = [], industries, states, not_states = [] } = applies
  const { min_hazard = 1, max_hazard = 5 } = applies
  const { hazard } = businessClass
  return (
    (classes?.some((start) => businessClass.class_code_ref.startsWith(start)) ?? true) &&
    !not_classes.some((start) => businessClass.class_code_ref.startsWith(start)) &&
    overlaps(traits, businessClass.traits) &&
    !not_traits.some((trait) => businessClass.traits.includes(trait)) &&
    overlaps(industries, [businessClass.industry]) &&
    overlaps(states, [state]) &&
    !not_states.includes(state) &&
    hazard >= min_hazard &&
    hazard <= max_hazard
  )
}
