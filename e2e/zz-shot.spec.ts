import { test } from './harness/test.ts'
import { accountant } from './journey/answers.ts'
import { startAt } from './journey/fill-by-api.ts'
import { writeFileSync } from 'node:fs'
test('shots', async ({ page }) => {
  const b = { ...accountant, answers: { ...accountant.answers, 'item.state': 'NY', 'additional.hired_auto': 'Yes', 'additional.dishonesty': 'Yes' } }
  const q = await startAt(page, '/done', { business: b })
  await page.screenshot({ path: '/tmp/done.png', fullPage: true })
  await page.goto('/additional-coverage')
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: '/tmp/add.png', fullPage: true })
  await page.goto('/done')
  await page.getByRole('checkbox', { name: 'My answers are true' }).check()
  await page.getByRole('button', { name: 'Submit', exact: true }).last().click()
  await page.waitForURL('**/resume')
  await page.goto(`/${q.uuid}/quote-review`)
  await page.waitForTimeout(4000)
  await page.screenshot({ path: '/tmp/offers.png', fullPage: true })
  await page.goto(`/${q.uuid}/application-pdf`)
  await page.waitForLoadState('networkidle')
  await page.locator('.psign').screenshot({ path: '/tmp/sign.png' })
  writeFileSync('/tmp/app.pdf', await (await page.request.get(`api/quote/${q._id}/application.pdf`)).body())
})
