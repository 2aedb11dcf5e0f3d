import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { changeAndSignAgain, signaturePage, testOfAgents as test, toTheSignature } from './journey/agent-site.ts'
import { continueToNext, control } from './journey/autopilot.ts'
import { tabTo } from './journey/keyboard.ts'
import { send, unchangedRows } from './journey/renewal.ts'

test('on the agent’s site a changed renewal is signed by keyboard, and signed again after a change (N1, X5)', async ({
  page,
}, { retry }) => {
  test.slow()
  await toTheSignature(page, retry ? 'Brightwater Legal Group PC' : 'Hadley & Boone LLP')
  const { keyboard } = page
  const typeName = async () => {
    await expect(control(page, 'signature-name')).toBeVisible()
    await control(page, 'signature-name').focus()
    await keyboard.type('Marcus Hadley')
  }
  await check(page, 'a page to sign')
  await tabTo(page, ({ kind, key }) => kind === 'select' || key.includes('signing'))
  await control(page, 'signing.title').selectOption('partner')
  await tabTo(page, ({ key }) => key.endsWith('signature-name'))
  await keyboard.type('Marcus Hadley')
  await keyboard.press('Enter')
  await expect(page).not.toShow(signaturePage)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByText(/^Signed /)).toBeVisible()
  await check(page, 'a page that was signed')
  await continueToNext(page)

  await changeAndSignAgain(page, typeName)
  await expect(unchangedRows(page)).toContainText(/\d attorneys: /)
  await send(page)
})
