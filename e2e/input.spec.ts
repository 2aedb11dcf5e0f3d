import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueOf, continueToNext, control, fillPage } from './journey/autopilot.ts'
import { type CountryBusiness, completePages, testAt } from './journey/country-pages.ts'
import { currentQuote, startAt } from './journey/fill-by-api.ts'
import { setValue } from './journey/ways-of-typing.ts'

test('ambiguous input is queried, and input by other means than typing is kept (V1)', async ({ page, context }) => {
  await test.step('an amount with two readings is queried, and the chosen one is saved (V1, I4)', async () => {
    await startAt(page, '/other-info', { open: '/business' })
    const revenue = control(page, 'annual_revenue')
    await revenue.fill('400.000')
    await continueOf(page).click()
    await expect(page.getByRole('alert')).toContainText('Revenue in the next 12 months')
    const readings = page.getByRole('group', { name: 'Did you mean:' })
    await expect(readings.getByRole('button')).toHaveText(['400,000', '400'])
    await check(page, 'an unclear amount')
    await readings.getByRole('button', { name: '400,000' }).press('Enter')
    await expect(revenue).toHaveValue('400,000')
    await expect(revenue).toBeFocused()
    await continueToNext(page)
    expect((await currentQuote(page.request)).annual_revenue).toBe(400_000)
  })

  await test.step('input from a password manager, a spreadsheet, a phone or an input method is saved as it is shown (V1)', async () => {
    await startAt(page, '/contact')
    await fillPage(page, bakery)
    const phone = control(page, 'contact_phone')
    const email = control(page, 'contact_email')
    const first = control(page, 'contact_first_name')
    const street = control(page, 'mailing_address.street')
    await expect(phone).toHaveAttribute('type', 'tel')
    await expect(email).toHaveAttribute('type', 'email')
    for (const [text, formatted] of [
      ['+1 630.555.0112', '(630) 555-0112'],
      ['1‑630‑555‑0113', '(630) 555-0113'],
      ['６３０ ５５５ ０１１４ ext. 12', '(630) 555-0114 x12'],
      ['+44 20 7946 0018', '+442079460018'],
      ['(630) 555–0115', '(630) 555-0115'],
    ] as const) {
      await phone.fill(text)
      await email.focus()
      await expect(phone).toHaveValue(formatted)
    }
    const cdp = await context.newCDPSession(page)
    await first.fill('')
    await cdp.send('Input.imeSetComposition', { text: 'とうきょう', selectionStart: 5, selectionEnd: 5 })
    await cdp.send('Input.insertText', { text: '東京' })
    await street.fill('')
    await page.keyboard.insertText('20 W\tJefferson\u00a0Ave\u200b ')
    await setValue(email, 'ruth+quotes@exämple.de', 'change')
    await setValue(control(page, 'contact_last_name'), 'Okafor-Bell')
    await continueToNext(page)
    expect(await currentQuote(page.request)).toMatchObject({
      contact_first_name: '東京',
      contact_last_name: 'Okafor-Bell',
      contact_email: 'ruth+quotes@xn--exmple-cua.de',
      contact_phone: '6305550115',
      mailing_address: { street: '20 W Jefferson Ave' },
    })
  })
})

const van = {
  year: 2021,
  make: 'Ford',
  model: 'Transit',
  body: 'car',
  use: 'service',
  radius: 'local',
  garaging_zip: '60540',
  ownership: 'owned',
  cost_new: 42_000,
  damage: 'none',
}

