import type { Rule } from '@coverwright/core/flow/rule'
import { any, has, is } from '@coverwright/core/flow/rule'
import { insuranceTypes } from './insurance-types.ts'

type Line = (typeof insuranceTypes)[number]['line']

/** Answers to a recommendation that add its line to the quote. */
export const takenUp = ['get_recommended', 'get_both', 'interested'] as const

/** Where the answer to a line's recommendation lies. */
export const recommendationPath = (line: string): string => `recommendation_choices.${line}`

const uuidsOf = (line: Line): readonly string[] =>
  insuranceTypes.filter((type) => type.line === line).map((type) => type.uuid)

/** The line was picked with the insurance types. */
export const picked = (line: Line): Rule => has('insurance_types', ...uuidsOf(line))

/**
 * The quote includes the line: picked with the insurance types, or taken up when it was recommended. Recommendations
 * come late, so only the places after them can see the second.
 */
export function insures(line: Line): Rule {
  const chosen = picked(line)
  const added = is(recommendationPath(line), ...takenUp)
  return {
    ...any(chosen, added),
    label: `the quote includes ${line}`,
    reads: chosen.reads,
    readsLater: added.reads,
  }
}
