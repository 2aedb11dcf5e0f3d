import { randomUUID } from 'node:crypto'
import { daysAfter } from '@coverwright/core/rules/calendar'
import { check, checkInBoth, expectFitsBoth, large, phone } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { today } from './journey/answers.ts'
import { submitByApi } from './journey/fill-by-api.ts'
import { ownAddress } from './journey/mail.ts'
import { shots } from './journey/shots.ts'
import { title } from './journey/sign-in.ts'
import { openStaffPage, staff } from './journey/staff.ts'
import { cardOf, choose, part, shopOf, sign, status } from './journey/to-policy.ts'

const paper = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n'),
})

test('the desk works by keys: picks a row, shows the keys, names a search, finds an application and closes it (O5)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  const { uuid } = await submitByApi(page.request)
  watch.allow(/404/)
  const desk = await openStaffPage({ browser, watch, baseURL }, staff.desk)
  await desk.setViewportSize(large)
  await desk.goto(`/desk/${randomUUID()}`)
  await expect(desk.getByText('Application not found')).toBeVisible()
  await desk.getByRole('link', { name: 'All applications' }).click()
  await expect(title(desk)).toHaveText('Desk')

  await expect(desk.getByRole('row').nth(1)).toBeVisible()
  await expectFitsBoth(desk, 'the desk')
  await desk.getByRole('searchbox').fill(`CW-${uuid.slice(0, 8)}`)
  const rowLinks = desk.getByRole('table').locator('tbody').getByRole('link')
  await expect(rowLinks).toHaveText(['Okafor Bakery LLC'])
  await title(desk).click()
  await desk.keyboard.press('j')
  await desk.keyboard.press('x')
  await expect(desk.getByText('1 selected')).toBeVisible()
  await checkInBoth(desk, 'the desk, with a row that is picked')
  await desk.keyboard.press('?')
  await expect(desk.getByRole('dialog')).toBeVisible()
  await check(desk, 'the keys of the desk')
  await desk.keyboard.press('Escape')

  const owner = desk.getByLabel('Owner', { exact: true })
  await owner.selectOption('nobody')
  await desk.getByText('Save view', { exact: true }).click()
  await desk.getByLabel('Name this view').fill('Nobody’s')
  await desk.getByRole('button', { name: 'Save view' }).click()
  const view = desk.getByRole('link', { name: 'Nobody’s' })
  await expect(view, 'the form is gone').toBeFocused()
  await owner.selectOption('')
  await view.click()
  await expect(owner).toHaveValue('nobody')
  await desk.getByRole('button', { name: 'Remove the view Nobody’s' }).click()
  await expect(view).toHaveCount(0)

  await desk.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Webhooks' }).click()
  await expect(desk.getByRole('heading', { name: 'Webhooks', exact: true })).toBeVisible()
  await check(desk, 'the webhooks of a site')
  await desk.goBack()
  await rowLinks.click()
  await desk.getByLabel('Reason', { exact: true }).selectOption('Bought elsewhere')
  await desk.getByRole('button', { name: 'Close application' }).click()
  await desk.getByRole('button', { name: 'Reopen' }).click()
  await expect(desk.getByRole('button', { name: 'Close application' })).toBeVisible()
  await desk.context().close()
})

