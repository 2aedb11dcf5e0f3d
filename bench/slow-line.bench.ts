import type { Page } from '@playwright/test'
import { startProduct } from '../e2e/harness/product.ts'
import { bakery } from '../e2e/journey/answers.ts'
import { chooseTrade, continueToNext, control, fillPage } from '../e2e/journey/autopilot.ts'
import { option } from '../scripts/option.ts'
import { openBrowser, openTab, type Tab } from './parts/browser.ts'
import { type Figures, figuresOf } from './parts/figures.ts'
import { selectors } from './parts/our-pages.ts'
import { report } from './parts/report.ts'

/*
 * The first page on a slow connection: which scripts have loaded when an empty Continue is answered, how long the
 * answer takes once the page is hydrated, and which scripts have loaded when the second page is shown.
 */
const rounds = option('rounds', 5)
const goal = 'goal'
const bytesASecond = 1_600_000 / 8
const latency = 150
const message = '.err'

const browser = await openBrowser()
const product = await startProduct()
try {
  const atOnce = await inRounds(async (tab) => {
    await tab.page.addInitScript(noteScriptsAt, { message })
    await tab.page.goto('/', { waitUntil: 'commit' })
    await tab.page.locator(selectors.next).click()
    const come = await tab.page.waitForFunction(() => Reflect.get(window, 'comeBy'))
    return { kilobytes: Number(await come.jsonValue()) }
  })
  const hydrationTimes = await inRounds(async (tab) => {
    await tab.page.addInitScript(noteScriptsAt, { message })
    await tab.page.addInitScript(pressWhenHydrated, { button: selectors.next, message })
    await tab.page.goto('/', { waitUntil: 'commit' })
    const answeredAt = await tab.page.waitForFunction(() => Reflect.get(window, 'answered'))
    const come = await tab.page.evaluate(() => Reflect.get(window, 'comeBy'))
    return { kilobytes: Number(come), ms: Number(await answeredAt.jsonValue()) }
  })
  const second = await inRounds(async ({ page }) => {
    await page.goto('/')
    await chooseTrade(page, bakery)
    await control(page, 'zip_code').fill('60540')
    await fillPage(page, bakery)
    await continueToNext(page)
    await page.waitForURL('**/business')
    await page.locator(selectors.heading).waitFor()
    return { kilobytes: await scriptKilobytes(page) }
  })
  compare({
    id: '1-answered',
    work: 'Script that has come when an empty Continue is answered, 1.6 Mbit/s and 150 ms',
    unit: 'kB, compressed',
    most: 140,
    rows: { 'pressed at once': atOnce('kilobytes'), 'pressed when hydrated': hydrationTimes('kilobytes') },
  })
  compare({
    id: '2-answer',
    work: 'From that press to its answer',
    unit: 'ms',
    most: 100,
    rows: { 'pressed when hydrated': hydrationTimes('ms') },
  })
  compare({
    id: '3-second-page',
    work: 'Script that has come when the second page is there',
    unit: 'kB, compressed',
    most: 240,
    rows: { Coverwright: second('kilobytes') },
  })
} finally {
  await browser.close()
  await product.stop()
}

type Comparison = {
  readonly id: string
  readonly work: string
  readonly unit: string
  readonly most: number
  readonly rows: Readonly<Record<string, Figures>>
}

function compare({ id, work, unit, most, rows }: Comparison): void {
  const goals = Object.entries(rows).map(([name, { median }]) => {
    return { text: `${work}: ${name} at most ${most} ${unit}`, reached: median <= most }
  })
  report({ id, work, unit, limit: goal, rows: new Map([[goal, figuresOf([most])], ...Object.entries(rows)]), goals })
}

/**
 * Each round runs in a tab with empty storage on the slow connection; returns the figures of one name over all rounds.
 */
async function inRounds<Name extends string>(
  measure: (tab: Tab) => Promise<Record<Name, number>>,
): Promise<(name: Name) => Figures> {
  const measurements: Record<Name, number>[] = []
  for (let round = 0; round < rounds; round++) {
    const tab = await openTab(browser, product.url, 1)
    await tab.session.send('Network.enable')
    await tab.session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesASecond,
      uploadThroughput: bytesASecond,
    })
    try {
      measurements.push(await measure(tab))
    } finally {
      await tab.close()
    }
  }
  return (name) => figuresOf(measurements.map((each) => each[name]))
}

function scriptKilobytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const sizes = entries.map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0))
    return sizes.reduce((sum, size) => sum + size, 0) / 1_000
  })
}

/** Runs in the page: records the kilobytes of script loaded by the time the message appears. */
function noteScriptsAt(target: { readonly message: string }): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(target.message)) return
    observer.disconnect()
    const entries = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const sizes = entries.map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0))
    Object.assign(window, { comeBy: sizes.reduce((sum, size) => sum + size, 0) / 1_000 })
  }).observe(document, { subtree: true, childList: true })
}

/** Runs in the page: presses as soon as it is hydrated, and records the milliseconds to the frame with the message. */
function pressWhenHydrated(target: { readonly button: string; readonly message: string }): void {
  new MutationObserver((_changes, observer) => {
    observer.disconnect()
    const pressedAt = performance.now()
    new MutationObserver((_more, answer) => {
      if (!document.querySelector(target.message)) return
      answer.disconnect()
      const frame = new MessageChannel()
      frame.port1.onmessage = () => Object.assign(window, { answered: performance.now() - pressedAt })
      requestAnimationFrame(() => frame.port2.postMessage(undefined))
    }).observe(document, { subtree: true, childList: true })
    document.querySelector<HTMLElement>(target.button)?.click()
  }).observe(document, { subtree: true, attributeFilter: ['autocomplete'] })
}
