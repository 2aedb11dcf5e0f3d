import type { CodeSent, Enrolled, Enrolment, SignedInReply } from '@coverwright/contract/people'
import { forgetEverything } from '../browser/forget-everything.ts'
import { sitePath } from '../page/base.ts'
import { api, dataOf } from '../server/client.ts'
import { announcePersonChange } from '../tabs/person-change.ts'

/** Whom a code is mailed to: an address, or the address that a link was sent to. */
export type Addressee = { readonly email: string } | { readonly link: string }

export const sendCode = (addressee: Addressee): Promise<CodeSent> =>
  dataOf(api.POST('/sign-in/code', { body: addressee }))

/** @returns who signed in, and the page of this site to go on with */
export async function signIn(code: string, to: string): Promise<SignedInReply> {
  const signedIn = await dataOf(api.POST('/sign-in', { body: { code, to } }))
  announcePersonChange('in')
  return signedIn
}

/**
 * Proves the second factor of staff.
 * @returns the page of this site to go on with
 */
export async function proveSecondFactor(code: string, to: string): Promise<string> {
  const signedIn = await dataOf(api.POST('/second-factor', { body: { code, to } }))
  announcePersonChange('in')
  return signedIn.to
}

export const beginEnrolment = (): Promise<Enrolment> => dataOf(api.POST('/second-factor/enrolment'))

export async function finishEnrolment(code: string, to: string): Promise<Enrolled> {
  const enrolment = await dataOf(api.POST('/second-factor/enrolment/confirmation', { body: { code, to } }))
  announcePersonChange('in')
  return enrolment
}

/** Signs out here and in this browser's other tabs, and reloads the page: nothing fetched or typed stays. */
export async function signOut(): Promise<void> {
  await api.POST('/sign-out')
  forgetEverything()
  announcePersonChange('out')
  location.replace(`${sitePath()}/`)
}
