import { fillByApi, startAt } from '../../e2e/journey/fill-by-api.ts'
import type { Tab } from './browser.ts'

/** Selectors of the measured elements on our pages. */
export const selectors = {
  heading: 'h1',
  next: 'main form button[type="submit"]',
  typed: '[id$="--q48"]',
}

/** The first page of an application that is completely answered, so that Continue keeps going. */
export async function openAnswered({ page }: Tab): Promise<void> {
  await fillByApi(page.request)
  await page.goto('.')
  await page.waitForLoadState('networkidle')
}

const insurersPage = '/gl/l/uw-questions/edit/0'

/** An insurer's questions, but a hundred of them, each depending on the first. */
const questions = [
  { id: 'first', type: 'yes_no', topic: 'Work', label: 'Do you do any of this?' },
  ...Array.from({ length: 99 }, (_, at) => ({
    id: `q${at}`,
    type: ['text', 'yes_no', 'number'][at % 3],
    topic: 'Work',
    label: `Question ${at} about the work you do`,
    conditions: [{ holder: 'question', subject: 'first', or: ['Yes'] }],
  })),
]

export async function openHundred({ page }: Tab): Promise<void> {
  await page.route('**/gl/uw-questions?*', async (route) => {
    const { data } = await (await route.fetch()).json()
    await route.fulfill({ json: { data: { ...data, questions: questions } } })
  })
  await startAt(page, insurersPage)
  await page.getByRole('radio', { name: 'Yes' }).first().check()
  await page.locator('.follow').first().waitFor()
  const fieldCount = await page.locator('.field').count()
  if (fieldCount !== questions.length)
    throw new Error(`The page shows ${fieldCount} questions, not ${questions.length}`)
}
