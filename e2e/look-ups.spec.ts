import type { Page } from '@playwright/test'
import { check, large, phone } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueToNext, control, fillPage } from './journey/autopilot.ts'
import { currentQuote, startAt, storedAnswer } from './journey/fill-by-api.ts'
import { lineBusiness } from './journey/line-business.ts'

const vehicle = '/dynamic-questions/vehicles_create/edit/0'
const accord = '1HGCM82633A004352'
const sienna = '5TDYK3DC8DS290235'

const vin = (page: Page) => control(page, 'item.vin')
const year = (page: Page) => control(page, 'item.year')
const make = (page: Page) => control(page, 'item.make')
const model = (page: Page) => control(page, 'item.model')
const atVehicle = (page: Page) => startAt(page, vehicle, { business: lineBusiness('ca') })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Models' }).getByRole('option')

test('a VIN or a USDOT number fills in answers or adds a note, models are suggested, and a vehicle fits a small screen (K1, F2, S2)', async ({
  page,
  context,
  watch,
}) => {
  // Goes first, while the browser has not looked up a VIN.
  await test.step('without a connection the vehicle is typed as before, and the VIN is read once there is one (K1, durability)', async () => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/)
    await atVehicle(page)
    await context.setOffline(true)
    await make(page).selectOption('Toyota')
    await vin(page).fill(accord)
    await expect(status(page, 'We could not read this VIN just now. Enter year and make yourself.')).toBeVisible()
    await model(page).fill('Accord')
    await context.setOffline(false)
    await expect(year(page)).toHaveValue('2003')
    await expect(make(page)).toHaveValue('Toyota')
    await expect(model(page)).toHaveValue('Accord')
    await expect(status(page, 'Make: you have Toyota, the VIN says Honda.')).toBeVisible()
  })

  await test.step('a model is chosen by keyboard or by touch among those of make and year, or typed as it is (K1)', async () => {
    await make(page).selectOption('Ford')
    await year(page).fill('2020')
    await model(page).fill('')
    await model(page).pressSequentially('trans')
    await expect(suggestions(page)).toHaveText([
      'Transit 150',
      'Transit 250',
      'Transit 350',
      'Transit 350HD Cutaway',
      'Transit Connect',
    ])
    await expect(status(page, '5 models match.')).toBeAttached()
    await check(page, 'models that match')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(suggestions(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(model(page)).toHaveValue('Transit 250')
    await expect(suggestions(page)).toHaveCount(0)
    await expect(page).toShow(vehicle)

    await model(page).fill('F-1')
    await suggestions(page).getByText('F-150', { exact: true }).click()
    await expect(model(page)).toHaveValue('F-150')

    await make(page).selectOption('Any other make')
    await year(page).fill('')
    await model(page).fill('oshkosh')
    await expect(suggestions(page).first()).toContainText('Oshkosh')
    await page.keyboard.press('Escape')
    await expect(suggestions(page)).toHaveCount(0)
    await model(page).fill('Our own trailer')
    await page.keyboard.press('Tab')
    await expect(model(page)).toHaveValue('Our own trailer')
  })

  await test.step('a tap while models are suggested is answered, and the suggestions close (K1)', async () => {
    await year(page).fill('2021')
    await make(page).selectOption('Ford')
    await model(page).fill('F-150')
    await control(page, 'item.body').selectOption('pickup')
    await expect(suggestions(page).first()).toBeVisible()
    const light = page.getByRole('radio', { name: 'Up to 10,000 lb' })
    await light.check()
    await expect(light).toBeChecked()
    await expect(suggestions(page)).toHaveCount(0)
  })

  await test.step('an answer that differs from the VIN stays, with a note that does not block (K1)', async () => {
    await vin(page).fill('')
    await year(page).fill('2004')
    await make(page).selectOption('Toyota')
    await vin(page).fill(accord)
    await expect(status(page, 'Model year: you have 2004, the VIN says 2003.')).toBeVisible()
    await expect(status(page, 'Make: you have Toyota, the VIN says Honda.')).toBeVisible()
    await expect(year(page)).toHaveValue('2004')
    await expect(make(page)).toHaveValue('Toyota')
    await page.setViewportSize(phone)
    await check(page, 'a VIN that says otherwise, on a phone')
    await page.setViewportSize(large)
    await page.getByRole('button', { name: 'Use Honda' }).click()
    await expect(make(page)).toHaveValue('Honda')
    await expect(make(page)).toBeFocused()
    await expect(page.locator('.found__differs')).toHaveCount(1)
    // Answers that came from a VIN change with it when it is corrected.
    await vin(page).fill(sienna)
    await expect(make(page)).toHaveValue('Toyota')
    await expect(year(page)).toHaveValue('2004')
    await vin(page).fill(accord)
    await expect(make(page)).toHaveValue('Honda')
    await model(page).fill('Accord')
    await control(page, 'item.body').selectOption('car')
    await continueToNext(page)
    expect(storedAnswer(await currentQuote(page.request), 'vehicles')).toMatchObject([
      { vin: accord, year: 2004, make: 'Honda', model: 'Accord' },
    ])
  })

  await test.step('the carrier of a USDOT number is named, and an unknown number does not block (K1)', async () => {
    await page.goto('/dynamic-questions/ca/edit/0')
    await control(page, 'ca.owned').locator('input[value="Yes"]').check()
    await control(page, 'ca.has_dot').locator('input[value="Yes"]').check()
    await fillPage(page, lineBusiness('ca'))
    const number = control(page, 'ca.dot_number')
    await number.fill('90000101')
    await expect(status(page, 'This number belongs to Bluegrass Valley Freight LLC, Lexington, KY.')).toBeVisible()
    await expect(number).toHaveAccessibleDescription(/Bluegrass Valley Freight LLC/)
    await number.fill('1234567')
    await expect(status(page, 'Bluegrass')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await expect(status(page, 'We found no carrier')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(status(page, 'We found no carrier under this number. Check it; if it is right, go on.')).toBeVisible()
    await continueToNext(page)
    expect(storedAnswer(await currentQuote(page.request), 'ca.dot_number')).toBe('1234567')
  })
})