test('answers are stored as they are shown (V1)', async ({ page }) => {
  await test.step('a trade typed exactly need not be picked, any other must be (Q1)', async () => {
    await page.goto('/')
    const trade = control(page, 'class_code_ref')
    await trade.fill('bread and so on')
    // The list covers the button.
    await trade.press('Escape')
    await continueOf(page).click()
    await expect(page.getByText('pick it from the list').first()).toBeVisible()
    await trade.fill(' bakery')
    await control(page, 'zip_code').focus()
    await expect(trade).toHaveValue('Bakery')
    await expect(page.getByText('pick it from the list')).toHaveCount(0)
  })

  await test.step('the value shown after leaving a field is the value stored (V1)', async () => {
    await startAt(page, '/other-info', { open: '/business' })
    const name = control(page, 'company_name')
    await name.fill('\u202eOkafor\u00a0Bakery\u200b LLC ')
    await control(page, 'annual_revenue').fill('USD 400k')
    await control(page, 'years_business_started').fill('２０１２')
    await control(page, 'annual_payroll').focus()
    await expect(name).toHaveValue('Okafor Bakery LLC')
    await expect(control(page, 'annual_revenue')).toHaveValue('400,000')
    await expect(control(page, 'years_business_started')).toHaveValue('2012')
    await continueToNext(page)
    expect(await currentQuote(page.request)).toMatchObject({
      company_name: 'Okafor Bakery LLC',
      annual_revenue: 400_000,
      years_business_started: 2012,
    })
  })

  await test.step('a date without its year holds the page (V1)', async () => {
    await startAt(page, '/dynamic-questions/coverage_choices/edit/0')
    const date = control(page, 'coverage.effective_date')
    await date.fill('')
    await date.pressSequentially('0501')
    await continueOf(page).click()
    await expect(page.getByRole('alert')).toContainText('Enter the whole date: month, day and year')
    await expect(date).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('Enter that ends a composition stays on the page, and words run as their letters do (V1)', async () => {
    await startAt(page, '/business')
    const name = control(page, 'company_name')
    await expect(name).toHaveAttribute('dir', 'auto')
    await expect(control(page, 'annual_revenue')).not.toHaveAttribute('dir', 'auto')
    for (const composed of [{ isComposing: true }, { keyCode: 229 }]) {
      await name.dispatchEvent('keydown', { key: 'Enter', ...composed })
    }
    await expect(page.getByRole('alert')).toHaveCount(0)
    await name.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
  })

  await test.step('numbers that nobody has, boxes at a post office and other currencies are refused at their field (V1)', async () => {
    const answers = { ...bakery.answers, has_vehicles: 'Yes', vehicle_count: 1, 'ca.owned': 'Yes', vehicles: [van] }
    const business = { ...bakery, insurance: ['Commercial Auto', 'General Liability'], answers }
    await startAt(page, '/drivers/dynamic-questions/drivers_list/list', { business })
    const expectRefused = async (path: string, message: string) => {
      await continueOf(page).click()
      await expect(control(page, path)).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByText(message).first()).toBeVisible()
    }

    await page.goto('business')
    await control(page, 'annual_revenue').fill('£400,000')
    await expectRefused('annual_revenue', 'Enter the amount in US dollars')
    await expect(control(page, 'annual_revenue')).toHaveValue('£400,000')

    await page.goto('other-info')
    const taxNumber = control(page, 'employer_id')
    await expect(taxNumber).toHaveValue('•••••0917')
    await taxNumber.press('End')
    await taxNumber.pressSequentially('5')
    await expectRefused('employer_id', 'Enter the whole number again to change it')
    await taxNumber.fill('36‑4820917')
    await continueToNext(page)

    await page.goto('location/edit/0/address')
    await control(page, 'item.street').fill('P.O. Box 44')
    await expectRefused('item.street', 'a P.O. box cannot be insured')

    await page.goto('vehicles/dynamic-questions/vehicles_list/list')
    await page.getByRole('link', { name: /^Edit/ }).first().click()
    await control(page, 'item.vin').fill('11111111111111111')
    await expectRefused('item.vin', 'there is no such number')
    await control(page, 'item.year').fill('1969')
    await control(page, 'item.vin').fill('242379L123456')
    await continueOf(page).click()
    await expect(page.getByText('there is no such number')).toHaveCount(0)
  })
})

const countries: readonly {
  readonly host: string
  readonly business: CountryBusiness
  readonly refused: string
  readonly ambiguous: readonly [typed: string, ...readings: string[]]
  readonly accepted: readonly [typed: string, formatted: string, stored: number]
}[] = [
  {
    host: 'france.localhost',
    business: {
      trade: { query: 'peintre', name: 'Peintre en bâtiment' },
      insurance: [],
      answers: { zip_code: 'F-69003', business_type: 'sarl' },
    },
    refused: 'Saisissez le montant en euros',
    ambiguous: ['400,000', '400 000', '400'],
    accepted: ['1,25 M€', '1 250 000', 1_250_000],
  },
]

for (const { host, business, refused, ambiguous, accepted } of countries) {
  testAt(host)(
    `amounts at ${host} are read as people write them there, and asked about where they are unclear (I4)`,
    async ({ page }) => {
      await page.goto('.')
      await completePages(page, '/business', business, async () => undefined)
      const revenue = control(page, 'annual_revenue')
      const onward = page.locator('main form button[type="submit"]')
      await revenue.fill('US$ 400')
      await onward.click()
      await expect(page.getByText(refused).first()).toBeVisible()
      const [unclear, ...readings] = ambiguous
      await revenue.fill(unclear)
      await onward.click()
      await expect(page.locator('fieldset.readings').getByRole('button')).toHaveText(
        readings.map((each) => new RegExp(`^${each.replace(' ', '\\s')}$`)),
      )
      const [text, formatted, stored] = accepted
      await revenue.fill(text)
      await control(page, 'annual_payroll').focus()
      await expect(revenue).toHaveValue(new RegExp(`^${formatted.replaceAll(' ', '\\s')}$`))
      await control(page, 'annual_payroll').fill('٣٢ 000')
      await control(page, 'company_name').fill('Peintures « Lumière »')
      await control(page, 'years_business_started').fill('２０１６')
      await control(page, 'fulltime_employees').fill('3')
      await control(page, 'parttime_employees').fill('0')
      await onward.click()
      await expect(page).not.toShow('/business')
      // Only the browser can resolve this host.
      const quote = await page.evaluate(async () => (await (await fetch('/api/quote')).json()).data)
      expect(quote).toMatchObject({
        annual_revenue: stored,
        annual_payroll: 32_000,
        years_business_started: 2016,
      })
    },
  )
}
