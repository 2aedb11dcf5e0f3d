import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { fillPage, goOn, pathOf } from './journey/autopilot.ts'
import { bakeryAt, saveForLater } from './journey/coming-back.ts'
import { startAt } from './journey/fill-by-api.ts'
import { ownAddress } from './journey/mail.ts'
import { askForCode, enterCode, pageElsewhere, signOut, title } from './journey/sign-in.ts'

test('saved on one phone, continued on another, to the account and signed out (R1, R2, S9)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  const address = ownAddress('ruth')
  const business = bakeryAt(address)
  await startAt(page, '/business', { business })
  const link = await saveForLater(page, address)

  watch.allow(/\b401\b.*\/api\/quote\//)
  const other = await pageElsewhere({ browser, watch, baseURL })
  await other.goto(link)
  await expect(title(other)).toHaveText('Sign in')
  await check(other, 'signing in by a link')
  await other.getByRole('button', { name: 'Use another address' }).click()
  const code = await askForCode(other, address)
  await enterCode(other, code)
  await expect(other).toShow('/business')
  await fillPage(other, business)
  await goOn(other)
  const furthest = pathOf(other)

  await other.locator('.person__who:visible > summary').click()
  await other.getByRole('link', { name: 'My account' }).filter({ visible: true }).click()
  await expect(other).toShow('/account')
  const go = other.getByRole('button', { name: 'Continue Okafor Bakery LLC' })
  await expect(go).toBeVisible()
  await go.click()
  await expect(other).toShow(furthest)
  await signOut(other)
  await other.context().close()
})
