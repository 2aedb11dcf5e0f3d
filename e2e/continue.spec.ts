import type { Page } from '@playwright/test'
import { commitsOf, countCommits, waitUntilSettled } from './harness/count-commits.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueOf, continueToNext, control, pathOf } from './journey/autopilot.ts'
import { fillByApi } from './journey/fill-by-api.ts'
import { waitForHydration } from './journey/hydration.ts'
import { placeholdersShown, recordPlaceholders } from './journey/placeholders.ts'
import { title } from './journey/sign-in.ts'

/** Waits until nothing has been fetched for half a second, by which time the next page's code and data are here. */
const waitUntilIdle = (page: Page) =>
  page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)
    return performance.now() - Math.max(...ends) > 500
  })

/** Opens the first page and waits until later pages' code has been fetched. */
async function openFirstPage(page: Page): Promise<void> {
  await page.goto('/')
  await waitForHydration(page)
  const isFetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/later-step-')))
  await expect.poll(isFetched).toBe(true)
  await waitUntilIdle(page)
}

/** Runs in the page: the steps' labels when the title changes. */
function stepsWithNextTitle(): Promise<string> {
  const titleNow = () => document.querySelector('h1')?.textContent
  const text = titleNow()
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (titleNow() === text) return
      observer.disconnect()
      resolve(document.querySelector('.rail__nav')?.textContent ?? '')
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

declare global {
  /** How often the page was drawn between the last reply and the change of title. */
  var drawingsWithReply: number
}

/** Runs in the page. */
function recordDrawings(): void {
  let replyCount = 0
  let titleText = ''
  const titleNow = () => document.querySelector('h1')?.textContent ?? ''
  addEventListener(
    'click',
    () => {
      titleText = titleNow()
    },
    true,
  )
  const { json } = Response.prototype
  Response.prototype.json = async function read() {
    const reply = await json.call(this)
    if (titleText !== '') replyCount = globalThis.commits
    return reply
  }
  new MutationObserver(() => {
    if (titleText === '' || titleNow() === titleText) return
    titleText = ''
    globalThis.drawingsWithReply = globalThis.commits - replyCount
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Runs in the page: puts the focus into the next page's first field as soon as it is drawn, and says whether it stays. */
function focusNextField(): Promise<boolean> {
  const before = document.querySelector('h1')
  return new Promise<boolean>((resolve) => {
    new MutationObserver((_changes, observer) => {
      const field = document.querySelector<HTMLInputElement>('main form input')
      if (!field || document.querySelector('h1') === before) return
      observer.disconnect()
      field.focus()
      // The title receives the focus two frames after it is drawn.
      let frames = 0
      const next = (): unknown =>
        frames++ < 5 ? requestAnimationFrame(next) : resolve(document.activeElement === field)
      next()
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** The calls that fetched something, and how often; those about a quote may return something else after each save. */
function recordCalls(page: Page) {
  const saves: string[] = []
  const calls = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname, search, searchParams } = new URL(request.url())
    if (request.method() !== 'GET') saves.push(`${request.method()} ${pathname}`)
    else if (pathname.startsWith('/api/')) {
      const isOfQuote = searchParams.has('quote_id') || pathname.endsWith('/indications')
      const call = `${pathname}${search}${isOfQuote ? ` after ${saves.length} saves` : ''}`
      calls.set(call, (calls.get(call) ?? 0) + 1)
    }
  })
  return { saves, calls }
}

test('Continue shows the next page at once, in the frame of the last one, sends nothing but the save, and fetches nothing twice (speed, S7, keyboard)', async ({
  page,
}) => {
  await countCommits(page)
  await page.addInitScript(recordDrawings)
  await fillByApi(page.request)
  const { saves, calls } = recordCalls(page)
  await openFirstPage(page)
  await recordPlaceholders(page)
  const steps = page.locator('.rail__nav')
  const before = await steps.textContent()

  await test.step('pressing a button causes no layout (speed)', async () => {
    const button = await continueOf(page).boundingBox()
    if (!button) throw new Error('Continue is not there')
    await page.mouse.move(button.x + 20, button.y + 20)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const layouts = async (): Promise<number | undefined> => {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'LayoutCount')?.value
    }
    let atRest = await layouts()
    await expect(async () => {
      const last = atRest
      atRest = await layouts()
      expect(atRest, 'the page is at rest').toBe(last)
    }).toPass()
    await page.mouse.down()
    await expect(continueOf(page)).toHaveCSS('translate', '0px 1px')
    expect(await layouts()).toBe(atRest)
    // Releasing the button elsewhere does not click it.
    await page.mouse.move(1, 1)
    await page.mouse.up()
  })

  await test.step('the steps beside a page come with it, and its title gets the focus (speed, S7, keyboard)', async () => {
    const withTitle = page.evaluate(stepsWithNextTitle)
    await continueToNext(page)
    const snapshot = await withTitle
    expect(snapshot).not.toBe(before)
    await expect(steps).toHaveText(snapshot)
    await expect(steps.locator('[aria-current="step"]')).toHaveCount(1)
    await expect(title(page)).toBeFocused()
    await waitUntilIdle(page)
  })

  await test.step('a field that has the focus by then keeps it (S7, keyboard)', async () => {
    const isInField = page.evaluate(focusNextField)
    await continueToNext(page)
    expect(await isInField).toBe(true)
    await waitUntilIdle(page)
  })

  await test.step('the next page is drawn at once with the reply, in the frame of the last one (speed)', async () => {
    while (pathOf(page) !== '/location/list') {
      await page.locator('.rail').evaluate((rail) => rail.setAttribute('data-stays', ''))
      await continueToNext(page)
      await expect(page.locator('.rail')).toHaveAttribute('data-stays')
      // The reply, the page it leads to, and the ends of the navigation and the mutation.
      expect(await page.evaluate(() => globalThis.drawingsWithReply), pathOf(page)).toBeLessThanOrEqual(4)
      await waitUntilIdle(page)
    }
    expect(saves).toHaveLength(6)
    expect(await placeholdersShown(page)).toEqual([])
  })

  await test.step('nothing is fetched twice on the way back and forward again (speed)', async () => {
    await page.evaluate(() => history.go(-3))
    await expect(page).toShow('/contact')
    await page.waitForLoadState('networkidle')
    await continueToNext(page)
    await page.waitForLoadState('networkidle')
    expect([...calls.keys()]).toContain('/api/city/mailing?zip=60540')
    expect([...calls].filter(([, times]) => times > 1)).toEqual([])
  })

  await test.step('the insurance on offer is fetched before its page, and again if the last save changed it (speed)', async () => {
    const ahead = Promise.withResolvers<void>()
    const again = Promise.withResolvers<void>()
    const url = '**/insurance-type?*'
    await page.route(url, async (route) => {
      await ahead.promise
      await route.continue()
    })
    const request = page.waitForRequest(url)
    await page.goto('/contact')
    await waitForHydration(page)
    await request
    await waitUntilSettled(page)
    const drawings = await commitsOf(page)
    const response = page.waitForResponse(url)
    ahead.resolve()
    await response
    await waitUntilIdle(page)
    expect((await commitsOf(page)) - drawings, 'prefetching draws nothing').toBe(0)

    await page.unroute(url)
    await page.route(url, async (route) => {
      const { data } = await (await route.fetch()).json()
      await again.promise
      await route.fulfill({ json: { data: data.map((type: object) => ({ ...type, insurers: 77 })) } })
    })
    await control(page, 'contact_last_name').fill('Okafor-Reyes')
    await continueToNext(page)
    await expect(title(page)).toHaveText(/^Which insurance does .+ need\?$/)
    await expect(page.getByRole('checkbox', { name: /^General Liability/ })).toBeVisible()
    await expect(page.getByText('77 likely insurers')).toHaveCount(0)
    again.resolve()
    await expect(page.getByText('77 likely insurers').first()).toBeVisible()
  })
})
