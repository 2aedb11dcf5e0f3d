import { randomUUID } from 'node:crypto'
import type { EmbedStart } from '@coverwright/contract/visit/embed-start'
import { isRecord } from '@coverwright/core/answers/answers'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { refusedFields } from '../../../platform/errors/app-error.ts'

/** The start of a quote from another site's page, as the body of a new quote. */
export type StartBody = Readonly<Record<string, unknown>> & Pick<EmbedStart, 'partner' | 'partnership' | 'campaign_id'>

/** From the press in the frame until our own page has it: seconds, on any connection. */
const lastsMs = 10 * 60_000

type At = { readonly site: string; readonly now: Date }

/** Nothing else that this server encrypts is accepted as a start, nor a start of another site. */
const ownerOf = (site: string): string => `start of ${site}`

/** Encrypted, since it travels in an address: only this server reads its answers. */
export const sealStart = (encryptor: Encryptor, body: StartBody, { site, now }: At): string =>
  encryptor.encrypt({ id: randomUUID(), until: now.getTime() + lastsMs, body }, ownerOf(site)).$sealed

/** Refuses with 422 anything that is not a start of this site, or has expired. */
export function openStart(
  encryptor: Encryptor,
  sealedStart: string,
  { site, now }: At,
): { readonly id: string; readonly body: StartBody } {
  const data = attempt(() => encryptor.decrypt({ $sealed: sealedStart }, ownerOf(site)))
  if (!isRecord(data)) throw refusal('is not a start of this site')
  const { id, until, body } = data
  if (typeof until !== 'number' || until <= now.getTime()) throw refusal('has expired: it is valid for ten minutes')
  // Our own server wrote it.
  return { id: String(id), body: body as StartBody }
}

const refusal = (message: string) => refusedFields([{ field: 'start', message }])

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
