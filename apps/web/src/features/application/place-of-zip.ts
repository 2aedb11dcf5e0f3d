import type { ZipPlace } from '@coverwright/contract/reference'
import { call } from '../../api/server/client.ts'
import type { ZipName } from '../../form/form-environment.ts'

/**
 * Where a code of five digits lies; undefined where no city is known for it.
 * @param forMail a letter may go where no business stands: to military post
 */
export async function placeOfZip(zip: string, forMail: boolean, signal: AbortSignal): Promise<ZipName | undefined> {
  const { data } = await call<readonly ZipPlace[]>(`city${forMail ? '/mailing' : ''}?zip=${zip}`, { signal })
  const [place] = data
  return place?.cities.length ? place : undefined
}
