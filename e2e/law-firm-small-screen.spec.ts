import { fiveLawyers } from '../apps/server/src/testing/law-firms.ts'
import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { attorneyList, editAttorney, rowOf, rowsOf, writeHours } from './journey/attorneys.ts'
import { fillByApi } from './journey/fill-by-api.ts'
import { lawFirm } from './journey/law-firm.ts'

test('five lawyers on a small screen: a card each, to change (R9, S5)', async ({ page }) => {
  await fillByApi(page.request, { business: lawFirm(fiveLawyers), until: '/pl/a/outsourced-attorneys-data' })
  await page.goto(attorneyList)
  await expect(rowsOf(page)).toHaveCount(5)
  expect(await rowOf(page, 'Noah Bright').evaluate((card) => getComputedStyle(card).display)).toBe('block')
  await expect(rowOf(page, 'Noah Bright').getByText('02-29-2024')).toHaveCount(2)
  await check(page, 'five attorneys on cards')

  await editAttorney(page, 'Noah Bright')
  await writeHours(page, 'part_time', 26)
  await expect(page.getByRole('alert')).toContainText('Hours per week')
  await writeHours(page, 'part_time', 25)
  await expect(rowOf(page, 'Noah Bright')).toContainText('Part-time')
})
