import eventTypes from '@coverwright/catalogue/reference/event-types.json' with { type: 'json' }
import firmTypes from '@coverwright/catalogue/reference/healthcare-firm-types.json' with { type: 'json' }
import professions from '@coverwright/catalogue/reference/healthcare-professions.json' with { type: 'json' }
import practiceAreas from '@coverwright/catalogue/reference/practice-areas.json' with { type: 'json' }

const namesById = (list: readonly { readonly id: string; readonly name: string }[]): ReadonlyMap<string, string> =>
  new Map(list.map(({ id, name }) => [id, name]))

const lists: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['event-types', namesById(eventTypes)],
  ['healthcare-firm-types', namesById(firmTypes)],
  ['healthcare-professions-individuals-types', namesById(professions)],
  ['practice-area', namesById(practiceAreas)],
])

/** A reference list that a field chooses from (`optionsFrom`): names by id; undefined for what is no such list. */
export const optionList = (source: string): ReadonlyMap<string, string> | undefined => lists.get(source)
