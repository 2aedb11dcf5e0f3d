import type { EmailUniqueness, EmailValidity } from '@coverwright/contract/people'
import { call } from '../../api/server/client.ts'

/** What the server says of an address: what was probably meant, and whether it is the one somebody is signed in with. */
export type AboutEmail = { readonly meant?: string | undefined; readonly isOwn: boolean }

/** Asks both checks of an address; one that does not answer says nothing. Source: seed 7.3. */
export async function aboutEmail(email: string, signal: AbortSignal): Promise<AboutEmail> {
  const check = { method: 'POST', body: { email }, signal } as const
  const [validity, uniqueness] = await Promise.all([
    call<EmailValidity>('validate-email', check).catch(() => undefined),
    call<EmailUniqueness>('email-uniqueness', check).catch(() => undefined),
  ])
  return { meant: validity?.data.suggestion, isOwn: uniqueness?.data.outcome === 'yours' }
}
