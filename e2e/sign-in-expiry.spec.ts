import type { UserReply } from '@coverwright/contract/people'
import type { Page } from '@playwright/test'
import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { pageElsewhere, title } from './journey/sign-in.ts'
import { openStaffPage, signInStaff, staff } from './journey/staff.ts'

const sessionUrl = /get-logged-in-user/

type BrowserFixtures = Parameters<typeof openStaffPage>[0]

/** Makes the server report that the session ends soon, so that the test need not wait half an hour. */
async function endsSoon(page: Page, endsIn: NonNullable<UserReply['ends_in']>): Promise<void> {
  await page.route(sessionUrl, async (route) => {
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
  const page = await openStaffPage({ browser, watch, baseURL }, staff.callCenter)
  await endsSoon(page, { idle: 140, most: 40_000 })
  await page.goto('/roles/agent')
  const warning = page.getByRole('alertdialog', { name: 'You will be signed out in 2 minutes' })
  await expect(warning).toBeVisible()
  await check(page, 'the warning before signing out')
  await page.unroute(sessionUrl)
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(warning).toHaveCount(0)
  await expect(title(page)).toBeVisible()
  await page.context().close()
})

test('a page that notices an expired session leads to the sign-in page, and says why (case A11, A12)', async ({
  browser,
  baseURL,
  watch,
}) => {
  watch.allow(/\b401\b.*\/api\//)
  const fixtures = { browser, watch, baseURL }
  const page = await pageElsewhere(fixtures)
  await signInStaff(page.request, staff.subAgent)
  await endsSoon(page, { idle: 4, most: 40_000 })
  await page.goto('/roles/agent?sort=age')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await endElsewhere(fixtures, page, staff.subAgent)
  await expect(title(page)).toHaveText('Sign in')
  await expect(page.getByText('You were signed out', { exact: true })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('to')).toMatch(/^\/roles\/agent/)
  await check(page, 'signing in after the time is over')
  await page.context().close()
})

/** Ends a person's session from another browser of theirs. */
async function endElsewhere(fixtures: BrowserFixtures, page: Page, address: string): Promise<void> {
  const { data } = await (await page.request.get('api/sign-ins')).json()
  const sessions: readonly { id: string; current: boolean }[] = data
  const elsewhere = await openStaffPage(fixtures, address)
  const endReply = await elsewhere.request.delete(`api/sign-ins/${sessions.find(({ current }) => current)?.id}`)
  expect(endReply.status()).toBe(204)
  await elsewhere.context().close()
}
