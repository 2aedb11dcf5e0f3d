import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Resolves when the application has hydrated the form, and browsers may complete it. */
export const waitForHydration = (page: Page): Promise<void> =>
  expect(page.locator('form.fields:not([autocomplete])')).toBeVisible()
