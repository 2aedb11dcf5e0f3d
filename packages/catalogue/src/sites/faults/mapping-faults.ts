import type { MappingEntry } from '@coverwright/core/overlay/splice'
import type { Readable } from './condition-faults.ts'
import { conditionFaults } from './condition-faults.ts'
import type { Fault } from './fault.ts'
import { fault, repetitionsIn } from './fault.ts'
import { notOneOf } from './one-of.ts'

type MappingContext = {
  /** Names of dynamic questions: the product's, and the site's own. */
  readonly flows: readonly string[]
  readonly sections: readonly string[]
  readonly readable: Readable
}

const key = 'stepsFlowMapping'

/** Faults of single entries; cycles and steps that nothing leads to are found by splicing. */
export function mappingFaults(
  mapping: readonly MappingEntry[],
  { flows, sections, readable }: MappingContext,
): readonly Fault[] {
  const duplicates = repetitionsIn(mapping.map(({ id }) => id)).map(([position, id]) =>
    fault(`${key}[${position}].id`, `is ${JSON.stringify(id)}, which an entry above has: one entry places a step`),
  )
  const single = mapping.flatMap(({ id, group, conditions, next_steps = [] }, position) => {
    const at = `${key}[${position}]`
    return [
      ...(flows.includes(id) ? [] : [fault(`${at}.id`, notOneOf(id, flows))]),
      ...(sections.includes(group) ? [] : [fault(`${at}.group`, notOneOf(group, sections))]),
      ...conditionFaults(conditions, at, readable),
      ...next_steps.flatMap((next, place) => {
        const here = `${at}.next_steps[${place}]`
        return [
          ...(flows.includes(next.id) ? [] : [fault(`${here}.id`, notOneOf(next.id, flows))]),
          ...conditionFaults(next.conditions, here, readable),
        ]
      }),
    ]
  })
  return [...duplicates, ...single]
}
