import { placeOf } from '@coverwright/catalogue/sites/faults/fault'
import type { ChangedKey } from '@coverwright/contract/console/sites'
import { isRecord } from '@coverwright/core/answers/answers'

/** More would not be read; the whole texts are at hand. */
const mostListed = 200
const longestShown = 300

type Place = readonly (string | number)[]

/**
 * What differs between two texts of a site's file, key by key, as people name them (`theme.brand`). Nothing where a text
 * is no JSON, and no text at all counts as an empty file.
 */
export function changedKeys(before: string | undefined, after: string | undefined): ChangedKey[] {
  const [old, now] = [parseJson(before), parseJson(after)]
  if (old === undefined || now === undefined) return []
  return differences([], old, now).slice(0, mostListed)
}

function parseJson(text: string | undefined): unknown {
  if (text === undefined) return {}
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function differences(place: Place, before: unknown, after: unknown): ChangedKey[] {
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) => differences([...place, name], before[name], after[name]))
  }
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].every(isRecord)) {
    const longer = before.length > after.length ? before : after
    return longer.flatMap((_, position) => differences([...place, position], before[position], after[position]))
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  return [
    {
      at: placeOf(...place),
      ...(before === undefined ? {} : { before: displayText(before) }),
      ...(after === undefined ? {} : { after: displayText(after) }),
    },
  ]
}

function displayText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}
