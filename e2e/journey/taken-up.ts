import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Taken up by the application, which lets browsers complete the form from then on. */
export const isTakenUp = (page: Page): Promise<void> =>
  expect(page.locator('form.fields:not([autocomplete])')).toBeVisible()
