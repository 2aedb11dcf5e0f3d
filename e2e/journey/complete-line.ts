import type { Page } from '@playwright/test'
import { expect } from '../harness/expect.ts'
import { nameOf } from './line-business.ts'

/** Agrees and submits, which leads to the offers. */
export async function submit(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /My answers are true/ }).check()
  await page.locator('.actions').getByRole('button', { name: 'Submit' }).click()
  await expect(page).toShow(/quote-review$/)
}

const price = /\$\d[\d,]*(\.\d\d)?\s+a year/

/** Each insurer of the line has answered, with a price or with a reason for not offering one. */
export async function expectOffers(page: Page, lines: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quotes are in')
  for (const line of lines) {
    const offers = page.getByRole('region', { name: nameOf(line) }).locator('.quote')
    await expect(offers.first()).toBeVisible()
    const words = await offers.allInnerTexts()
    expect(words.filter((each) => !(price.test(each) || /\w{3,}.*\./.test(each)))).toEqual([])
    expect(words.some((each) => price.test(each))).toBe(true)
  }
}
