import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueOf } from './journey/autopilot.ts'
import { currentQuote, fillByApi } from './journey/fill-by-api.ts'
import { lineBusiness, nameOf } from './journey/line-business.ts'

test('insurance that is no longer offered is shown and can be removed or restored (I1, F19)', async ({ page }) => {
  const business = lineBusiness('do', {}, ['gl'])
  const before = await fillByApi(page.request, { business, until: '/do/management-history' })
  // That a site stops offering it, and what the server then refuses, is tested without a browser.
  await page.route('**/api/insurance-type*', async (route) => {
    const reply = await route.fetch()
    const { data } = await reply.json()
    const types = data.filter(({ line }: { readonly line: string }) => ['gl', 'cl', 'do'].includes(line))
    const marked = types.map((type: { readonly line: string }) => ({ ...type, retired: type.line === 'do' }))
    await route.fulfill({ response: reply, json: { data: marked } })
  })

  await page.goto('/insurance')
  await expect(page.getByRole('heading', { name: 'Chosen earlier, no longer offered' })).toBeVisible()
  const directors = page.getByRole('checkbox', { name: nameOf('do') })
  await expect(directors).toBeChecked()
  await expect(page.locator('.cover', { has: directors })).toContainText('No longer offered')
  await check(page, 'a type that is no longer offered')

  // If removed by mistake, it can be restored until the page is saved.
  await directors.press('Space')
  await expect(directors).not.toBeChecked()
  await directors.press('Space')
  await expect(directors).toBeChecked()
  await directors.press('Space')
  await continueOf(page).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(/directors/i)
  await dialog.locator('.actions').getByRole('button').last().click()
  const undo = page.getByRole('button', { name: 'Undo the change' })
  await expect(undo).toBeVisible()
  expect(await currentQuote(page.request)).not.toHaveProperty('directors_and_officers')
  await undo.click()
  await expect(undo).toBeHidden()
  const { directors_and_officers, insurance_types } = before
  expect(await currentQuote(page.request)).toMatchObject({ directors_and_officers, insurance_types })
})
