import { chromium, type Page } from '@playwright/test'
import { startProduct } from '../e2e/harness/product.ts'
import { refusedCookies } from '../e2e/harness/refused-cookies.ts'
import { bakery } from '../e2e/journey/answers.ts'
import { continueOf, control } from '../e2e/journey/autopilot.ts'
import { currentQuote, startAt } from '../e2e/journey/fill-by-api.ts'
// biome-ignore lint/correctness/useImportExtensions: the rule takes the declaration beside the module for the module
import { findChromium } from '../scripts/find-chromium.mjs'
import { option } from '../scripts/option.ts'
import { say } from './parts/report.ts'

type Extent = { readonly conflicts: number; readonly fields: number; readonly saves: number }

const conflictNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Someone else changed this page' })

async function untilSaved(page: Page, name: string): Promise<void> {
  await page.goto('/business')
  await control(page, 'company_name').fill(name)
  await continueOf(page).click()
  await page.waitForURL((url) => url.pathname !== '/business')
}

type Result = { silentOverwrites: number; lostFields: number; falseConflicts: number }

/** The same question answered differently in two tabs: the later tab gets a conflict, and the person chooses. */
async function disagree(first: Page, second: Page, round: number, result: Result): Promise<void> {
  const isMine = round % 2 === 0
  await Promise.all([first.goto('/business'), second.goto('/business')])
  await control(second, 'company_name').fill(`Second ${round}`)
  await control(first, 'company_name').fill(`First ${round}`)
  await continueOf(first).click()
  await first.waitForURL((url) => url.pathname !== '/business')
  await continueOf(second).click()
  await conflictNotice(second)
    .waitFor({ timeout: 20_000 })
    .catch(() => {
      result.silentOverwrites += 1
    })
  if ((await currentQuote(first.request)).company_name !== `First ${round}`) result.silentOverwrites += 1
  await second.getByRole('button', { name: isMine ? 'Keep mine' : 'Use theirs' }).click()
  if (isMine) await second.waitForURL((url) => url.pathname !== '/business')
}

/** Types and continues; every fourth time offline, and every fourth time with a reload in between. */
async function typeThroughTrouble(page: Page, round: number, result: Result): Promise<void> {
  const isOffline = round % 4 === 1
  await page.goto('/business')
  await control(page, 'company_name').fill(`Typed ${round}`)
  if (isOffline) await page.context().setOffline(true)
  await continueOf(page).click()
  if (isOffline) await page.getByText(/^Not saved/).waitFor({ timeout: 5000 })
  await page.context().setOffline(false)
  if (round % 4 === 2) {
    await page.reload()
    await page.goto('/business')
    await continueOf(page).click()
  }
  await page.waitForURL((url) => url.pathname !== '/business', { timeout: 10_000 }).catch(() => undefined)
  if ((await currentQuote(page.request)).company_name !== `Typed ${round}`) result.lostFields += 1
}

/** Two tabs of one browser: the same question answered differently, fields typed offline, and one tab alone. */
export async function twoTabs({ conflicts, fields, saves }: Extent): Promise<Result> {
  const product = await startProduct()
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  const result = { silentOverwrites: 0, lostFields: 0, falseConflicts: 0 }
  try {
    const context = await browser.newContext({
      baseURL: product.url,
      storageState: { cookies: refusedCookies(), origins: [] },
      timezoneId: 'America/Chicago',
    })
    const first = await context.newPage()
    await startAt(first, '/contact', { business: bakery })
    const second = await context.newPage()
    for (let round = 0; round < conflicts; round++) await disagree(first, second, round, result)
    for (let round = 0; round < fields; round++) await typeThroughTrouble(first, round, result)
    await second.close()
    for (let round = 0; round < saves; round++) {
      await untilSaved(first, `Alone ${round}`).catch(() => undefined)
      result.falseConflicts += await conflictNotice(first).count()
    }
  } finally {
    await browser.close()
    await product.stop()
  }
  return result
}

if (import.meta.main) {
  const extent = { conflicts: option('conflicts', 100), fields: option('fields', 200), saves: option('saves', 500) }
  const result = await twoTabs(extent)
  say(`Two tabs: ${JSON.stringify(extent)}\n  ${JSON.stringify(result)}`)
  if (Object.values(result).some((count) => count > 0)) process.exitCode = 1
}
