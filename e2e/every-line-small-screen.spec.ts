import { test } from './harness/test.ts'
import { nameOf } from './journey/line-business.ts'
import { throughLine } from './journey/through-line.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Of the sixteen these have lists, a summary, entries inside entries, and most questions a page. */
for (const line of ['ca', 'landlord', 'epli', 'cl']) {
  test(`${nameOf(line)} on a small screen: its pages and offers (F2, F3, S2, S6)`, async ({ page }) => {
    test.slow()
    await throughLine(page, line)
  })
}
