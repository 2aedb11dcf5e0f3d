import type { Locator, Page } from '@playwright/test'
import { check, large, phone } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { accountant } from './journey/answers.ts'
import { continueOf, continueToNext, control, fillPage, formOf, goTo, pathOf } from './journey/autopilot.ts'
import { controlsOf } from './journey/controls.ts'
import { currentQuote, type StoredQuote, startAt, storedAnswer } from './journey/fill-by-api.ts'
import { shots } from './journey/shots.ts'

const first = '/location/edit/0/address'
const list = '/location/list'
const firstStreet = '1840 Ogden Avenue'

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const rows = (page: Page): Locator => page.locator('tbody').getByRole('row')
const add = (page: Page): Locator => page.getByRole('link', { name: 'Add a location' })
const focusedElement = (page: Page): Locator => page.locator(':focus')
const streets = async (page: Page): Promise<readonly unknown[]> => {
  const items = storedAnswer(await currentQuote(page.request), 'locations')
  return Array.isArray(items) ? items.map(({ street }) => street) : []
}

/** Fills in the pages of the open item and returns to the list. */
const finishItem = (page: Page): Promise<void> => goTo(page, list, accountant)

async function addLocation(page: Page, street: string): Promise<void> {
  await add(page).click()
  await control(page, 'item.street').fill(street)
  await finishItem(page)
  await expect(page.getByRole('rowheader', { name: street })).toBeVisible()
}

