import type { LinkReply } from '@coverwright/contract/links'
import type { CodeSent, Enrolled, Enrolment, SignedInReply, UserReply } from '@coverwright/contract/people'
import { forgetEverything } from '../../api/browser/forget-everything.ts'
import { sitePath } from '../../api/page/base.ts'
import { call } from '../../api/server/client.ts'
import { underKey } from '../../api/server/repeat-key.ts'
import { announcePersonChange } from '../../api/tabs/person-change.ts'

/** Whom a code is sent to: an address, or whoever a link was sent to. */
export type Addressee = { readonly email: string } | { readonly link: string }

export const sendCode = async (addressee: Addressee): Promise<CodeSent> =>
  (await call<CodeSent>('sign-in/code', { method: 'POST', body: addressee })).data

/** @returns who that is, and the page of this site to go on with */
export async function signIn(code: string, to: string): Promise<SignedInReply> {
  const { data } = await call<SignedInReply>('sign-in', { method: 'POST', body: { code, to } })
  announcePersonChange('in')
  return data
}

/**
 * The second step of staff.
 * @returns the page of this site to go on with
 */
export async function proveSecondFactor(code: string, to: string): Promise<string> {
  const { data } = await call<SignedInReply>('second-factor', { method: 'POST', body: { code, to } })
  announcePersonChange('in')
  return data.to
}

export const beginEnrolment = async (): Promise<Enrolment> =>
  (await call<Enrolment>('second-factor/enrolment', { method: 'POST' })).data

export async function finishEnrolment(code: string, to: string): Promise<Enrolled> {
  const { data } = await call<Enrolled>('second-factor/enrolment/confirmation', { method: 'POST', body: { code, to } })
  announcePersonChange('in')
  return data
}

/** Somebody is still there. */
export const staySignedIn = async (): Promise<UserReply> =>
  (await call<UserReply>('sign-in/stay', { method: 'POST' })).data

/** Signs out here and in this browser's other tabs, and begins anew: nothing that was fetched or typed is kept. */
export async function signOut(): Promise<void> {
  await call('sign-out', { method: 'POST' })
  forgetEverything()
  announcePersonChange('out')
  location.replace(`${sitePath()}/`)
}

/** Mails a link to the application, to finish it later or elsewhere. */
export async function saveForLater(quoteId: string, email: string): Promise<LinkReply> {
  const path = `quote/${quoteId}/links`
  const { data } = await underKey('link', [path, email], (headers) =>
    call<LinkReply>(path, { method: 'POST', body: { email }, headers }),
  )
  return data
}

/** Takes a link back: it opens nothing any more. */
export const revokeLink = (quoteId: string, uuid: string): Promise<unknown> =>
  call(`quote/${quoteId}/links/${uuid}`, { method: 'DELETE' })
