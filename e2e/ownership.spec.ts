import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { submitByApi } from './journey/fill-by-api.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'

test('another browser sees nothing of a quote: its links require signing in (R1, R2, R6, S8)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.allow(/401/)
  const quote = await submitByApi(page.request)
  await page.goto(`/${quote.uuid}/quote-review`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your quotes')

  const stranger = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  watch.add(stranger)
  const otherPage = await stranger.newPage()
  // A quote that does not exist gets the same reply, so that ids cannot be probed.
  for (const path of [`/${quote.uuid}/quote-review`, `/${unknownId}/quote-review`, `/${quote.uuid}/application-pdf`]) {
    await otherPage.goto(path)
    await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    expect(new URL(otherPage.url()).search).toBe(`?${new URLSearchParams({ to: `${path}?redirected=true` })}`)
    await expect(otherPage.getByText('Okafor')).toHaveCount(0)
    await expect(otherPage.getByText('ruth@example.com')).toHaveCount(0)
  }
  await stranger.close()
})

test('links that do not work for the person who opens them (R3)', async ({ page, watch }) => {
  await test.step('an address with an invalid quote id says that the link is broken, without a call (R1, R3)', async () => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (/\/api\/(quote|renewal)/.test(request.url()) && request.url().includes('none')) calls.push(request.url())
    })
    for (const address of ['/quotes/none', '/applications/none/edit', '/?quoteID=..%2Fsite']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
    }
    expect(calls).toEqual([])
  })

  await test.step('a user who signed in and still may not see a quote is sent home without a message (R2, R3)', async () => {
    watch.allow(/401|404/)
    await page.goto(`/${unknownId}/quote-review?redirected=true`)
    await expect(page).toShow('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What does your business do?')
    await page.goto(`/?uuid=${unknownId}&redirected=true`)
    await expect(page).toShow('/')
  })
})
