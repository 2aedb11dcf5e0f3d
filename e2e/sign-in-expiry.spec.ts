import type { UserReply } from '@coverwright/contract/people'
import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { pageElsewhere, title } from './journey/sign-in.ts'
import { signInStaff, staff } from './journey/staff.ts'

test('staff are warned before they are signed out, stay by one press, and are told why they were signed out (case A11, A12)', async ({
  browser,
  baseURL,
  watch,
}) => {
  watch.allow(/\b401\b.*\/api\//)
  const page = await pageElsewhere({ browser, watch, baseURL })
  await signInStaff(page.request, staff.subAgent)
  // The server reports that the session ends soon, so that the test need not wait half an hour.
  let endsIn: UserReply['ends_in'] = { idle: 140, most: 40_000 }
  await page.route(/get-logged-in-user|sign-in\/stay/, async (route) => {
    const response = await route.fetch()
    const body: { data?: UserReply } = await response.json()
    const data = body.data?.status === 'authenticated' ? { ...body.data, ends_in: endsIn } : body.data
    await route.fulfill({ response, json: { data } })
  })
  await page.goto('/roles/agent?sort=age')
  const warning = page.getByRole('alertdialog', { name: 'You will be signed out in 2 minutes' })
  await expect(warning).toBeVisible()
  await check(page, 'the warning before signing out')
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  // The next warning is due two seconds later.
  endsIn = { idle: 152, most: 40_000 }
  await page.keyboard.press('Enter')
  await expect(warning).toHaveCount(0)
  await expect(title(page)).toBeVisible()
  endsIn = { idle: 4, most: 40_000 }
  await expect(page.getByRole('alertdialog')).toBeVisible()
  const { data } = await (await page.request.get('api/sign-ins')).json()
  const sessions: readonly { id: string; current: boolean }[] = data
  const session = sessions.find(({ current }) => current)
  expect((await page.request.delete(`api/sign-ins/${session?.id}`)).status()).toBe(204)
  await expect(title(page)).toHaveText('Sign in')
  await expect(page.getByText('You were signed out', { exact: true })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('to')).toMatch(/^\/roles\/agent/)
  await page.context().close()
})
