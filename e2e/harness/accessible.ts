import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { AxeResults, RunOnly, RunOptions } from 'axe-core'

/** The full build is three times as large, and each page would have to load it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rulesFor: Readonly<Record<'light' | 'dark', RunOnly>> = {
  light: { type: 'tag', values: standards },
  // Only colors differ between the schemes.
  dark: { type: 'rule', values: ['color-contrast'] },
}

/** The page, as it is now, fits the width of its screen. */
export async function expectFits(page: Page, label: string): Promise<void> {
  // A page that is still loading has no heading, and nothing to check.
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  const fit = await page.evaluate(() => ({
    scrollsSideways: document.documentElement.scrollWidth > innerWidth,
    screen: innerWidth,
  }))
  expect(fit, `${label} fits its screen`).toEqual({ scrollsSideways: false, screen: page.viewportSize()?.width })
}

/** No violation on the current page. A check takes up to a second: one for each kind of page is enough. */
export async function check(page: Page, label: string): Promise<void> {
  await expectFits(page, label)
  await expectNoViolations(page, label)
}

export const large = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** The page, as it is now, fits the width of a large screen and of a small one. */
export async function expectFitsBoth(page: Page, label: string): Promise<void> {
  await expectFits(page, label)
  await page.setViewportSize(phone)
  await expectFits(page, `${label}, on a phone`)
  await page.setViewportSize(large)
}

/** No violation either, for pages that are not visited on a small screen. */
export async function checkOnBoth(page: Page, label: string): Promise<void> {
  await expectFitsBoth(page, label)
  await expectNoViolations(page, label)
}

async function expectNoViolations(page: Page, label: string): Promise<void> {
  await transitionsEnd(page)
  expect(await violationsOf(page, rulesFor.light), label).toEqual([])
}

/**
 * The same in both color schemes, for pages with colors of their own; on the large screen, which shows all of them.
 */
export async function checkInBoth(page: Page, label: string): Promise<void> {
  await check(page, label)
  if ((page.viewportSize()?.width ?? 0) < 1000) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await transitionsEnd(page)
  expect(await violationsOf(page, rulesFor.dark), `${label}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Colors in transition between schemes have a contrast that does not count. */
const transitionsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  )

async function violationsOf(page: Page, runOnly: RunOnly): Promise<readonly string[]> {
  const { violations } = await analyse(page, { runOnly, resultTypes: ['violations'] })
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`)
}

/** A page is checked in place: the tool for frames parses axe in each. Previews of sites are pages of their own. */
async function analyse(page: Page, options: RunOptions): Promise<Pick<AxeResults, 'violations'>> {
  const [, ...frames] = page.frames()
  if (frames.length > 0 && frames.length > (await page.locator('.preview iframe').count()))
    return new AxeBuilder({ page, axeSource }).options(options).analyze()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async (runOptions) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run({ exclude: ['.preview'] }, runOptions)
      return { violations }
    },
    { ...options, iframes: false },
  )
}
