import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { check } from './harness/accessible.ts'
import { changeAndSignAgain, testOfAgents as test, toTheSignature } from './journey/agent-site.ts'
import { continueToNext, control } from './journey/autopilot.ts'
import { changesOn, send, unchangedRows } from './journey/renewal.ts'

/** A finger that moves down, up and down again across the pad, while the page must not scroll. */
async function drawByFinger(page: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is no paper to sign on')
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  const spot = (part: number, height: number) => [{ x: box.x + box.width * part, y: box.y + box.height * height }]
  await touch('touchStart', spot(0.15, 0.6))
  for (const [part, height] of [
    [0.25, 0.2],
    [0.35, 0.8],
    [0.45, 0.3],
    [0.6, 0.7],
  ] as const) {
    await touch('touchMove', spot(part, height))
  }
  await touch('touchEnd', [])
  await finger.detach()
  await expect(pad.locator('path').last()).toHaveAttribute('d', /M.+L.+/)
}

test('on the agent’s site a changed renewal is signed with a finger, and again by keyboard after a change (N1, X5)', async ({
  page,
}, { retry }) => {
  test.slow()
  await toTheSignature(page, retry ? 'Coastline Closing Attorneys LLC' : 'Okafor Trial Lawyers PC')
  const pad = page.getByRole('img', { name: /^Signature pad/ })
  await control(page, 'signing.title').selectOption('shareholder')
  await control(page, 'signature').getByRole('radio', { name: 'Draw it' }).check()
  await drawByFinger(page, pad)
  await control(page, 'signature-name').fill('Chidi Okafor')
  await check(page, 'a signature that was drawn')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expectSignatureRequired(page)
  await drawByFinger(page, pad)
  await continueToNext(page)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('img', { name: 'Signature of Chidi Okafor' })).toBeVisible()

  const typeName = async () => {
    await control(page, 'signature').getByRole('radio', { name: 'Type your name' }).press('Space')
    await control(page, 'signature-name').focus()
    await page.keyboard.type('Chidi Okafor')
  }
  await changeAndSignAgain(page, typeName)
  await expect(unchangedRows(page)).toContainText(/\d attorneys: /)
  const [was, is] = await changesOn(page).filter({ hasText: '$777,000' }).getByRole('cell').all()
  const [before, after] = [await was?.boundingBox(), await is?.boundingBox()]
  expect(after?.y ?? 0, 'last year’s answer above this year’s').toBeGreaterThanOrEqual(
    (before?.y ?? Number.POSITIVE_INFINITY) + (before?.height ?? 0),
  )
  await send(page)
  await page.getByRole('link', { name: 'Read what you sent' }).click()
  await expect(page.locator('main').getByText('Chidi Okafor').filter({ visible: true }).first()).toBeVisible()
  await check(page, 'a signed renewal')
})

/** A name alone is not a drawn signature. */
async function expectSignatureRequired(page: Page): Promise<void> {
  const before = page.url()
  await page.locator('main form').getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  expect(page.url()).toBe(before)
}
