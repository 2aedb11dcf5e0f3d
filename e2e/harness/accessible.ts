import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { AxeResults, RunOnly, RunOptions } from 'axe-core'

/** The whole file is three times as long, and it is sent to the browser and read there. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rulesFor: Readonly<Record<'light' | 'dark', RunOnly>> = {
  light: { type: 'tag', values: standards },
  // Only colours differ between the schemes.
  dark: { type: 'rule', values: ['color-contrast'] },
}

/** The page as it stands is as wide as its screen, and does not scroll sideways. */
export async function expectFits(page: Page, what: string): Promise<void> {
  // A page that is still on its way has no heading, and nothing to look at.
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide, `${what} scrolls sideways`).toBeLessThanOrEqual(0)
  const screen = await page.evaluate(() => innerWidth)
  expect(screen, `${what} fits its screen`).toBe(page.viewportSize()?.width)
}

/** A test of both screens looked at the same elements on the large one already. */
const isSecondLook = (): boolean => {
  const { project, tags } = test.info()
  return project.name === 'phone' && tags.includes('@phone')
}

/** No violation on the page as it stands. Looking takes up to a second: once at each kind of page is enough. */
export async function check(page: Page, what: string): Promise<void> {
  await expectFits(page, what)
  if (!isSecondLook()) await expectNoViolations(page, what)
}

/** The same of a page that a small screen draws in another way. */
export async function checkOnEach(page: Page, what: string): Promise<void> {
  await expectFits(page, what)
  await expectNoViolations(page, what)
}

export const large = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** The same on the large screen, and whether it fits a small one: for pages that come without a visit of their own there. */
export async function checkOnBoth(page: Page, what: string): Promise<void> {
  await check(page, what)
  await page.setViewportSize(phone)
  await expectFits(page, `${what}, on a phone`)
  await page.setViewportSize(large)
}

async function expectNoViolations(page: Page, what: string): Promise<void> {
  await transitionsEnd(page)
  expect(await violationsOf(page, rulesFor.light), what).toEqual([])
}

/** The same in both schemes of colours, for what is drawn in colours of its own: on the large screen, which shows all of them. */
export async function checkInBoth(page: Page, what: string): Promise<void> {
  await check(page, what)
  if ((page.viewportSize()?.width ?? 0) < 1000) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await transitionsEnd(page)
  expect(await violationsOf(page, rulesFor.dark), `${what}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** A color on its way from one scheme to the other has a contrast that nobody reads by. */
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

/** A page without frames is looked at in place: the tool for frames reads its program anew each time. */
async function analyse(page: Page, options: RunOptions): Promise<Pick<AxeResults, 'violations'>> {
  // Previews of sites are whole pages beside each other: each is looked at where it is the page.
  if (page.frames().length > 1)
    return new AxeBuilder({ page, axeSource }).exclude('.preview').options(options).analyze()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(given)
    return { violations }
  }, options)
}
