import { randomUUID } from 'node:crypto'
import type { OutboxMail } from '@coverwright/contract/outbox'
import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import type { StoredMail } from '../../apps/server/src/features/1-foundation/mails/mail.ts'
import { retryWhileBusy } from './retry-while-busy.ts'

type Mail = OutboxMail
type MailKind = StoredMail['kind']

/** A unique address: all tests share one product, and mails to one address are limited. */
export const ownAddress = (name: string): string => `${name}-${randomUUID()}@example.com`

/** The mails to an address, newest first. A local start stores mails instead of sending them. */
export async function mailsTo(request: APIRequestContext, address: string, kind?: MailKind): Promise<readonly Mail[]> {
  const response = await retryWhileBusy(() => request.get('api/outbox'))
  const { data }: { data: readonly Mail[] } = await response.json()
  return data.filter((mail) => mail.to === address && (kind === undefined || mail.kind === kind))
}

/**
 * Waits for the newest mail to an address.
 * @param earlier mails to ignore
 */
export async function mailTo(
  request: APIRequestContext,
  address: string,
  kind?: MailKind,
  earlier: readonly Mail[] = [],
): Promise<Mail> {
  const foundMails: Mail[] = []
  const findMail = async () => {
    const all = await mailsTo(request, address, kind)
    foundMails.splice(0, foundMails.length, ...all.filter(({ id }) => earlier.every((each) => each.id !== id)))
    return foundMails.length
  }
  await expect.poll(findMail, `a mail to ${address}`).toBeGreaterThan(0)
  const [newest] = foundMails
  if (!newest) throw new Error(`No mail to ${address}`)
  return newest
}

/** The code in a mail. */
export function codeIn({ text, subject }: Mail): string {
  const code = /^ +(\d{6})$/m.exec(text)?.[1]
  if (code === undefined) throw new Error(`No code in “${subject}”`)
  return code
}

/** The path that a mail links to; tests reach the site under another host name. */
export function pageIn({ text, subject }: Mail): string {
  const address = /^http\S+\/applications\/\S+$/m.exec(text)?.[0]
  if (address === undefined) throw new Error(`No link to an application in “${subject}”`)
  return new URL(address).pathname
}
