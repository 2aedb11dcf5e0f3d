import { expectFits, phone } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { submitByApi } from './journey/fill-by-api.ts'
import { ownAddress } from './journey/mail.ts'
import { shots } from './journey/shots.ts'
import { title } from './journey/sign-in.ts'
import { agree, chooseByApi, part, requirementsOf, savedNote, shopOf, status } from './journey/to-policy.ts'

const harrow = 'Harrow & Lyme (sample)'

test('a chosen offer is signed, completed with loss runs and bound, on a phone (S8, R8)', async ({ page }) => {
  await page.setViewportSize(phone)
  const quote = await submitByApi(page.request, { business: shopOf('Okafor Apparel', ownAddress('bound')) })
  await page.goto(await chooseByApi(page.request, quote, 'liberty'))
  await expect(title(page)).toHaveText(`What ${harrow} still needs`)
  await expect(page.getByText(`You have no coverage under this offer until ${harrow} confirms it.`)).toBeVisible()
  const ask = requirementsOf(page, harrow)
  await ask.click()
  await expect(part(page, 'terrorism')).toContainText('Choose one of the two')
  await expect(part(page, 'terrorism').getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(part(page, 'fraud_statement').getByRole('checkbox'), 'nothing is agreed to before').not.toBeChecked()
  await part(page, 'payment_plan').getByRole('radio').first().check()
  await part(page, 'fraud_statement').getByRole('checkbox').check()
  await expect(savedNote(page)).toBeVisible()
  await page.context().setOffline(true)
  await part(page, 'terrorism').getByRole('radio').first().check()
  await expect(page.getByText('You are offline. This is saved when you are online again.')).toBeVisible()
  await page.context().setOffline(false)
  await part(page, 'terrorism').getByRole('radio').last().check()
  await expect(savedNote(page)).toBeVisible()
  await page.reload()
  await expect(part(page, 'terrorism').getByRole('radio').last(), 'nothing given is lost').toBeChecked()
  await shots(page, 'bind')
  await page.setViewportSize(phone)
  await agree(page)
  await ask.click()
  await expect(title(page)).toHaveText('Status of your insurance')
  await expect(status(page)).toContainText('The insurer needs more')
  await status(page).getByRole('link', { name: 'Complete what is missing' }).click()
  await part(page, 'loss_runs')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'loss-runs.txt', mimeType: 'text/plain', buffer: Buffer.from('No losses in five years.') })
  await expect(part(page, 'loss_runs')).toContainText('loss-runs.txt')
  await agree(page)
  await ask.click()
  await expect(status(page)).toContainText('Confirmed by the insurer')
  await expect(status(page)).toContainText(/confirmed it under \S+\. Coverage runs from/)
  await expect(page.getByText('You have no coverage under this offer')).toHaveCount(0)
  await expectFits(page, 'an offer that is bound, on a phone')
  await shots(page, 'bound')
})
