import { soloLawyer } from '../apps/server/src/testing/law-firms.ts'
import { check, expectFits } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { control, fillPage, goOn } from './journey/autopilot.ts'
import { changesOn, renewing, renewOwn, send, throughRenewal, unchangedOn } from './journey/renewal.ts'

test('a solo moves: last year’s address above this year’s on a small screen (N1)', async ({ page }) => {
  test.slow()
  await renewOwn(page, soloLawyer)
  await expectFits(page, 'what changed, on a small screen')
  const business = renewing({ location_changed: 'Yes' })
  await fillPage(page, business)
  await goOn(page)
  await control(page, 'mailing_address.street').fill('5 High Street')
  await goOn(page)
  await throughRenewal(page, business)
  const moved = changesOn(page).filter({ hasText: '5 High Street' })
  await expect(moved).toContainText('12 Elm St')
  const [was, is] = await Promise.all(
    ['12 Elm St', '5 High Street'].map((words) => moved.getByRole('cell', { name: words }).boundingBox()),
  )
  expect(is?.y ?? 0, 'one above the other').toBeGreaterThanOrEqual((was?.y ?? 0) + (was?.height ?? 0))
  await expect(unchangedOn(page).getByRole('term')).toHaveCount(5)
  await check(page, 'what a solo changed')
  await send(page)
  await expectFits(page, 'a renewal that was sent')
})
