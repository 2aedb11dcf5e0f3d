import { rmSync } from 'node:fs'
import { startProduct } from '../e2e/harness/product.ts'
import { option } from '../scripts/option.ts'
import { clickToPaint, keystrokeWork, openBrowser, openTab, type Tab } from './parts/browser.ts'
import { figuresOf } from './parts/figures.ts'
import { type Contestant, inTurns } from './parts/in-turns.ts'
import { openAnswered, openHundred, selectors } from './parts/our-pages.ts'
import { type Report, ratioGoal, report } from './parts/report.ts'
import { scriptBytes, serveFolder } from './parts/static-site.ts'
import { havePeers } from './peers/install.ts'
import { buildContestant, plain, type WebContestant, webPeers } from './peers/web/build.ts'

/*
 * A small application as plain HTML and as people would build it with other libraries, compared with our much larger
 * one: what a phone loads, and the cost of pressing Next and of typing. `--peers 0` measures plain HTML and ours only.
 */
const rounds = option('rounds', 5)
const presses = 6
const limit = 'plain HTML'
const us = 'Coverwright'

type Site = Omit<WebContestant, 'program'> & {
  readonly url: string
  /** Opens the first page with everything already answered. */
  readonly openAnswered: (tab: Tab) => Promise<void>
  readonly openHundred: (tab: Tab) => Promise<void>
  readonly stop: () => Promise<void>
}

const arePeersWanted = option('peers', 1) > 0
const programs = havePeers() && arePeersWanted ? { [limit]: plain, ...webPeers } : { [limit]: plain }
const sites = new Map<string, Site>()
const bytes = new Map<string, number>()
const browser = await openBrowser()
try {
  for (const [name, contestant] of Object.entries(programs)) sites.set(name, await siteOf(name, contestant))
  const product = await startProduct()
  sites.set(us, { ...selectors, ...product, openAnswered, openHundred })
  if (havePeers()) await comparePhones()
  reportRatio(
    {
      id: '3-next',
      work: 'Next, saved, to the next page painted, 4 × slower',
      unit: 'ms',
      limit,
      rows: await inTurns(tabs(nextPainted), rounds),
    },
    1.5,
  )
  reportRatio(
    {
      id: '4-keystroke',
      work: 'A keystroke among 100 questions, 4 × slower',
      unit: 'ms of script',
      limit,
      rows: await inTurns(tabs(keystrokeScript), rounds),
    },
    2,
  )
  const rows = new Map([...bytes].map(([name, size]) => [name, figuresOf([size])]))
  report({ id: '5-bytes', work: 'JavaScript of the little application', unit: 'bytes, Brotli', limit, rows, goals: [] })
} finally {
  await browser.close()
  for (const { stop } of sites.values()) await stop()
}

function reportRatio(measured: Omit<Report, 'goals'>, most: number): void {
  report({ ...measured, goals: [ratioGoal(measured, us, most)] })
}

async function siteOf(name: string, contestant: WebContestant): Promise<Site> {
  const folder = await buildContestant(contestant)
  bytes.set(name, scriptBytes(folder))
  const { url, stop } = await serveFolder(folder)
  return {
    ...contestant,
    url,
    openAnswered: ({ page }) => openReady(page, '/?answered'),
    openHundred: ({ page }) => openReady(page, '/?answered&hundred'),
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}

async function openReady(page: Tab['page'], address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0)
}

/** One measurement of each site, in a tab of its own. */
function tabs(measure: (tab: Tab, site: Site) => Promise<number>): Record<string, Contestant> {
  const contestants: Record<string, Contestant> = {}
  for (const [name, site] of sites) {
    contestants[name] = async () => {
      const tab = await openTab(browser, site.url)
      try {
        return await measure(tab, site)
      } finally {
        await tab.close()
      }
    }
  }
  return contestants
}

async function nextPainted(tab: Tab, { openAnswered: open, next, heading }: Site): Promise<number> {
  await open(tab)
  const times: number[] = []
  for (let press = 0; press <= presses; press++)
    times.push(await clickToPaint(tab.page, tab.page.locator(next), heading))
  // The first press compiles code that later ones only run.
  return figuresOf(times.slice(1)).median
}

async function keystrokeScript(tab: Tab, { openHundred: open, typed }: Site): Promise<number> {
  await open(tab)
  const { script } = await keystrokeWork(tab, tab.page.locator(typed))
  return script
}

async function comparePhones(): Promise<void> {
  const { visitAsPhone } = await import('./peers/lighthouse.ts')
  const scores = new Map<string, number[]>()
  const contestants: Record<string, Contestant> = {}
  for (const [name, { url }] of sites) {
    contestants[name] = async () => {
      const { largestPaint, score } = await visitAsPhone(url)
      scores.set(name, [...(scores.get(name) ?? []), score])
      return largestPaint
    }
  }
  const work = 'First page on Lighthouse’s phone'
  const paintTimes = await inTurns(contestants, rounds)
  reportRatio({ id: '1-largest-paint', work, unit: 'ms to the largest paint', limit, rows: paintTimes }, 1.15)
  const rows = new Map([...scores].map(([name, values]) => [name, figuresOf(values.slice(1))]))
  report({ id: '2-score', work, unit: 'points', limit, rows, goals: [] })
}
