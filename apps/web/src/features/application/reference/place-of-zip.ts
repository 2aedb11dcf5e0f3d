import { api, dataOf } from '../../../api/server/client.ts'
import type { ZipName } from '../../../forms/state/form-environment.ts'

/** Asked for once for each page load: the same code stands on several pages, and places do not move. */
const known = new Map<string, ZipName | undefined>()

/**
 * Where a code of five digits lies; undefined where no city is known for it.
 * @param forMail a letter may go where no business stands: to military post
 */
export async function placeOfZip(zip: string, forMail: boolean, signal: AbortSignal): Promise<ZipName | undefined> {
  const path = forMail ? '/city/mailing' : '/city'
  const key = `${path} ${zip}`
  if (known.has(key)) return known.get(key)
  const [place] = await dataOf(api.GET(path, { params: { query: { zip } }, signal }))
  const found = place?.cities.length ? place : undefined
  known.set(key, found)
  return found
}
