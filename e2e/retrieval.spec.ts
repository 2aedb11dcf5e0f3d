import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { fillByApi, submitByApi } from './journey/fill-by-api.ts'
import { ownAddress } from './journey/mail.ts'
import { bakeryAt } from './journey/mailed-link.ts'
import { expectHome, pageElsewhere, signInByApi, title } from './journey/sign-in.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'

/** Opens addresses one after another; each leads to its page. */
async function expectAll(page: Page, leads: readonly (readonly [string, string])[]): Promise<void> {
  for (const [address, leadsTo] of leads) {
    await page.goto(address)
    await expect(page, address).toShow(leadsTo)
    await expect(title(page), address).not.toBeEmpty()
  }
}

test('each address of an application leads its user to the right page in a new browser (R1, R3, S9)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  test.slow()
  const address = ownAddress('ruth')
  const business = bakeryAt(address)
  const submittedQuote = await submitByApi(page.request, { business })
  const open = await fillByApi(page.request, { business, until: '/done' })
  const otherPage = await pageElsewhere({ browser, watch, baseURL })
  await signInByApi(otherPage.request, address)

  await expectAll(otherPage, [
    [`/quotes/${open._id}`, '/done'],
    [`/applications/${open.uuid}`, '/done'],
    [`/applications/${open.uuid}/edit`, '/done?edit=true'],
    [`/quotes/${open._id}/summary`, '/done'],
    [`/?uuid=${open.uuid}`, '/done'],
    [`/?customer_retrieve_id=${open._id}`, '/done'],
    [`/review/${open.uuid}`, `/${open.uuid}/quote-review`],
  ])
  await expect(title(otherPage), 'an unsent one has no prices').toHaveText('No insurer has been asked yet')
  await expect(otherPage.getByText('Everything is answered')).toBeVisible()
  await otherPage.getByRole('button', { name: 'Continue the application' }).click()
  await expect(otherPage).toShow('/done')
  const review = `/${submittedQuote.uuid}/quote-review`
  await expectAll(otherPage, [
    [`/quotes/${submittedQuote._id}`, '/resume'],
    [`/applications/${submittedQuote.uuid}/edit`, '/done?edit=true'],
    [`/review/${submittedQuote.uuid}`, review],
    // No offer is chosen, so there is nothing to check out.
    [`/quotes/${submittedQuote._id}/summary`, '/done'],
  ])
  await otherPage.getByRole('link', { name: 'See the status' }).click()
  await expect(otherPage).toShow('/resume')
  await otherPage.getByRole('link', { name: 'Check your answers' }).click()
  await expect(otherPage).toShow('/done')

  await otherPage.goto(review)
  const choose = otherPage.getByRole('button', { name: 'Choose' }).first()
  await choose.click()
  await expect(otherPage.getByRole('button', { name: 'Chosen' })).toHaveAttribute('aria-pressed', 'true')
  await otherPage.goto(`/quotes/${submittedQuote._id}/summary`)
  await expect(otherPage, 'chosen and sent within 30 days').toShow(/^[^?]+\/accounts\/[0-9a-f-]{36}$/)
  await expect(otherPage.getByRole('heading', { name: 'Okafor Bakery LLC' }).first()).toBeVisible()
  const { data } = await (await otherPage.request.get(`api/quote/${submittedQuote._id}`)).json()
  const checkout = `/?customer_retrieve_from_chk_id=${data.checkout_session_uuid}`
  await expectAll(otherPage, [[`${checkout}&navigate_to_done_page=true`, '/done?edit=true']])
  await otherPage.getByRole('button', { name: 'Edit Quote' }).click()
  await expect(otherPage.getByRole('button', { name: 'Submit' }).last()).toBeEnabled()
  await otherPage.context().close()
})

test('an application that is missing or was not searched for (R1)', async ({ page, watch }) => {
  await test.step('the resume page retrieves nothing (R1)', async () => {
    const { _id, uuid } = await fillByApi(page.request, { business: bakeryAt(ownAddress('ruth')), until: '/business' })
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(`/resume?uuid=${uuid}&quoteID=${_id}`)
    await expect(page).not.toShow(/resume/)
    await expect(title(page)).toBeVisible()
    expect(requests.filter((path) => path.includes(uuid))).toEqual([])
    // The page itself contains the session's own data.
    expect(requests.filter((path) => path.includes(_id))).toEqual([])
  })

  await test.step('a signed-in user who asks for a missing quote, or a page of staff, is sent home without a message (R1, R3, R6)', async () => {
    watch.allow(/\b404\b.*\/api\/(quote|accounts)\//)
    await signInByApi(page.request, ownAddress('sam'))
    for (const address of [
      // By either of its ids.
      `/quotes/${unknownId}`,
      `/${unknownId}/quote-review`,
      `/accounts/${unknownId}`,
      // Staff pages are not for customers.
      '/roles/agent',
    ]) {
      await page.goto(address)
      await expectHome(page)
      await expect(page.getByRole('alert'), address).toHaveCount(0)
    }
  })
})
