import type { OutboxReply } from '@coverwright/contract/outbox'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { title } from './sign-in.ts'

/** What the authenticator app of one of the sample staff shows: a local start shows it beside the mails. */
async function appCode(request: APIRequestContext, address: string): Promise<string> {
  const { authenticators }: OutboxReply = await (await request.get('api/outbox')).json()
  const found = authenticators.find(({ email }) => email === address)
  if (!found) throw new Error(`${address} has no authenticator`)
  return found.code
}

/** Half a minute has one code, which is good once: who comes next waits for the next, as may others. */
const untilTheNext = { timeout: 240_000, intervals: [500, 1000, 3000] }

/** The second step of staff, by calls alone. */
export async function proveByApi(request: APIRequestContext, address: string): Promise<void> {
  const tried = new Set<string>()
  const tryCode = async (): Promise<boolean> => {
    const code = await appCode(request, address)
    if (tried.has(code)) return false
    tried.add(code)
    return (await request.post('api/second-factor', { data: { code } })).ok()
  }
  await expect.poll(tryCode, { message: `${address} proves a second factor`, ...untilTheNext }).toBe(true)
}

/** The second step on its page. */
export async function enterAppCode(page: Page, address: string): Promise<void> {
  await expect(title(page)).toHaveText('One more step')
  await page.getByLabel('Code from the app').fill(await appCode(page.request, address))
  await page.locator('main form').getByRole('button', { name: 'Continue' }).click()
}
