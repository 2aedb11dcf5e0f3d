import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { userAgent, watchReports } from './journey/reports.ts'
import { title } from './journey/sign-in.ts'

// The rows of docs/errors.md that show in a browser and have no journey of their own; what is reported of them is tested with `report.ts`.
test.use({ userAgent })

/** How often the page itself was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  return () => loads
}

test('a page whose script is missing or broken says so, is reported, and can be tried again (E1, lazy route, case D11)', async ({
  page,
  watch,
}) => {
  watch.allow(/404/, /dynamically imported|preload|uncaught/, /Rosa Garcia/)
  const reports = await watchReports(page)
  const chunk = /\/assets\/sign-in-page-.*\.js/
  const unreachableHeading = page.getByRole('heading', { name: 'We cannot reach the server' })

  await test.step('a page whose script is missing is reported and reloaded, once and not in a loop (E1, case D11)', async () => {
    await page.route(chunk, (route) => route.fulfill({ status: 404 }))
    const loads = countLoads(page)
    const response = page.waitForResponse(/\/api\/client-reports/)
    await page.goto('/sign-in')
    expect((await response).status()).toBe(204)
    await expect(unreachableHeading).toBeVisible()
    await expect.poll(loads).toBe(2)
    // The error is reported after the page that it broke is shown.
    const report = { kind: 'exception', code: 'chunk.missing', route: '/sign-in' }
    await expect.poll(reports).toMatchObject([report, report])
    await page.unroute(chunk)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(title(page)).toHaveText('Sign in')
  })

  await test.step('a page whose script is broken shows the error page, and is reported without its message (E1, lazy route)', async () => {
    await page.route(chunk, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new RangeError("Rosa Garcia typed this")' }),
    )
    await page.goto('/sign-in')
    await expect.poll(async () => (await reports()).at(-1)).toMatchObject({ code: 'RangeError', route: '/sign-in' })
    expect((await reports()).at(-1)?.at).toMatch(/^assets\/sign-in-page-[\w-]+\.js:\d+:\d+$/)
    expect(JSON.stringify(await reports())).not.toContain('Rosa')
    await expect(unreachableHeading).toBeVisible()
  })
})
