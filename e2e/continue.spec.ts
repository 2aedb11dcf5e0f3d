import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { commitsOf, countCommits, waitUntilSettled } from './harness/count-commits.ts'
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

test('the insurance on offer is fetched before its page, and again if the last save changed it (speed)', async ({
  page,
}) => {
  await countCommits(page)
  await fillByApi(page.request)
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
  const before = await commitsOf(page)
  const response = page.waitForResponse(url)
  ahead.resolve()
  await response
  await waitUntilIdle(page)
  expect((await commitsOf(page)) - before, 'prefetching draws nothing').toBe(0)

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

test('the next page is drawn at once with the reply, in the frame of the last one (speed)', async ({ page }) => {
  await countCommits(page)
  await page.addInitScript(recordDrawings)
  await fillByApi(page.request)
  await openFirstPage(page)
  const counts: number[] = []
  for (let pages = 1; pages <= 4; pages++) {
    const before = (await title(page).textContent()) ?? ''
    await page.locator('.rail').evaluate((rail) => rail.setAttribute('data-stays', ''))
    await continueOf(page).click()
    await expect(title(page)).not.toHaveText(before)
    await expect(page.locator('.rail')).toHaveAttribute('data-stays')
    counts.push(await page.evaluate(() => globalThis.drawingsWithReply))
    await waitUntilIdle(page)
  }
  // The reply, the page it leads to, and the ends of the navigation and the mutation.
  for (const times of counts) expect(times).toBeLessThanOrEqual(4)
})

test('pressing a button causes no layout (speed)', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  // Fonts that arrive late cause a layout.
  await page.waitForLoadState('networkidle')
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
  let before = await layouts()
  await expect(async () => {
    const last = before
    before = await layouts()
    expect(before, 'the page is at rest').toBe(last)
  }).toPass()
  await page.mouse.down()
  await expect(continueOf(page)).toHaveCSS('translate', '0px 1px')
  expect(await layouts()).toBe(before)
  // Releasing the button elsewhere does not click it.
  await page.mouse.move(1, 1)
  await page.mouse.up()
})

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

test('Continue is prompt (speed)', async ({ page }) => {
  await fillByApi(page.request)
  await test.step('Continue shows the next page at once, and sends nothing but the save (speed)', async () => {
    await openFirstPage(page)
    await recordPlaceholders(page)
    const saves: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') saves.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    const passedPaths = ['/']
    for (let pages = 1; pages <= 9; pages++) {
      await continueToNext(page)
      passedPaths.push(pathOf(page))
      await waitUntilIdle(page)
    }
    expect(passedPaths).toContain('/location/list')
    expect(saves).toHaveLength(9)
    expect(await placeholdersShown(page)).toEqual([])
  })

  await test.step('the steps beside a page come with it (speed)', async () => {
    await openFirstPage(page)
    const steps = page.locator('.rail__nav')
    const before = await steps.textContent()
    const withTitle = page.evaluate(stepsWithNextTitle)
    await continueToNext(page)
    const snapshot = await withTitle
    expect(snapshot).not.toBe(before)
    await expect(steps).toHaveText(snapshot)
    await expect(steps.locator('[aria-current="step"]')).toHaveCount(1)
  })

  await test.step('the next page’s title gets the focus, unless a field has it by then (S7, keyboard)', async () => {
    await openFirstPage(page)
    await continueToNext(page)
    await expect(title(page)).toBeFocused()
    const isInField = page.evaluate(() => {
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
    })
    await continueToNext(page)
    expect(await isInField).toBe(true)
  })
})
