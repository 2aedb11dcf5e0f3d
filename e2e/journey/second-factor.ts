import type { OutboxReply } from '@coverwright/contract/outbox'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { title } from './sign-in.ts'

/** The code in the authenticator app of a sample employee, which a local start shows beside the mails. */
async function appCode(request: APIRequestContext, address: string): Promise<string> {
  const { authenticators }: OutboxReply = await (await request.get('api/outbox')).json()
  const authenticator = authenticators.find(({ email }) => email === address)
  if (!authenticator) throw new Error(`${address} has no authenticator`)
  return authenticator.code
}

/** A code is valid for half a minute and only once, so the next caller waits for another. */
const nextCodeWait = { timeout: 240_000, intervals: [500, 1000, 3000] }

/** The second factor of staff, through the API. */
export async function proveByApi(request: APIRequestContext, address: string): Promise<void> {
  const triedCodes = new Set<string>()
  const tryCode = async (): Promise<boolean> => {
    const code = await appCode(request, address)
    if (triedCodes.has(code)) return false
    triedCodes.add(code)
    return (await request.post('api/second-factor', { data: { code } })).ok()
  }
  await expect.poll(tryCode, { message: `${address} proves a second factor`, ...nextCodeWait }).toBe(true)
}

/** The second factor on its page. */
export async function enterAppCode(page: Page, address: string): Promise<void> {
  await expect(title(page)).toHaveText('One more step')
  await page.getByLabel('Code from the app').fill(await appCode(page.request, address))
  await page.locator('main form').getByRole('button', { name: 'Continue' }).click()
}
