import type { OutboxMail } from '@coverwright/contract/outbox'
import type { Answers } from '@coverwright/core/answers/answers'
import type { Page } from '@playwright/test'
import { lettersOf } from '../../apps/server/src/features/4-binding/documents/testing-letters.ts'
import { expect } from '../harness/expect.ts'

/** Calls the API from the page, since only the browser can resolve the hosts of the countries' sites. */
const read = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (url) => (await (await fetch(url)).json()).data, path)

async function pdfOf(page: Page, id: string): Promise<string> {
  const bytes = await page.evaluate(
    async (url) => Array.from(new Uint8Array(await (await fetch(url)).arrayBuffer())),
    `/api/quote/${id}/application.pdf`,
  )
  return lettersOf(Buffer.from(bytes))
}

/** Without spaces, and without the euro sign, which fonts in a PDF encode differently. */
const bare = (text: string): string => text.replace(/[\s€\u0080]/g, '')

/**
 * The typed values are stored as these answers, and the review (with its folded parts) and the PDF show these texts.
 */
export async function expectStoredAndShown(page: Page, answers: Answers, texts: readonly string[]): Promise<void> {
  const quote = await read<{ readonly _id: string }>(page, '/api/quote')
  expect(quote).toMatchObject(answers)
  const review = bare((await page.locator('main').allTextContents()).join())
  const pdf = bare(await pdfOf(page, quote._id))
  for (const text of texts) {
    expect(review, text).toContain(bare(text))
    expect(pdf, text).toContain(bare(text))
  }
}

/** The mail after submission goes to the typed address and names the business as typed. */
export async function expectMailed(page: Page, address: string, company: string): Promise<void> {
  const subjects = async () =>
    (await read<readonly OutboxMail[]>(page, '/api/outbox'))
      .filter(({ to }) => to === address)
      .map(({ subject, text }) => `${subject} ${text}`)
      .join('\n')
  await expect.poll(subjects).toContain(company)
}
