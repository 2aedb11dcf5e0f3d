import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { submitByApi } from './journey/fill-by-api.ts'
import { ownAddress } from './journey/mail.ts'
import { expectHome, signInByApi, title } from './journey/sign-in.ts'

test('another browser sees nothing of a quote: its links require signing in, and open nothing for somebody else (R1, R2, R3, R6, S8)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.allow(/\b(401|404)\b.*\/api\//)
  const owner = await browser.newContext(baseURL ? { baseURL } : {})
  const { uuid } = await submitByApi(owner.request)
  await owner.close()
  const path = `/${uuid}/quote-review`
  await page.goto(path)
  await expect(title(page)).toHaveText('Sign in')
  expect(new URL(page.url()).search).toBe(`?${new URLSearchParams({ to: `${path}?redirected=true` })}`)
  await expect(page.locator('body')).not.toContainText(/Okafor|ruth@example\.com/)

  await test.step('a signed-in user who asks for a quote of somebody else, or a page of staff, is sent home without a message (R1, R3, R6)', async () => {
    await signInByApi(page.request, ownAddress('sam'))
    for (const address of [path, '/roles/agent']) {
      await page.goto(address)
      await expectHome(page)
      await expect(page.getByRole('alert'), address).toHaveCount(0)
    }
  })
})

test('a link that is cut short says so, without a call, and offers a code (R1, R3)', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(quote|renewal)/.test(request.url()) && request.url().includes('0b7f1c52')) calls.push(request.url())
  })
  await page.goto('/applications/0b7f1c52-5c7e-4f53-9c77-0d0f3c1f2a1')
  await expect(title(page)).toHaveText('This link does not work')
  expect(calls).toEqual([])
  await check(page, 'a broken link')
  await page.getByRole('link', { name: 'Send me a code' }).click()
  await expect(title(page)).toHaveText('Sign in')
})
