import { test } from './harness/test.ts'
import { throughLine } from './journey/through-line.ts'

// Of all lines this one has the most: lists, a summary, entries inside entries.
test('Commercial Auto on a small screen: its pages and offers (F2, F3, S2, S6)', async ({ page }) => {
  test.slow()
  await throughLine(page, 'ca')
})
