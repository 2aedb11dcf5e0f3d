import type { Locator, Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueOf, continueToNext, control, fillPage } from './journey/autopilot.ts'
import { currentQuote, type StoredQuote, startAt, storedAnswer } from './journey/fill-by-api.ts'
import { holdScripts } from './journey/hold-scripts.ts'
import { waitForHydration } from './journey/hydration.ts'
import { compose, dictate, drop, paste, setValue } from './journey/ways-of-typing.ts'

/** Compares the values after leaving the boxes, after a reload (from the draft), and on the server. */
async function expectEverywhere(page: Page, values: Readonly<Record<string, string>>): Promise<StoredQuote> {
  const boxes = Object.entries(values).map(([path, text]): [Locator, string] => [control(page, path), text])
  await page.locator('h1').first().click()
  for (const [box, text] of boxes) await expect(box).toHaveValue(text)
  await page.reload()
  for (const [box, text] of boxes) await expect(box).toHaveValue(text)
  await continueToNext(page)
  return await currentQuote(page.request)
}

test('pasted, dropped, dictated, composed, autofilled and undone text is the same in the box, the draft and on the server (V1)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startAt(page, '/business')
  await fillPage(page, bakery)
  await page.getByRole('heading', { level: 1 }).click()
  // Cells of a spreadsheet.
  const name = control(page, 'company_name')
  await paste(page, name, 'Okafor\tBakery\r\nLLC\r\n')
  await compose(await context.newCDPSession(page), name, 'ぱん', 'パン')
  await page.keyboard.insertText(' and wine')
  await page.keyboard.press('Control+z')
  await paste(page, control(page, 'annual_revenue'), '$420,000.00\r\n')
  await drop(context, page, control(page, 'annual_payroll'), ' 32 000 ')
  await dictate(control(page, 'years_business_started'), '２０１２')
  await setValue(control(page, 'fulltime_employees'), '4')
  const quote = await expectEverywhere(page, {
    company_name: 'Okafor Bakery LLCパン',
    annual_revenue: '420,000',
    annual_payroll: '32,000',
    years_business_started: '2012',
    fulltime_employees: '4',
  })
  expect(quote).toMatchObject({
    company_name: 'Okafor Bakery LLCパン',
    annual_revenue: 420_000,
    annual_payroll: 32_000,
    years_business_started: 2012,
    fulltime_employees: 4,
  })
})

test('adjacent cells are not joined into one number, and a paste is undone in one step (V1)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startAt(page, '/insurance', { open: '/business' })
  const payroll = control(page, 'annual_payroll')
  const before = await payroll.inputValue()
  for (const cells of ['12\t500', '12\r\n500\r\n', '12\n500']) {
    await paste(page, payroll, cells)
    await continueOf(page).click()
    await expect(payroll).toHaveAttribute('aria-invalid', 'true')
    await payroll.press('Control+z')
    await expect(payroll).toHaveValue(before)
  }
})

test('answers that a password manager fills in before the scripts run are kept (V1)', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const zip = control(page, 'zip_code')
  await setValue(zip, '60540–1234')
  release()
  await waitForHydration(page)
  await control(page, 'class_code_ref').focus()
  await expect(zip).toHaveValue(/^60540.1234$/)
  await fillPage(page, bakery)
  await continueToNext(page)
  expect(storedAnswer(await currentQuote(page.request), 'zip_code')).toBe('60540-1234')
})

test('a page left and reopened by Back shows the draft, and saves it (V1)', async ({ page }) => {
  await startAt(page, '/insurance', { open: '/business' })
  const [name, revenue] = [control(page, 'company_name'), control(page, 'annual_revenue')]
  await name.fill('Okafor & Sons')
  await revenue.fill('430k')
  await page.goto('about:blank')
  await page.goBack()
  await expect(name).toHaveValue('Okafor & Sons')
  await expect(revenue).toHaveValue('430k')
  await revenue.focus()
  const quote = await expectEverywhere(page, { company_name: 'Okafor & Sons', annual_revenue: '430,000' })
  expect(quote).toMatchObject({ company_name: 'Okafor & Sons', annual_revenue: 430_000 })
})

test('an error message says what to enter, disappears with a choice, and mentions the input only if there was any (V1, V2)', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await continueOf(page).click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('heading')).toContainText('need another look')
  await expect(summary).not.toContainText('What you typed')
  const messages = page.locator('form.fields .err')
  const [trade, zip, form] = ['Enter what you do and pick it from the list', /five-digit ZIP code/, 'Choose one']
  await expect(messages).toContainText([trade, zip, form])
  await control(page, 'business_type').selectOption('llc')
  await expect(messages).toContainText([trade, zip])
  await expect(summary).not.toContainText('Legal structure')
  await expect(summary).toContainText('Main ZIP code')
  await control(page, 'zip_code').fill('606')
  await continueOf(page).click()
  await expect(summary).toContainText('What you typed is still here')
})