test('an insurer without an interface is entered, sent as a proposal and confirmed by the desk, which asks the customer too (O5, O10, S8)', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  const insurer = 'Harbor Mutual of Maine'
  const business = shopOf('Okafor Coats', ownAddress('by-hand'))
  const { _id, uuid } = await submitByApi(page.request, { business })
  const desk = await openStaffPage({ browser, watch, baseURL }, staff.desk)
  await desk.setViewportSize(large)
  await desk.goto(`/desk/${_id}`)
  const atDesk = desk.locator('.desk-offers > li').filter({ hasText: insurer }).first()

  await test.step('the desk asks the customer and enters an insurer’s answer (O5, O10)', async () => {
    await desk.getByLabel('New note', { exact: true }).fill('Called: wants to start on the first.')
    await desk.getByRole('button', { name: 'Add note' }).click()
    await expect(desk.getByRole('listitem').filter({ hasText: 'wants to start on the first' })).toBeVisible()
    await desk.getByLabel('Ask the customer').fill('How many vans do you have?')
    await desk.getByRole('button', { name: 'Send the question' }).click()
    await expect(desk.getByText('Not answered yet')).toBeVisible()
    await page.setViewportSize(phone)
    await page.goto(`/${uuid}/quote-review`)
    await expect(title(page)).toHaveText('Your quotes are in')

    await title(desk).click()
    await desk.keyboard.press('e')
    await expect(desk.getByLabel('Offer', { exact: true })).toBeFocused()
    await desk.getByLabel('Insurer', { exact: true }).fill(insurer)
    await desk.getByLabel('Annual premium').fill('1.250')
    await desk.getByLabel('Limits', { exact: true }).fill('$1,000,000 / $2,000,000')
    await desk.getByLabel('Source').fill('Their mail of today')
    await desk.getByLabel('The insurer has nothing more to decide').check()
    await desk.getByLabel(/^File/).last().setInputFiles(paper('Harbor letter'))
    await desk.getByRole('button', { name: 'Save answer' }).click()
    await desk.getByRole('button', { name: '$1,250', exact: true }).click()
    await desk.getByRole('button', { name: 'Save answer' }).click()
    await expect(atDesk.getByRole('link', { name: 'Quote letter' })).toBeVisible()
    await expect(desk.getByLabel('The insurer has nothing more to decide'), 'of the next one').not.toBeChecked()
    await desk.getByRole('button', { name: 'Send the proposal' }).click()
    await expect(desk.getByText('Sent to the customer')).toBeVisible()
    await checkInBoth(desk, 'the record of an application')
    await expectFitsBoth(desk, 'the record of an application')
    await shots(desk, 'desk-entered')
  })

  await test.step('the customer, whose page is open, sees both, answers and asks for the offer (O5, S8)', async () => {
    await expect(page.getByRole('status').filter({ hasText: `${insurer} now has a price` })).toBeVisible()
    await expect(cardOf(page, insurer)).toContainText('$1,250')
    await expect(cardOf(page, insurer)).toContainText('$1,000,000 / $2,000,000')
    await expect(page.getByRole('link', { name: 'Quote letter' }).first()).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the proposal (PDF)' }).click()
    expect((await download).suggestedFilename()).toBe(`proposal-${uuid.slice(0, 8)}.pdf`)
    await page.getByRole('link', { name: 'Answer it' }).click()
    await check(page, 'the questions of the desk')
    await page.getByLabel('How many vans do you have?').fill('Two')
    await page.getByRole('button', { name: 'Send the answer' }).click()
    await expect(page.getByText('Answered')).toBeVisible()
    await page.goBack()
    await choose(page, insurer)
    for (const kind of ['no_known_losses', 'fraud_statement']) await part(page, kind).getByRole('checkbox').check()
    await sign(page)
    await page.getByRole('button', { name: /^Ask .* to arrange it$/ }).click()
    await expect(status(page)).toContainText('Requested')
    await shots(page, 'asked')
  })

  await test.step('the desk reads the answer and records the confirmation, which the open page shows (O5, S8)', async () => {
    await desk.reload()
    await desk.getByRole('button', { name: 'Mark as read' }).click()
    await expect(desk.getByRole('button', { name: 'Mark as read' })).toHaveCount(0)
    await expect(atDesk).toContainText('Requested')
    await atDesk.getByLabel('Policy or binder number').fill('HM-1')
    await atDesk.getByLabel('Effective date').fill(daysAfter(today, 21) ?? '')
    await atDesk.getByLabel('Expiration date').fill(daysAfter(today, 386) ?? '')
    await atDesk.getByLabel('Source').fill('Their mail of today')
    await atDesk.getByRole('button', { name: 'Record the confirmation' }).click()
    await expect(atDesk).toContainText('Confirmed by the insurer')
    await expect(status(page), 'on the page that the customer has open').toContainText('Confirmed by the insurer')
    await atDesk.getByText('Add a document', { exact: true }).click()
    await expect(atDesk.getByLabel('What is it?')).toHaveValue('policy')
    await atDesk.getByLabel('File', { exact: true }).setInputFiles(paper('HM-1'))
    await atDesk.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(atDesk.getByRole('link', { name: 'Policy', exact: true })).toBeVisible()
    await shots(desk, 'desk-confirmed')
  })
  await desk.context().close()
})