test('items of a list are added, changed, checked and deleted; each location fills in its own city (S3, S5)', async ({
  page,
  watch,
}) => {
  const [zip, city, state] = [control(page, 'item.zip_code'), control(page, 'item.city'), control(page, 'item.state')]
  const saveLocations = async ({ _id, version }: StoredQuote, locations: readonly unknown[]): Promise<void> => {
    const reply = await page.request.patch(`api/quote/${_id}`, {
      headers: { 'if-match': `"${version}"` },
      data: { step: list, locations },
    })
    expect(reply.status()).toBe(200)
  }

  await test.step('an empty list opens with its first item, prefilled (F15, S3)', async () => {
    const outline = page.waitForResponse('**/api/place-map?zip=60540')
    await startAt(page, first, { business: accountant })
    await expect(title(page)).toHaveText('Add a location')
    await expect(zip).toHaveValue('60540')
    await expect(city).toHaveValue('Naperville')

    await test.step('a site that names no map service shows the place in the outline of its state (S3, C1)', async () => {
      expect((await outline).status()).toBe(200)
      const map = page.getByRole('img', { name: /^Map of / })
      await expect(map).toHaveJSProperty('naturalWidth', 320)
    })

    await test.step('a location is prefilled with all employees, and a larger number gets a note (S3, Q2)', async () => {
      await expect(control(page, 'item.street')).toHaveValue('20 W Jefferson Ave')
      const employees = control(page, 'item.employees')
      await expect(employees).toHaveValue('7')
      await expect(page.getByText('You said 7 employees on “Your business”.')).toBeVisible()
      await expect(page.locator('.remark--differs')).toHaveCount(0)
      await employees.fill('9')
      await control(page, 'item.revenue').focus()
      await expect(page.locator('.remark--differs')).toHaveText('You said 7 employees on “Your business”.')
      await shots(page, 'location-employees')
    })

    await control(page, 'item.street').fill(firstStreet)
    await fillPage(page, accountant)

    await test.step('a reload keeps the draft of an item (F6)', async () => {
      const values = await controlsOf(formOf(page))
      await page.reload()
      await expect(continueOf(page)).toBeVisible()
      await expect.poll(() => controlsOf(formOf(page))).toEqual(values)
    })

    await continueToNext(page)
    await expect(title(page)).toBeFocused()
    await finishItem(page)
    await expect(page.locator('.remark--differs')).toHaveText(
      'Employees at all locations: 9. On “Your business” you said 7.',
    )
    await shots(page, 'location-list')
    await expect(rows(page)).toHaveCount(1)
    expect(await streets(page)).toEqual(['1840 Ogden Avenue'])
  })

  await test.step('a row is a card on a small screen, and still a table for screen readers (S5, seed 2.7)', async () => {
    const table = page.getByRole('table', { name: 'Where you work' })
    const edit = page.getByRole('link', { name: `Edit ${firstStreet}` }).getByText('Edit')
    for (const [size, isSmall] of [
      [large, false],
      [phone, true],
    ] as const) {
      await page.setViewportSize(size)
      await expect.poll(() => rows(page).evaluate((row) => getComputedStyle(row).display === 'block')).toBe(isSmall)
      expect(await edit.evaluate((node) => node.clientWidth > 1)).toBe(isSmall)
      await expect(table.getByRole('columnheader')).toHaveCount(6)
      await expect(rows(page).getByRole('rowheader')).toHaveText(firstStreet)
      await expect(rows(page).getByRole('cell', { name: 'Naperville' })).toBeVisible()
    }
    await page.setViewportSize(large)
  })

  await test.step('an item is deleted after a confirmation, by keyboard alone (S5, seed 2.7)', async () => {
    await addLocation(page, '77 Quincy Road')
    const bin = page.getByRole('button', { name: 'Delete 77 Quincy Road' })
    const dialog = page.getByRole('alertdialog')

    await bin.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('77 Quincy Road')
    await expect(dialog).toContainText('City: ')
    await expect(dialog).toContainText('Kind of place: ')
    await check(page, 'the question before deleting')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(bin).toBeFocused()

    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(bin).toBeFocused()
    await expect(rows(page)).toHaveCount(2)

    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Accept' }).press('Enter')
    await expect(rows(page)).toHaveCount(1)
    await expect(focusedElement(page)).toHaveText('Add a location')
    expect(await streets(page)).toEqual([firstStreet])
  })

  await test.step('a list cannot be left while an item is incomplete or invalid (V3, S5, seed 5)', async () => {
    await add(page).click()
    await expect(zip).toHaveValue('')
    await control(page, 'item.street').fill(firstStreet)
    await zip.fill('53202')
    await expect(city).toHaveValue('Milwaukee')
    await expect(state).toHaveValue('WI')

    await test.step('a state that does not match the ZIP code is rejected at its field (S3, K1)', async () => {
      watch.allow(/422/)
      await state.selectOption('IL')
      await fillPage(page, accountant)
      const before = pathOf(page)
      await continueOf(page).click()
      const message = 'The ZIP code 53202 is in Wisconsin. Choose that state, or check the ZIP code'
      await expect(state).toHaveAccessibleDescription(new RegExp(message))
      await expect(page.getByRole('link', { name: message })).toBeVisible()
      expect(pathOf(page)).toBe(before)
    })

    await zip.fill('60540')
    await expect(city).toHaveValue('Naperville')
    await expect(state).toHaveValue('IL')
    await continueToNext(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toShow(list)
    await continueOf(page).click()
    const problem = page.getByRole('alert')
    await expect(problem).toContainText('Two locations have the same address')
    await expect(problem).toBeFocused()
    await expect(problem.locator('xpath=following-sibling::*[1]'), 'right above the button to add').toContainText('Add')
    await check(page, 'a list that cannot be left')

    await page
      .getByRole('link', { name: `Edit ${firstStreet}` })
      .last()
      .click()
    await control(page, 'item.street').fill('77 Quincy Road')
    await continueToNext(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toShow(list)
    await continueOf(page).click()
    await expect(problem).toContainText('77 Quincy Road still needs answers')
    await page.getByRole('link', { name: 'Needs answers 77 Quincy Road' }).click()
    await expect(title(page)).toHaveText('Location 2: Buildings')
    await finishItem(page)
    await continueToNext(page)
    await expect(page).not.toShow(/location/)
  })

  await test.step('a full list has no Add button, and an address beyond it leads to the list (F15, X11, seed 2.7)', async () => {
    const quote = await currentQuote(page.request)
    const storedLocations = storedAnswer(quote, 'locations')
    const [item] = Array.isArray(storedLocations) ? storedLocations : []
    const locations = Array.from({ length: 25 }, (_, at) => ({
      ...item,
      id: `l${at}`,
      street: `${at + 1} Main Street`,
    }))
    await saveLocations(quote, locations)
    await page.goto('/location/edit/25/address')
    await expect(page).toShow(list)
    await expect(rows(page)).toHaveCount(25)
    await expect(page.getByText('25 listed, the maximum')).toBeVisible()
    await expect(add(page)).toHaveCount(0)
  })

  await test.step('an emptied list says so, and leads back to its first item (X2)', async () => {
    const quote = await currentQuote(page.request)
    const [item] = Array.isArray(quote.locations) ? quote.locations : []
    await saveLocations(quote, [{ ...item, street: firstStreet }])
    await page.reload()
    await page.getByRole('button', { name: `Delete ${firstStreet}` }).click()
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByText('No location yet')).toBeVisible()
    await continueOf(page).click()
    await expect(page.getByRole('alert')).toContainText('Add at least one location')
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toShow(first)
  })
})
