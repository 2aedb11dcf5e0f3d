import { randomUUID } from 'node:crypto'
import type { OutboxMail } from '@coverwright/contract/outbox'
import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import type { StoredMail } from '../../apps/server/src/features/1-foundation/mails/mail.ts'
import { patiently } from './patiently.ts'

type Mail = OutboxMail
type MailKind = StoredMail['kind']

/** An address of nobody else: all tests share one product, and what goes to one address is limited. */
export const ownAddress = (name: string): string => `${name}-${randomUUID()}@example.com`

/** What went to an address so far, the newest first. A local start keeps its mails instead of sending them. */
export async function mailsTo(request: APIRequestContext, address: string, kind?: MailKind): Promise<readonly Mail[]> {
  const response = await patiently(() => request.get('api/outbox'))
  const { data }: { data: readonly Mail[] } = await response.json()
  return data.filter((mail) => mail.to === address && (kind === undefined || mail.kind === kind))
}

/**
 * The newest mail to an address, as soon as it is there.
 * @param known mails that were there before, which are not waited for
 */
export async function mailTo(
  request: APIRequestContext,
  address: string,
  kind?: MailKind,
  known: readonly Mail[] = [],
): Promise<Mail> {
  const found: Mail[] = []
  const look = async () => {
    const all = await mailsTo(request, address, kind)
    found.splice(0, found.length, ...all.filter(({ id }) => known.every((each) => each.id !== id)))
    return found.length
  }
  await expect.poll(look, `a mail to ${address}`).toBeGreaterThan(0)
  const [newest] = found
  if (!newest) throw new Error(`No mail to ${address}`)
  return newest
}

/** The code that a mail gives. */
export function codeIn({ text, subject }: Mail): string {
  const code = /^ +(\d{6})$/m.exec(text)?.[1]
  if (code === undefined) throw new Error(`No code in “${subject}”`)
  return code
}

/** The page that a mail leads to, below the site: the tests reach it by another name of this machine. */
export function pageIn({ text, subject }: Mail): string {
  const address = /^http\S+\/applications\/\S+$/m.exec(text)?.[0]
  if (address === undefined) throw new Error(`No link to an application in “${subject}”`)
  return new URL(address).pathname
}
