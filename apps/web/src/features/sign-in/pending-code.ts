import type { CodeSent } from '@coverwright/contract/people'
import { tabStorage } from '../../api/browser/storage.ts'
import { storedName } from '../../api/page/base.ts'

const name = () => storedName('signIn')

/** A code that was sent but not entered yet. Times are in epoch milliseconds. The address itself is not stored. */
export type PendingCode = {
  /** Masked: d•••@shop.example. */
  readonly sentTo: string
  readonly goodUntil: number
  readonly againAt: number
  readonly minutes: number
  readonly link?: string
  /** Not the first code: the earlier ones are no longer valid. */
  readonly again?: true
}

const second = 1000

export const createPendingCode = (
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

const isPending = (value: unknown): value is PendingCode =>
  typeof value === 'object' &&
  value !== null &&
  'sentTo' in value &&
  typeof value.sentTo === 'string' &&
  'goodUntil' in value &&
  typeof value.goodUntil === 'number' &&
  'againAt' in value &&
  typeof value.againAt === 'number'

/** The code that a reload continues with: still valid, and requested by the same link or by an address. */
export function parsePendingCode(
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

export const loadPendingCode = (link: string | undefined): PendingCode | undefined =>
  parsePendingCode(tabStorage.get(name()), Date.now(), link)

export function savePendingCode(pending: PendingCode | undefined): void {
  if (pending) tabStorage.set(name(), JSON.stringify(pending))
  else tabStorage.remove(name())
}
