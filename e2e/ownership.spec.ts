import { expect } from '@playwright/test'
import { test } from './harness/test.ts'
import { submitByApi } from './journey/fill-by-api.ts'

test('another browser sees nothing of a quote: its links lead home without a word (R1, R6, S8)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.allow(/404/)
  const quote = await submitByApi(page.request)
  await page.goto(`/${quote.uuid}/quote-review`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your quotes')

  const stranger = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  watch.add(stranger)
  const other = await stranger.newPage()
  for (const view of ['quote-review', 'thank-you', 'submissions_forecast', 'application-pdf']) {
    await other.goto(`/${quote.uuid}/${view}`)
    await expect(other).toHaveURL('/')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('What does your business do?')
    await expect(other.getByText('Okafor')).toHaveCount(0)
  }
  for (const path of [`quote/${quote._id}`, `quote/uuid/${quote.uuid}`, `quote/${quote._id}/application.pdf`]) {
    const reply = await other.request.get(`api/${path}`)
    expect(reply.status(), path).toBe(404)
    expect(await reply.text()).not.toContain('Okafor')
  }
  await stranger.close()
})
