import type { UserReply } from '@coverwright/contract/people'
import type { Page } from '@playwright/test'
import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { pageElsewhere, title } from './journey/sign-in.ts'
import { pageOfStaff, signInStaff, staff } from './journey/staff.ts'

const who = /get-logged-in-user/

type Where = Parameters<typeof pageOfStaff>[0]

/** The server says that the sign-in ends soon: nobody waits half an hour here. */
async function endsSoon(page: Page, endsIn: NonNullable<UserReply['ends_in']>): Promise<void> {
  await page.route(who, async (route) => {
    const response = await route.fetch()
    const body: { data?: UserReply } = await response.json()
    if (body.data?.status !== 'authenticated') return await route.fulfill({ response, json: body })
    return await route.fulfill({ response, json: { data: { ...body.data, ends_in: endsIn } } })
  })
}

test('staff are warned two minutes before they are signed out, and stay by one press (case A11)', async ({
  browser,
  baseURL,
  watch,
}) => {
  const page = await pageOfStaff({ browser, watch, baseURL }, staff.callCenter)
  await endsSoon(page, { idle: 140, most: 40_000 })
  await page.goto('/roles/agent')
  const warning = page.getByRole('alertdialog', { name: 'You will be signed out in 2 minutes' })
  await expect(warning).toBeVisible()
  await check(page, 'the warning before signing out')
  await page.unroute(who)
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(warning).toHaveCount(0)
  await expect(title(page)).toBeVisible()
  await page.context().close()
})

test('a page that notices the expiry itself leads to the sign-in page, and says why (case A11, A12)', async ({
  browser,
  baseURL,
  watch,
}) => {
  watch.allow(/\b401\b.*\/api\//)
  const where = { browser, watch, baseURL }
  const page = await pageElsewhere(where)
  await signInStaff(page.request, staff.subAgent)
  await endsSoon(page, { idle: 4, most: 40_000 })
  await page.goto('/roles/agent?sort=age')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await endElsewhere(where, page, staff.subAgent)
  await expect(title(page)).toHaveText('Sign in')
  await expect(page.getByText('You were signed out', { exact: true })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('to')).toMatch(/^\/roles\/agent/)
  await check(page, 'signing in after the time is over')
  await page.context().close()
})

/** Ends the sign-in of a page from another browser of that person. */
async function endElsewhere(where: Where, page: Page, address: string): Promise<void> {
  const { data } = await (await page.request.get('api/sign-ins')).json()
  const listed: readonly { id: string; current: boolean }[] = data
  const elsewhere = await pageOfStaff(where, address)
  const ended = await elsewhere.request.delete(`api/sign-ins/${listed.find(({ current }) => current)?.id}`)
  expect(ended.status()).toBe(204)
  await elsewhere.context().close()
}
