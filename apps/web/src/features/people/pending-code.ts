import type { CodeSent } from '@coverwright/contract/people'
import { tabStorage } from '../../api/browser/storage.ts'
import { storedName } from '../../api/page/base.ts'

const name = () => storedName('signIn')

/** A code that was sent and not entered yet. Times are in milliseconds. The address itself is not stored. */
export type PendingCode = {
  /** Mostly hidden: d•••@shop.example. */
  readonly sentTo: string
  readonly goodUntil: number
  readonly againAt: number
  readonly minutes: number
  readonly link?: string
  /** Not the first code; those before it are invalid. */
  readonly again?: true
}

const second = 1000

export const pendingCode = (
  { sent_to, expires_in, resend_after }: CodeSent,
  now: number,
  link?: string,
): PendingCode => ({
  sentTo: sent_to,
  goodUntil: now + expires_in * second,
  againAt: now + resend_after * second,
  minutes: Math.round(expires_in / 60),
  ...(link === undefined ? {} : { link }),
})

const isPending = (stored: unknown): stored is PendingCode =>
  typeof stored === 'object' &&
  stored !== null &&
  'sentTo' in stored &&
  typeof stored.sentTo === 'string' &&
  'goodUntil' in stored &&
  typeof stored.goodUntil === 'number' &&
  'againAt' in stored &&
  typeof stored.againAt === 'number'

/** What a reload goes on with: a code that is still good, asked for by the same link or by an address. */
export function readPendingCode(
  text: string | undefined,
  now: number,
  link: string | undefined,
): PendingCode | undefined {
  try {
    const pending: unknown = JSON.parse(text ?? 'null')
    return isPending(pending) && pending.goodUntil > now && pending.link === link ? pending : undefined
  } catch {
    return undefined
  }
}

export const storedCode = (link: string | undefined): PendingCode | undefined =>
  readPendingCode(tabStorage.get(name()), Date.now(), link)

export function storeCode(pending: PendingCode | undefined): void {
  if (pending) tabStorage.set(name(), JSON.stringify(pending))
  else tabStorage.remove(name())
}
