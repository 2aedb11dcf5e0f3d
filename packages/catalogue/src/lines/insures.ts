import type { Rule } from '@coverwright/core/rules/rule'
import { any, has, is } from '@coverwright/core/rules/rule'
import { insuranceTypeIds, type Line } from './insurance-type-ids.ts'
import type { InsuranceType } from './insurance-types.ts'

type Types = readonly Pick<InsuranceType, 'line' | 'uuid'>[]

/** Answers to a recommendation that add its line to the quote. */
export const takenUp = ['get_recommended', 'get_both', 'interested'] as const

/** Path of the answer to a line's recommendation. */
export const recommendationPath = (line: string): string => `recommendation_choices.${line}`

/** A line of these types was picked with the insurance types. */
export const pickedAmong =
  (types: Types) =>
  (line: string): Rule =>
    has('insurance_types', ...types.filter((type) => type.line === line).map((type) => type.uuid))

/**
 * The quote includes a line of these types: picked with the insurance types, or added from a recommendation.
 * Recommendations come late, so only later places can see the second.
 */
export const insuresAmong =
  (types: Types) =>
  (line: string): Rule => {
    const isChosen = pickedAmong(types)(line)
    const isAdded = is(recommendationPath(line), ...takenUp)
    return {
      ...any(isChosen, isAdded),
      label: `the quote includes ${line}`,
      reads: isChosen.reads,
      readsLater: isAdded.reads,
    }
  }

/** As above, of the lines of the United States. */
export const isPicked: (line: Line) => Rule = pickedAmong(insuranceTypeIds)
export const insures: (line: Line) => Rule = insuresAmong(insuranceTypeIds)
