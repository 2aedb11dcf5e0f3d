import type { UserReply } from '@coverwright/contract/people'
import type { Browser } from './browser.ts'

/** Requests a code in a browser and reads it from the mail. */
export async function codeFor(browser: Browser, email: string): Promise<string> {
  const before = new Set((await browser.postbox.mailsTo(email)).map(({ id }) => id))
  await browser.postbox.ageCodes()
  const reply = await browser.post('sign-in/code', { email })
  if (reply.status !== 202) throw new Error(`No code was sent to ${email}: ${JSON.stringify(reply.body)}`)
  const mail = (await browser.postbox.mailsTo(email)).find(({ id, kind }) => kind === 'sign_in_code' && !before.has(id))
  if (mail?.kind !== 'sign_in_code') throw new Error(`No mail with a code came for ${email}`)
  return mail.code
}

/**
 * Signs in in a browser as a person does, by a mailed code and, for staff, one of an app; the sample staff's addresses
 * have their roles.
 */
export async function signInAs(browser: Browser, email: string): Promise<UserReply> {
  const code = await codeFor(browser, email)
  const { status, body } = await browser.post('sign-in', { code })
  if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`)
  return await proveSecondFactor(browser, body.data.user)
}

/**
 * The second step of staff, in a browser after the first: with an authenticator app, which is set up if there is none.
 * Customers need none.
 */
export async function proveSecondFactor(browser: Browser, user: UserReply): Promise<UserReply> {
  if (user.second_factor === undefined) return user
  const code = await browser.postbox.authenticatorCode(user.email ?? '')
  const { status, body } = code === undefined ? await enrol(browser) : await browser.post('second-factor', { code })
  if (status !== 200) throw new Error(`${user.email} did not prove a second factor: ${JSON.stringify(body)}`)
  return body.data.user
}

/** Sets an authenticator app up. */
export async function enrol(browser: Browser) {
  const { secret } = (await browser.post('second-factor/enrolment')).body.data
  return await browser.post('second-factor/enrolment/confirmation', { code: browser.postbox.codeOf(secret) })
}
