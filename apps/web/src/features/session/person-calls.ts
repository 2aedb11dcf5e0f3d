import type { LinkReply } from '@coverwright/contract/links'
import type { CodeSent, Enrolled, Enrolment, SignedInReply, UserReply } from '@coverwright/contract/people'
import { forgetEverything } from '../../api/browser/forget-everything.ts'
import { sitePath } from '../../api/page/base.ts'
import { api, dataOf } from '../../api/server/client.ts'
import { underKey } from '../../api/server/repeat-key.ts'
import { announcePersonChange } from '../../api/tabs/person-change.ts'

/** Whom a code is sent to: an address, or whoever a link was sent to. */
export type Addressee = { readonly email: string } | { readonly link: string }

export const sendCode = (addressee: Addressee): Promise<CodeSent> =>
  dataOf(api.POST('/sign-in/code', { body: addressee }))

/** @returns who that is, and the page of this site to go on with */
export async function signIn(code: string, to: string): Promise<SignedInReply> {
  const signedIn = await dataOf(api.POST('/sign-in', { body: { code, to } }))
  announcePersonChange('in')
  return signedIn
}

/**
 * The second step of staff.
 * @returns the page of this site to go on with
 */
export async function proveSecondFactor(code: string, to: string): Promise<string> {
  const signedIn = await dataOf(api.POST('/second-factor', { body: { code, to } }))
  announcePersonChange('in')
  return signedIn.to
}

export const beginEnrolment = (): Promise<Enrolment> => dataOf(api.POST('/second-factor/enrolment'))

export async function finishEnrolment(code: string, to: string): Promise<Enrolled> {
  const enrolled = await dataOf(api.POST('/second-factor/enrolment/confirmation', { body: { code, to } }))
  announcePersonChange('in')
  return enrolled
}

/** Somebody is still there. */
export const staySignedIn = (): Promise<UserReply> => dataOf(api.POST('/sign-in/stay'))

/** Signs out here and in this browser's other tabs, and begins anew: nothing that was fetched or typed is kept. */
export async function signOut(): Promise<void> {
  await api.POST('/sign-out')
  forgetEverything()
  announcePersonChange('out')
  location.replace(`${sitePath()}/`)
}

/** Mails a link to the application, to finish it later or elsewhere. */
export const saveForLater = (quoteId: string, email: string): Promise<LinkReply> =>
  underKey('link', [quoteId, email], (header) =>
    dataOf(api.POST('/quote/{id}/links', { params: { path: { id: quoteId }, header }, body: { email } })),
  )

/** Takes a link back: it opens nothing any more. */
export const revokeLink = (quoteId: string, uuid: string): Promise<unknown> =>
  api.DELETE('/quote/{id}/links/{uuid}', { params: { path: { id: quoteId, uuid } } })
