import type { UserReply } from '@coverwright/contract/people'
import type { Browser } from './browser.ts'

/** Asks for a code at a browser and reads it out of the mail. */
export async function codeFor(browser: Browser, email: string): Promise<string> {
  const before = new Set((await browser.postbox.mailsTo(email)).map(({ id }) => id))
  await browser.postbox.ageCodes()
  const asked = await browser.post('sign-in/code', { email })
  if (asked.status !== 202) throw new Error(`No code was sent to ${email}: ${JSON.stringify(asked.body)}`)
  const mail = (await browser.postbox.mailsTo(email)).find(({ id, kind }) => kind === 'sign_in_code' && !before.has(id))
  if (mail?.kind !== 'sign_in_code') throw new Error(`No mail with a code came for ${email}`)
  return mail.code
}

/** Signs in at a browser as a person does, by a code that is mailed; the sample staff's addresses have their roles. */
export async function signInAs(browser: Browser, email: string): Promise<UserReply> {
  const code = await codeFor(browser, email)
  const { status, body } = await browser.post('sign-in', { code })
  if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`)
  return body.data.user
}
