import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { type APIRequestContext, type Page, request } from '@playwright/test'
import { run } from '../e2e/harness/process.ts'
import { bakery } from '../e2e/journey/answers.ts'
import { fillByApi } from '../e2e/journey/fill-by-api.ts'
import { buildServer } from '../scripts/build-server.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { freePort } from '../scripts/free-port.ts'
import { openBrowser } from './parts/browser.ts'
import { inTurns } from './parts/in-turns.ts'
import { report } from './parts/report.ts'
import { startSlowCarriers } from './parts/slow-carriers.ts'

/*
 * From finish_form to the last offer, with five insurers that answer after 300 ms each. Through the API, from the
 * request to the event with all offers; in a browser, from the click to the page that shows them, including the page
 * between. The limit is five such answers requested at the same time. Run with `node bench/offers.bench.ts`.
 */
const insurers = 5
const answersAfterMs = 300
const mostMs = 400
const rounds = 5
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

if (!((await buildWeb()) && (await buildServer()))) throw new Error('It could not be built')
const carriers = await startSlowCarriers(answersAfterMs)
const folder = mkdtempSync(path.join(tmpdir(), 'cw-bench-'))
const port = await freePort(4710)
const url = `http://127.0.0.1:${port}`
const server = await run(
  'apps/server/dist/main.js',
  {
    PORT: String(port),
    DATA_DIR: folder,
    CARRIERS_URL: carriers.url,
    LOG_LEVEL: 'warn',
    QUOTES_PER_MINUTE: '100000',
    LOOKUPS_PER_MINUTE: '100000',
  },
  [/Coverwright is running/],
)
const browser = await openBrowser()
try {
  const rows = await inTurns(
    { 'five answers': fiveAnswers, 'finish_form by the API': byApi, 'in a browser': inBrowser },
    rounds,
  )
  const reachOf = (name: 'finish_form by the API' | 'in a browser') => {
    const median = rows.get(name)?.median ?? Number.POSITIVE_INFINITY
    return { text: `${name}: at most ${mostMs} ms (is ${median.toFixed(0)})`, reached: median <= mostMs }
  }
  report({
    id: 'offers',
    work: `finish_form to the last of ${insurers} offers`,
    unit: 'ms',
    limit: 'five answers',
    rows,
    goals: [reachOf('finish_form by the API'), reachOf('in a browser')],
  })
} finally {
  await browser.close()
  await server.stop()
  carriers.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function fiveAnswers(): Promise<number> {
  const start = performance.now()
  const ask = async () => (await fetch(`${carriers.url}/carriers/x/v1/quotes`, { method: 'POST', body: '{}' })).text()
  await Promise.all(Array.from({ length: insurers }, ask))
  const took = performance.now() - start
  carriers.asked()
  return took
}

/** The application of a shop with two lines that five insurers quote, up to its last page. */
function untilAnswered(api: APIRequestContext): Promise<QuoteReply> {
  const answers = { ...bakery.answers, class_code_ref: 'CW458110A' }
  return fillByApi(api, { business: { ...bakery, answers, insurance: ['General Liability', 'Commercial Property'] } })
}

function checkAsked(): void {
  const requests = carriers.asked()
  if (requests !== insurers) throw new Error(`${requests} insurers were asked, not ${insurers}`)
}

async function byApi(): Promise<number> {
  const api = await request.newContext({ baseURL: `${url}/` })
  const { _id, uuid } = await untilAnswered(api)
  const { cookies } = await api.storageState()
  const headers = {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'content-type': 'application/json',
  }
  const start = performance.now()
  const reply = await fetch(`${url}/api/quote/${_id}/finish_form`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ attestation }),
  })
  if (!reply.ok) throw new Error(await reply.text())
  // Resolves with the event that has the last offer.
  await (await fetch(`${url}/api/quote/uuid/${uuid}/offers/events`, { headers })).text()
  const took = performance.now() - start
  await api.dispose()
  checkAsked()
  return took
}

async function inBrowser(): Promise<number> {
  const context = await browser.newContext({ baseURL: `${url}/` })
  const page = await context.newPage()
  await untilAnswered(page.request)
  await page.goto('done')
  await page.waitForLoadState('networkidle')
  const allShown = untilAllAreShown(page)
  await page.getByRole('checkbox').check()
  await page.locator('main').getByRole('button').last().click()
  const took = await allShown
  await context.close()
  checkAsked()
  return took
}

/** From the last click to the frame with the last offer; follows the link between the pages as soon as it appears. */
function untilAllAreShown(page: Page): Promise<number> {
  return page.evaluate((count) => {
    let clickedAt = 0
    addEventListener(
      'click',
      ({ timeStamp, isTrusted }) => {
        if (isTrusted) clickedAt = timeStamp
      },
      { capture: true },
    )
    return new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        document.querySelector<HTMLElement>('main a[href$="/quote-review"]')?.click()
        if (document.querySelectorAll('.quote .facts').length < count) return
        observer.disconnect()
        const frame = new MessageChannel()
        frame.port1.onmessage = () => resolve(performance.now() - clickedAt)
        requestAnimationFrame(() => frame.port2.postMessage(undefined))
      })
      observer.observe(document, { childList: true, characterData: true, subtree: true, attributes: true })
    })
  }, insurers)
}
