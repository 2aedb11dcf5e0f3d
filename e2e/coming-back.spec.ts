import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueOf, control } from './journey/autopilot.ts'
import { currentQuote, openAt } from './journey/fill-by-api.ts'
import { ownAddress } from './journey/mail.ts'
import { bakeryAt } from './journey/mailed-link.ts'
import { askForCode, enterCode, title } from './journey/sign-in.ts'

test('somebody whose session ends while they type finds the page and their draft by their email address (R1, R2, R6, E1)', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/\b401\b.*\/api\//)
  const address = ownAddress('lena')
  const quote = await openAt(page, '/insurance', { business: bakeryAt(address), open: '/business' })
  const name = control(page, 'company_name')
  await name.fill('Okafor Bakery & Sons')
  await context.clearCookies()

  await test.step('a browser that refuses cookies is told so, and what is typed stays (R1)', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false, configurable: true }))
    await continueOf(page).click()
    await expect(page.getByText('This browser does not accept cookies')).toBeVisible()
    await expect(page.getByText(/^Saved/)).toHaveCount(0)
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'cookieEnabled'))
  })

  await continueOf(page).click()
  await expect(page.getByText('Sign in to save this page')).toBeVisible()
  await expect(name).toHaveValue('Okafor Bakery & Sons')
  await page.getByRole('link', { name: 'Sign in to continue' }).click()
  const code = await askForCode(page, address)

  await test.step('a reload keeps the same code, and stores no address (R2)', async () => {
    await page.reload()
    await expect(title(page)).toHaveText('Enter the code')
    await expect(page.getByText('l•••@example.com')).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(address)
  })

  await enterCode(page, code)
  await expect(page).toShow('/business')
  await expect(name).toHaveValue('Okafor Bakery & Sons')
  expect((await currentQuote(page.request))._id).toBe(quote._id)
})
