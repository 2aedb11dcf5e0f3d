import type { OutboxMail } from '@coverwright/contract/outbox'
import type { Answers } from '@coverwright/core/answers/answers'
import type { Page } from '@playwright/test'
import { lettersOf } from '../../apps/server/src/features/4-binding/documents/testing-letters.ts'
import { expect } from '../harness/expect.ts'

/** Asks the API as the page would: only the browser knows the hosts of the countries' sites. */
const read = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (url) => (await (await fetch(url)).json()).data, path)

async function pdfOf(page: Page, id: string): Promise<string> {
  const bytes = await page.evaluate(
    async (url) => Array.from(new Uint8Array(await (await fetch(url)).arrayBuffer())),
    `/api/quote/${id}/application.pdf`,
  )
  return lettersOf(Buffer.from(bytes))
}

/** Without blanks, and the sign of the euro, which a PDF's own fonts have by another code. */
const bare = (text: string): string => text.replace(/[\s€\u0080]/g, '')

/** What was typed is kept as these answers; the review, in its folded parts too, and the PDF show it in these words. */
export async function expectKept(page: Page, kept: Answers, shown: readonly string[]): Promise<void> {
  const quote = await read<{ readonly _id: string }>(page, '/api/quote')
  expect(quote).toMatchObject(kept)
  const review = bare((await page.locator('main').allTextContents()).join())
  const pdf = bare(await pdfOf(page, quote._id))
  for (const words of shown) {
    expect(review, words).toContain(bare(words))
    expect(pdf, words).toContain(bare(words))
  }
}

/** The mail after submission goes to the address that was typed, and names the business as it was typed. */
export async function expectMailed(page: Page, address: string, company: string): Promise<void> {
  const subjects = async () =>
    (await read<readonly OutboxMail[]>(page, '/api/outbox'))
      .filter(({ to }) => to === address)
      .map(({ subject, text }) => `${subject} ${text}`)
      .join('\n')
  await expect.poll(subjects).toContain(company)
}
