import { soloLawyer } from '../apps/server/src/testing/law-firms.ts'
import { check, expectFits } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueToNext, control, fillPage } from './journey/autopilot.ts'
import { applyAndRenew, changesOn, renewing, unchangedRows } from './journey/renewal.ts'
import { openRenewalAt } from './journey/renewal-by-api.ts'

test('a solo moves: last year’s address above this year’s on a small screen (N1)', async ({ page }) => {
  test.slow()
  await applyAndRenew(page, soloLawyer)
  await expectFits(page, 'the changes, on a small screen')
  const business = renewing({ location_changed: 'Yes' })
  await fillPage(page, business)
  await continueToNext(page)
  await control(page, 'mailing_address.street').fill('5 High Street')
  await continueToNext(page)
  await openRenewalAt(page, { location_changed: 'Yes' })
  const addressChange = changesOn(page).filter({ hasText: '5 High Street' })
  await expect(addressChange).toContainText('12 Elm St')
  const [was, is] = await Promise.all(
    ['12 Elm St', '5 High Street'].map((street) => addressChange.getByRole('cell', { name: street }).boundingBox()),
  )
  expect(is?.y ?? 0, 'one above the other').toBeGreaterThanOrEqual((was?.y ?? 0) + (was?.height ?? 0))
  await expect(unchangedRows(page).getByRole('term')).toHaveCount(5)
  await check(page, 'what a solo changed')
})
