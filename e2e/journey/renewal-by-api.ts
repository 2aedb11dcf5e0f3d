import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import type { Answers } from '@coverwright/core/answers/answers'
import type { Page } from '@playwright/test'
import { agentSite, fillRenewal } from '../../apps/server/src/testing/fill-renewal.ts'
import { callFrom } from './call-from-page.ts'

type Filling = {
  /** The page to open, with everything before it answered. */
  readonly until?: string
  readonly onAgentSite?: boolean
}

/**
 * Answers the renewal that is open in the browser through the API, unchanged except for some answers, and opens a page
 * of it: the last one unless told otherwise.
 */
export async function openRenewalAt(
  page: Page,
  answers: Answers = {},
  { until = '/done', onAgentSite = false }: Filling = {},
): Promise<void> {
  const { body } = await callFrom(page, { path: 'renewal/quote' })
  const caller = {
    patch: (path: string, saved?: unknown, headers: Readonly<Record<string, string>> = {}) =>
      callFrom(page, { path, method: 'PATCH', headers: { 'if-match': headers['if-match'] ?? '' }, body: saved }),
  }
  await fillRenewal(caller, body.data, answers, { until, headers: onAgentSite ? agentSite : {} })
  await page.goto(`${renewalsPrefix}${until}`.slice(1))
  await page.getByRole('heading', { level: 1 }).waitFor()
}
