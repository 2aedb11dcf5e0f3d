import { addedPropertyPath } from '@coverwright/catalogue/application/added-coverage'
import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'

/** The records of a list in the answers; none when there is no such list. */
export const recordsAt = (answers: Answers, name: string): readonly Answers[] => {
  const list = readAnswer(answers, name)
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/** The answers, each location with what was asked of it later: when a line that insures property was taken up. */
export function withWholeLocations(answers: Answers): Answers {
  const addedProperty = recordsAt(answers, addedPropertyPath)
  if (addedProperty.length === 0) return answers
  const locations = recordsAt(answers, 'locations').map((location) => {
    const { answer } = addedProperty.find(({ id }) => typeof id === 'string' && id === location.id) ?? {}
    return isRecord(answer) ? { ...answer, ...location } : location
  })
  return locations.length ? { ...answers, locations } : answers
}

const premises: readonly unknown[] = ['own', 'lease']

/**
 * The first location as insurers' questions name it: what it is, and the first building there. Where the business has
 * no premises of its own there is no building, whatever was answered before.
 */
export function primaryLocation(answers: Answers): Answers | undefined {
  const [first] = recordsAt(withWholeLocations(answers), 'locations')
  if (!first) return undefined
  const { occupancy, square_feet } = first
  if (!premises.includes(occupancy)) return occupancy === undefined ? undefined : { occupancy }
  const [building] = recordsAt(first, 'buildings')
  const { year_built, stories } = building ?? {}
  const answeredEntries = Object.entries({ occupancy, square_feet, year_built, stories })
  return Object.fromEntries(answeredEntries.filter(([, answer]) => answer !== undefined))
}
