import { lineBusinesses } from '../apps/server/src/testing/line-businesses.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { goTo } from './journey/autopilot.ts'
import { fillByApi } from './journey/fill-by-api.ts'
import { lineBusiness, nameOf } from './journey/line-business.ts'
import { backToTheStart, changeEarly, goesBack, seeOffers, submit, throughLine } from './journey/through-line.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { line } of lineBusinesses) {
  const way = goesBack.includes(line) ? 'its pages, back to the start, another answer' : 'its pages'
  test(`${nameOf(line)}: ${way}, and offers (F2, F3, S2, R8)`, async ({ page }) => {
    test.slow()
    await throughLine(page, line)
  })
}

test('five lines together, to offers, back to the start and once more (F2, F3, S2, R8)', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'the lines above stand for the small screen')
  test.setTimeout(400_000)
  const lines = ['ca', 'gl', 'wc', 'cl', 'umb']
  const business = lineBusiness('ca', {}, lines.slice(1))
  // Each line's pages are filled in by hand above, and again below.
  await fillByApi(page.request, { business })
  await page.goto('/done')
  await submit(page)
  await seeOffers(page, lines)
  await page.getByRole('button', { name: 'Edit Quote' }).click()
  await expect(page).toShow('/done?edit=true')
  await page.goto('/done')
  await backToTheStart(page)
  await changeEarly(page, 'ca')
  await goTo(page, '/done', business)
  await submit(page)
  await seeOffers(page, lines)
})
