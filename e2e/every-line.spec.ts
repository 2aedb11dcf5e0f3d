import { test } from './harness/test.ts'
import { throughLine } from './journey/through-line.ts'

// Every line is filled in, sent and priced over the API, and every page of each is drawn: see every-line.test.ts and
// every-page.apart.test.ts. Here is the way through one of them.

test('a line by hand, to its offers (F2, F3, S2, R8)', async ({ page }) => {
  test.slow()
  await throughLine(page, 'bop')
})
