import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { accountant, type Business } from './journey/answers.ts'
import { openAt } from './journey/fill-by-api.ts'

const newYork = 'New York fraud statement'

/** The accountant, in another state, optionally with a second office in a third state. */
const businessIn = (zip: string, city: string, state: string): Business => ({
  ...accountant,
  answers: {
    ...accountant.answers,
    zip_code: zip,
    'item.zip_code': zip,
    'item.city': city,
    'item.state': state,
    'mailing_address.zip_code': zip,
    'mailing_address.city': city,
    'mailing_address.state': state,
  },
})
const inNewYork = businessIn('14604', 'Rochester', 'NY')

const statements = (page: Page) => page.locator('.statements')
const agreement = (page: Page) => page.getByRole('checkbox', { name: 'My answers are true' })

/**
 * Agrees and submits.
 * @returns the keys of the statements that were sent
 */
async function submit(page: Page): Promise<unknown> {
  await agreement(page).check()
  const submitRequest = page.waitForRequest((request) => request.url().endsWith('/finish_form'))
  await page.getByRole('button', { name: 'Submit', exact: true }).last().click()
  return (await submitRequest).postDataJSON().attestation.text_keys
}

test('each state’s own statement is signed (K1)', async ({ page, watch }) => {
  watch.allow(/fraud-statements/, /422.*finish_form/)
  const refusal = Promise.withResolvers<void>()
  await page.route('**/api/fraud-statements*', async (route) => {
    await refusal.promise
    await route.fulfill({ status: 404, json: {} })
  })
  // Nothing is submitted yet.
  await page.route('**/finish_form', (route) => route.fulfill({ status: 422, json: { status: 422 } }))
  const quote = await openAt(page, '/done', { business: inNewYork })

  await test.step('nobody can agree before the statement is loaded; one that cannot be fetched is replaced by ours (K1, V2)', async () => {
    await expect(page.getByText('Looking up the statement')).toBeVisible()
    await expect(agreement(page)).toBeDisabled()
    refusal.resolve()
    await expect(statements(page).getByRole('heading')).toHaveText(['Fraud statement'])
    expect(await submit(page)).toEqual(['page.attestation.general'])
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('a New York business signs New York’s own statement, on screen and in print (K1, S8)', async () => {
    await page.reload()
    await expect(statements(page).getByRole('heading')).toHaveText([newYork])
    await expect(statements(page)).toContainText('not to exceed five thousand dollars')
    await expect(statements(page)).toContainText('11 NYCRR 86.4(a)')
    expect(await submit(page)).toEqual(['fraud.NY.application'])
    await expect(page).toShow(/quote-review$/)
    await page.goto(`/${quote.uuid}/application-pdf`)
    await expect(statements(page)).toContainText('11 NYCRR 86.4(a)')
    const pdf = await page.request.get(`api/quote/${quote._id}/application.pdf`)
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
