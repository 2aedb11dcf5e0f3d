import { expect, test } from './harness/test.ts'
import { fillByApi, startAt, submitByApi } from './journey/fill-by-api.ts'

test('smoke', async ({ page }) => {
  const quote = await submitByApi(page.request)
  console.log(quote.max_step, Object.keys(quote.question_sets))
  await expect.poll(async () => (await (await page.request.get(`api/quote/uuid/${quote.uuid}`)).json()).data.processed).toBe(true)
  console.log(JSON.stringify((await (await page.request.get(`api/quote/uuid/${quote.uuid}`)).json()).data.offers, null, 1))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  console.log(page.url(), await page.title(), await page.getByRole('heading', { level: 1 }).textContent())
})
