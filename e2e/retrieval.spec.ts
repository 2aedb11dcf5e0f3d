import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { fillByApi, submitByApi } from './journey/fill-by-api.ts'
import { title } from './journey/sign-in.ts'

// Which page each address leads to is tested with `retrieval-request.ts` and `landing-page.ts`.
test('addresses of an application lead its user to the right page, from where they go on (R1, R3, S9)', async ({
  page,
}) => {
  const submittedQuote = await submitByApi(page.request)
  const open = await fillByApi(page.request)
  await page.goto(`/review/${open.uuid}`)
  await expect(page).toShow(`/${open.uuid}/quote-review`)
  await expect(title(page), 'an unsent one has no prices').toHaveText('No insurer has been asked yet')
  await expect(page.getByText('Everything is answered')).toBeVisible()
  await page.getByRole('button', { name: 'Continue the application' }).click()
  await expect(page).toShow('/done')

  // No offer is chosen, so there is nothing to check out.
  await page.goto(`/quotes/${submittedQuote._id}/summary`)
  await expect(page).toShow('/done')
  await page.getByRole('link', { name: 'See the status' }).click()
  await expect(page).toShow('/resume')
  await expect(page.getByRole('link', { name: 'Check your answers' })).toHaveAttribute('href', '/done')
})
