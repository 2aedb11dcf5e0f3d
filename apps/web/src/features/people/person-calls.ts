import type { LinkReply } from '@coverwright/contract/links'
import type { CodeSent, SignedInReply } from '@coverwright/contract/people'
import { sitePath } from '../../api/base.ts'
import { call } from '../../api/client.ts'
import { forgetEverything } from '../../api/forget-everything.ts'
import { announcePersonChange } from '../../api/person-change.ts'

/** Whom a code is sent to: an address, or whoever a link was sent to. */
export type Addressee = { readonly email: string } | { readonly link: string }

export const sendCode = async (addressee: Addressee): Promise<CodeSent> =>
  (await call<CodeSent>('sign-in/code', { method: 'POST', body: addressee })).data

/** @returns the page of this site to go on with */
export async function signIn(code: string, to: string): Promise<string> {
  const { data } = await call<SignedInReply>('sign-in', { method: 'POST', body: { code, to } })
  announcePersonChange('in')
  return data.to
}

/** Signs out here and in this browser's other tabs, and begins anew: nothing that was fetched or typed is kept. */
export async function signOut(): Promise<void> {
  await call('sign-out', { method: 'POST' })
  forgetEverything()
  announcePersonChange('out')
  location.replace(`${sitePath()}/`)
}

/** Mails a link to the application, to finish it later or elsewhere. */
export const saveForLater = async (quoteId: string, email: string): Promise<LinkReply> =>
  (await call<LinkReply>(`quote/${quoteId}/links`, { method: 'POST', body: { email } })).data
