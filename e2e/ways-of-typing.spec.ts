import { check } from './harness/accessible.ts'
import { commitsOf, countCommits, waitUntilSettled } from './harness/count-commits.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueOf, continueToNext, control } from './journey/autopilot.ts'
import { currentQuote, startAt } from './journey/fill-by-api.ts'
import { compose, dictate, drop, paste, setValue } from './journey/ways-of-typing.ts'

test('text is the same in the box, in the draft and on the server, however it is entered (V1, S2, speed)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await countCommits(page)
  await startAt(page, '/insurance', { open: '/business' })
  const name = control(page, 'company_name')
  const revenue = control(page, 'annual_revenue')
  const payroll = control(page, 'annual_payroll')
  const alert = page.getByRole('alert')

  await test.step('a letter typed renders nothing (speed)', async () => {
    // With the first one the bar says that it is not saved yet.
    await name.press('End')
    await name.press('!')
    await waitUntilSettled(page)
    const before = await commitsOf(page)
    await name.pressSequentially(' and Sons')
    // Everything postponed until after the next frame is done.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))))
    expect((await commitsOf(page)) - before).toBe(0)
    await expect(name).toHaveValue(/! and Sons$/)
  })

  await test.step('a website is read on request, and a press accepts what it says (S2)', async () => {
    const requests: unknown[] = []
    await page.route('**/api/quote/*/website-facts', (route) => {
      requests.push(route.request().postDataJSON())
      const facts = { host: 'okafor-bakery.com', state: 'read', name: 'Okafor Family Bakery' }
      return route.fulfill({ json: { data: facts } })
    })
    const status = (text: string) => page.getByRole('status').filter({ hasText: text })
    await name.fill('')
    await control(page, 'business_website').fill('www.okafor-bakery.com')
    const ask = page.getByRole('button', { name: 'See what okafor-bakery.com says' })
    await expect(ask).toBeVisible()
    expect(requests).toEqual([])
    await ask.click()
    await expect(status('okafor-bakery.com says: Okafor Family Bakery')).toBeVisible()
    await expect(name).toHaveValue('')
    await page.getByRole('button', { name: 'Use this' }).click()
    await expect(name).toHaveValue('Okafor Family Bakery')
    await expect(name).toBeFocused()
    await expect(status('As okafor-bakery.com says.')).toBeVisible()
    expect(requests).toEqual([{ website: 'www.okafor-bakery.com' }])
  })

  await test.step('adjacent cells are not joined into one number, and a paste is undone in one step (V1)', async () => {
    const before = await payroll.inputValue()
    await paste(page, payroll, '12\r\n500\r\n')

    // Enter that ends a composition stays on the page.
    for (const composed of [{ isComposing: true }, { keyCode: 229 }])
      await name.dispatchEvent('keydown', { key: 'Enter', ...composed })
    await expect(alert).toHaveCount(0)
    await name.press('Enter')
    await expect(alert).toBeVisible()
    await expect(payroll).toHaveAttribute('aria-invalid', 'true')
    await payroll.press('Control+z')
    await expect(payroll).toHaveValue(before)
  })

  await test.step('an amount with two readings is queried, and the chosen one is taken (V1, I4)', async () => {
    await revenue.fill('400.000')
    await continueOf(page).click()
    await expect(alert).toContainText('Revenue in the next 12 months')
    const readings = page.getByRole('group', { name: 'Did you mean:' })
    await expect(readings.getByRole('button')).toHaveText(['400,000', '400'])
    await check(page, 'an unclear amount')
    await readings.getByRole('button', { name: '400,000' }).press('Enter')
    await expect(revenue).toHaveValue('400,000')
    await expect(revenue).toBeFocused()
  })

  await test.step('pasted, dropped, dictated, composed, autofilled and undone text is kept (V1)', async () => {
    // Words run as their letters do.
    await expect(name).toHaveAttribute('dir', 'auto')
    await expect(revenue).not.toHaveAttribute('dir', 'auto')
    // Cells of a spreadsheet.
    await paste(page, name, 'Okafor\tBakery\r\nLLC\r\n')
    await compose(await context.newCDPSession(page), name, 'ぱん', 'パン')
    await page.keyboard.insertText(' and wine')
    await page.keyboard.press('Control+z')
    await drop(context, page, payroll, ' 32 000 ')
    await dictate(control(page, 'years_business_started'), '２０１２')
    await setValue(control(page, 'parttime_employees'), '2', 'change')
    await paste(page, revenue, '$420,000.00\r\n')
    await name.focus()
    await expect(revenue).toHaveValue('420,000')
    // The same amount is typed over the formatted one.
    await revenue.fill('420000')
    await name.focus()
    await expect(revenue).toHaveValue('420,000')
    await revenue.fill('430k')
  })

  await test.step('a page left and reopened by Back shows the draft, and saves it (V1)', async () => {
    await page.goto('about:blank')
    await page.goBack()
    await expect(revenue).toHaveValue('430k')
    await revenue.focus()
    await name.focus()
    const values = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('main form input[type="text"]')].map(({ value }) => value),
      )
    await expect
      .poll(values)
      .toEqual(expect.arrayContaining(['Okafor Bakery LLCパン', '430,000', '32,000', '2012', '2']))
    // Some password managers dispatch no event at all.
    await setValue(control(page, 'fulltime_employees'), '5')
    await continueToNext(page)
    expect(await currentQuote(page.request)).toMatchObject({
      company_name: 'Okafor Bakery LLCパン',
      annual_revenue: 430_000,
      annual_payroll: 32_000,
      years_business_started: 2012,
      fulltime_employees: 5,
      parttime_employees: 2,
    })
  })
})
