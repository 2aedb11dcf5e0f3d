import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No violation on the page as it stands; on the large screen in the dark scheme too. */
export async function check(page: Page, what: string, alsoDark = true): Promise<void> {
  // A page that is still on its way has no heading, and nothing to look at.
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide, `${what} scrolls sideways`).toBeLessThanOrEqual(0)
  const screen = await page.evaluate(() => innerWidth)
  expect(screen, `${what} fits its screen`).toBe(page.viewportSize()?.width)
  const inDark = alsoDark && (page.viewportSize()?.width ?? 0) > 1000
  for (const scheme of inDark ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme: scheme })
    // What puts the findings of several frames together opens another page, each time: more work than the looking.
    const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1)
    // Only colours differ between the schemes.
    const { violations } = await (scheme === 'dark'
      ? axe.withRules('color-contrast')
      : axe.withTags(standards)
    ).analyze()
    const found = violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
    )
    expect(found, `${what}, ${scheme}`).toEqual([])
  }
}
