import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { submitByApi } from './journey/fill-by-api.ts'
import { openStaffPage, staff } from './journey/staff.ts'

test.describe.configure({ mode: 'default' })

test('the desk works by keys: picks a row, shows the keys, names a search (O5)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  test.slow()
  await submitByApi(page.request)
  const desk = await openStaffPage({ browser, watch, baseURL }, staff.desk)
  await desk.setViewportSize({ width: 1440, height: 900 })
  await desk.goto('/desk')
  await expect(desk.getByRole('row').nth(1)).toBeVisible()
  await desk.keyboard.press('j')
  await desk.keyboard.press('x')
  await expect(desk.getByText('1 selected')).toBeVisible()
  await check(desk, 'a row that is picked')
  await desk.keyboard.press('?')
  await expect(desk.getByRole('dialog')).toBeVisible()
  await check(desk, 'the keys of the desk')
  await desk.keyboard.press('Escape')

  await desk.goto('/desk?owner=nobody')
  await desk.getByText('Save view', { exact: true }).click()
  await desk.getByLabel('Name this view').fill('Nobody’s')
  await desk.getByRole('button', { name: 'Save view' }).click()
  const view = desk.getByRole('link', { name: 'Nobody’s' })
  await expect(view, 'the form is gone').toBeFocused()
  await desk.goto('/desk')
  await view.click()
  await expect(desk.getByLabel('Owner', { exact: true })).toHaveValue('nobody')
  await desk.getByRole('button', { name: 'Remove the view Nobody’s' }).click()
  await expect(view).toHaveCount(0)
  await desk.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Webhooks' }).click()
  await expect(desk.getByRole('heading', { name: 'Webhooks', exact: true })).toBeVisible()
  await check(desk, 'the webhooks of a site')
})

test('the desk asks the customer, who answers on a page of theirs, on a phone (O5)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  test.slow()
  const { uuid } = await submitByApi(page.request)
  const desk = await openStaffPage({ browser, watch, baseURL }, staff.desk)
  await desk.goto(`/desk?search=CW-${uuid.slice(0, 8)}`)
  await desk.getByRole('link', { name: 'Okafor Bakery LLC' }).click()
  await desk.getByLabel('Ask the customer').fill('How many vans do you have?')
  await desk.getByRole('button', { name: 'Send the question' }).click()
  await expect(desk.getByText('Not answered yet')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${uuid}/quote-review`)
  await page.getByRole('link', { name: 'Answer it' }).click()
  await check(page, 'the questions of the desk')
  await page.getByLabel('How many vans do you have?').fill('Two')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText('Answered')).toBeVisible()
  await desk.reload()
  await desk.getByRole('button', { name: 'Mark as read' }).click()
  await expect(desk.getByRole('button', { name: 'Mark as read' })).toHaveCount(0)
})
