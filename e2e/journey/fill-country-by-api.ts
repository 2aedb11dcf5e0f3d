import type { Country } from '@coverwright/catalogue/countries/country'
import type { Answers } from '@coverwright/core/answers/answers'
import type { Page } from '@playwright/test'
import { type FilledSite, fillCountry } from '../../apps/server/src/testing/fill-country.ts'
import { today } from './answers.ts'
import { callFrom } from './call-from-page.ts'

/** Answers an application of the site that the page shows up to its last page. */
export async function fillCountryByApi(
  page: Page,
  site: FilledSite,
  country: Country,
  answers: Answers,
): Promise<void> {
  const caller = {
    begin: async () => (await callFrom(page, { path: 'quote', method: 'POST', body: {} })).body.data,
    get: (path: string) => callFrom(page, { path }),
    save: ({ _id, version }: { _id: string; version: number }, step: string | undefined, saved: object) =>
      callFrom(page, {
        path: `quote/${_id}`,
        method: 'PATCH',
        headers: { 'if-match': `"${version}"` },
        body: { step, ...saved },
      }),
  }
  await fillCountry(caller, site, country, answers, today)
}
