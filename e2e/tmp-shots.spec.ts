import { mkdirSync } from 'node:fs'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { goTo } from './journey/autopilot.ts'

test('shots', async ({ page }, info) => {
  test.setTimeout(160000)
  const dir = `/tmp/shots/${info.project.name}-${process.env.SCHEME ?? 'light'}`
  mkdirSync(dir, { recursive: true })
  if (process.env.SCHEME === 'dark') await page.emulateMedia({ colorScheme: 'dark' })
  let n = 10
  const shot = async (name: string) => {
    await page.screenshot({ path: `${dir}/${n++}-${name.replaceAll('/', '_')}.png`, fullPage: true })
  }
  await page.goto('/')
  await goTo(page, '/done', bakery, shot)
  await shot('done')
  await page.locator('.actions').getByRole('button', { name: 'Submit' }).click()
  await shot('done-error')
  await page.getByRole('checkbox', { name: /My answers are true/ }).check()
  await page.locator('.actions').getByRole('button', { name: 'Submit' }).click()
  await page.waitForURL('/resume')
  await shot('resume')
  await page.getByRole('link', { name: 'See your offers' }).click()
  await page.getByText('Your quotes are in').waitFor()
  await shot('offers')
  await page.getByRole('button', { name: 'Choose' }).first().click()
  await page.getByRole('link', { name: /Continue with/ }).waitFor()
  await shot('offers-chosen')
  const uuid = new URL(page.url()).pathname.split('/')[1]
  for (const p of ['thank-you', 'submissions_forecast', 'application-pdf', 'nonsense']) {
    await page.goto(p === 'nonsense' ? '/nonsense' : `/${uuid}/${p}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await shot(p)
  }
})
