import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { startProduct } from '../e2e/harness/product.ts'
import { fillByApi } from '../e2e/journey/fill-by-api.ts'
// biome-ignore lint/correctness/useImportExtensions: the file is plain JavaScript with types beside it
import { findChromium } from '../scripts/find-chromium.mjs'

/*
 * What one keystroke costs on a page of 100 questions: the time the main thread works from the event to the page that
 * shows it, on this machine and with the CPU slowed down four times as on a cheap phone. The budget is one frame,
 * unslowed. Run with `node bench/keystroke.bench.ts`.
 */
const questions = 100
const keystrokes = 60
const frameMs = 1000 / 60

const page = '/gl/l/uw-questions/edit/0'

/** One page of 100: every question hangs from the first, and dependents stay with their parent. */
const hundred = [
  { id: 'first', type: 'yes_no', topic: 'Work', label: 'Do you do any of this?' },
  ...Array.from({ length: questions - 1 }, (_, at) => ({
    id: `q${at}`,
    type: at % 3 === 0 ? 'text' : at % 3 === 1 ? 'yes_no' : 'number',
    topic: 'Work',
    label: `Question ${at} about the work you do`,
    conditions: [{ holder: 'question', subject: 'first', or: ['Yes'] }],
  })),
]

const product = await startProduct()
const installed = findChromium()
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(installed ? { executablePath: installed } : {}) })
try {
  const context = await browser.newContext({ baseURL: product.url })
  const tab = await context.newPage()
  await fillByApi(tab.request, { until: page })
  // The insurer's set as it is, but longer.
  await tab.route('**/gl/uw-questions?*', async (route) => {
    const reply = await route.fetch()
    const { data } = await reply.json()
    await route.fulfill({ json: { data: { ...data, questions: hundred } } })
  })
  await tab.goto(page)
  await tab.getByRole('radio', { name: 'Yes' }).first().check()
  await tab.locator('.follow').first().waitFor()
  const shown = await tab.locator('.field').count()
  if (shown !== questions) throw new Error(`The page shows ${shown} questions, not ${questions}`)
  const plain = await medianOf(tab)
  const network = await context.newCDPSession(tab)
  await network.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const slowed = await medianOf(tab)
  const report = { questions, keystrokeMs: plain.toFixed(2), slowedMs: slowed.toFixed(2), frameMs: frameMs.toFixed(2) }
  process.stdout.write(`${JSON.stringify(report)}\n`)
  if (plain > frameMs) throw new Error(`a keystroke took ${plain.toFixed(2)} ms, more than a frame`)
} finally {
  await browser.close()
  await product.stop()
}

/** Types into a field in the middle of the page; React has written the page when the event returns. */
async function medianOf(tab: Page): Promise<number> {
  return await tab.evaluate((count) => {
    const inputs = [...document.querySelectorAll<HTMLInputElement>('.follow input[type="text"]')]
    const input = inputs[inputs.length >> 1]
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    if (!(input && setter)) throw new Error('There is nothing to type into')
    const times: number[] = []
    for (let typed = 1; typed <= count; typed++) {
      const start = performance.now()
      setter.call(input, 'a'.repeat(typed))
      input.dispatchEvent(new Event('input', { bubbles: true }))
      times.push(performance.now() - start)
    }
    return times.toSorted((left, right) => left - right)[count >> 1] ?? Number.POSITIVE_INFINITY
  }, keystrokes)
}
