import { test } from './harness/test.ts'
import { completeLine } from './journey/complete-line.ts'

// This line has the most kinds of pages: lists, a summary, entries within entries.
test('Commercial Auto on a small screen: its pages and offers (F2, F3, S2, S6)', async ({ page }) => {
  test.slow()
  await completeLine(page, 'ca')
})
