import type { CodeSent } from '@coverwright/contract/people'
import { storedName } from '../../api/page/base.ts'

const name = () => storedName('signIn')

/** A code that was sent and not entered yet. Times in milliseconds. The address itself is kept nowhere. */
export type PendingCode = {
  /** Mostly hidden: d•••@shop.example. */
  readonly sentTo: string
  readonly goodUntil: number
  readonly againAt: number
  readonly minutes: number
  readonly link?: string
  /** It is not the first: those before it are dead. */
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
export function readPendingCode(stored: string | null, now: number, link: string | undefined): PendingCode | undefined {
  try {
    const pending: unknown = JSON.parse(stored ?? 'null')
    return isPending(pending) && pending.goodUntil > now && pending.link === link ? pending : undefined
  } catch {
    return undefined
  }
}

export function rememberedCode(link: string | undefined): PendingCode | undefined {
  try {
    return readPendingCode(sessionStorage.getItem(name()), Date.now(), link)
  } catch {
    return undefined
  }
}

export function rememberCode(pending: PendingCode | undefined): void {
  try {
    if (pending) sessionStorage.setItem(name(), JSON.stringify(pending))
    else sessionStorage.removeItem(name())
  } catch {
    // Without storage a reload asks for the address again.
  }
}
