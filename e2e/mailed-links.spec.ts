import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { currentQuote, openAt } from './journey/fill-by-api.ts'
import { mailTo, ownAddress, pageIn } from './journey/mail.ts'
import { bakeryAt, mailLink, openLink } from './journey/mailed-link.ts'
import { askForCode, enterCode, expectHome, pageElsewhere } from './journey/sign-in.ts'

test('an application started in one browser is finished in another, by its owner alone; a link sent to a wrong address is revoked (R1, R2, R3, R6, R8, S9) (case A6)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  const owner = ownAddress('ruth')
  const { _id } = await openAt(page, '/other-info', { business: bakeryAt(owner), open: '/business' })
  const sentDialog = await mailLink(page, ownAddress('rut'))
  const dialog = page.getByRole('dialog', { name: 'Save and finish later' })
  const address = dialog.getByLabel('Send the link to')

  await test.step('a link to a mistyped address is revoked where it was sent from (R2, R3)', async () => {
    await check(page, 'a link on its way')
    await sentDialog.getByRole('button', { name: 'Wrong address? Revoke the link' }).click()
    await expect(dialog.getByRole('status')).toHaveText('The link to r•••@example.com no longer works.')
    await expect(address, 'not offered once more').toHaveValue('')
    await expect(address).toBeFocused()
  })

  await test.step('a permanently rejected mail is shown where it was sent from (R1, R6)', async () => {
    await page.route('**/links', async (route) => {
      const response = await route.fetch()
      const { data } = await response.json()
      const list = Array.isArray(data) ? data.map((link: object) => ({ ...link, undelivered: true })) : data
      await route.fulfill({ response, json: { data: list } })
    })
    await address.fill(ownAddress('gone'))
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('g•••@example.com')
    await expect(sentDialog).toHaveCount(0)
    await page.unroute('**/links')
  })

  await address.fill(owner)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  const link = pageIn(await mailTo(page.request, owner, 'saved_application'))
  watch.allow(/\b401\b.*\/api\/quote\//, /\b404\b.*\/api\/quote\//)
  const otherPage = await pageElsewhere({ browser, watch, baseURL })

  await test.step('a stolen link opens nothing: another user who signs in is sent home without a message (R2, R3, R6) (case A6)', async () => {
    await otherPage.goto(link)
    await otherPage.getByRole('button', { name: 'Use another address' }).click()
    await enterCode(otherPage, await askForCode(otherPage, ownAddress('mallory')))
    await expectHome(otherPage)
    await expect(otherPage.getByText('Okafor')).toHaveCount(0)
    await expect(otherPage.getByRole('alert')).toHaveCount(0)
  })

  await otherPage.context().clearCookies()
  await openLink(otherPage, link, owner)
  await expect(otherPage, 'the furthest page, and no link in its address').toShow('/other-info')
  expect((await currentQuote(otherPage.request))._id).toBe(_id)
  await otherPage.context().close()
})
