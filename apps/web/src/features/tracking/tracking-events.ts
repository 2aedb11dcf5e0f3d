import type { QuoteReply } from '@coverwright/contract/quotes'
import type { TrackingEvent } from '@coverwright/contract/visit/tracking'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import type { StepRecord } from '@coverwright/core/navigation/step-record'
import { pathPattern } from '@coverwright/core/visit/path-pattern'
import type { TrackedActivity } from '../../api/track.ts'

/** The line of an insurance type. */
export type TypeOfLine = { readonly uuid: string; readonly line: string }

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$/.test(value)

/**
 * The events of an activity: which page and which lines, never what was typed or by whom.
 * @param editedParts whether places were edited in this visit (seed 4.6)
 */
export function trackingEvents(
  activity: TrackedActivity,
  types: readonly TypeOfLine[],
  editedParts: Partial<Pick<StepRecord, 'editedLocation' | 'editedBuilding'>> = {},
): readonly TrackingEvent[] {
  if (activity.name === 'saved') {
    const { save, quote } = activity
    const renewal = quote.application_type === 'renewal'
    return [
      { name: 'step_saved', path: pathPattern(save.step), renewal },
      ...('insurance_types' in save.answers
        ? [{ name: 'insurance_picked', lines: linesOf(quote, types) } as const]
        : []),
      ...recommendationEvents(save.answers.recommendation_choices),
    ]
  }
  if (activity.name === 'sent') {
    const { quote } = activity
    const renewal = quote.application_type === 'renewal'
    const places = {
      ...(editedParts.editedLocation ? { edited_location: true as const } : {}),
      ...(editedParts.editedBuilding ? { edited_building: true as const } : {}),
    }
    return [{ name: 'submitted', lines: linesOf(quote, types), renewal, ...places }]
  }
  return ['path' in activity ? { ...activity, path: pathPattern(activity.path) } : activity]
}

function linesOf(quote: QuoteReply, types: readonly TypeOfLine[]): string[] {
  const pickedTypes = readAnswer(quote, 'insurance_types')
  const uuids = Array.isArray(pickedTypes) ? pickedTypes.flatMap((type) => (isRecord(type) ? [type.uuid] : [])) : []
  return types.filter(({ uuid }) => uuids.includes(uuid)).map(({ line }) => line)
}

function recommendationEvents(choices: unknown): readonly TrackingEvent[] {
  if (!isRecord(choices)) return []
  return Object.entries(choices).flatMap(([line, choice]) =>
    isWord(line) && isWord(choice) ? [{ name: 'recommendation_answered', line, choice }] : [],
  )
}
