import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { atRest, commitsOf, countCommits } from './harness/count-commits.ts'
import { test } from './harness/test.ts'
import { continueOf, control, goOn, pathOf } from './journey/autopilot.ts'
import { fillByApi } from './journey/fill-by-api.ts'
import { title } from './journey/sign-in.ts'
import { noteStandIns, standInsOf } from './journey/stand-ins.ts'
import { isTakenUp } from './journey/taken-up.ts'

/** Stays on the page for a moment, in which what the next one is made of is fetched: until nothing was for so long. */
const read = (page: Page) =>
  page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)
    return performance.now() - Math.max(...ends) > 500
  })

/** Opens the first page, and waits for a quiet moment, which fetches what later pages are made of. */
async function begin(page: Page): Promise<void> {
  await page.goto('/')
  await isTakenUp(page)
  const isFetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/later-step-')))
  await expect.poll(isFetched).toBe(true)
  await read(page)
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
  const asked = page.waitForRequest(url)
  await page.goto('/contact')
  await isTakenUp(page)
  await asked
  await atRest(page)
  const before = await commitsOf(page)
  const answered = page.waitForResponse(url)
  ahead.resolve()
  await answered
  await read(page)
  expect((await commitsOf(page)) - before, 'nobody is shown that it was fetched').toBe(0)

  await page.unroute(url)
  await page.route(url, async (route) => {
    const { data } = await (await route.fetch()).json()
    await again.promise
    await route.fulfill({ json: { data: data.map((type: object) => ({ ...type, insurers: 77 })) } })
  })
  await control(page, 'contact_last_name').fill('Okafor-Reyes')
  await goOn(page)
  await expect(title(page)).toHaveText(/^Which insurance does .+ need\?$/)
  await expect(page.getByRole('checkbox', { name: /^General Liability/ })).toBeVisible()
  await expect(page.getByText('77 likely insurers')).toHaveCount(0)
  again.resolve()
  await expect(page.getByText('77 likely insurers').first()).toBeVisible()
})

test('the next page is drawn at once with the reply, in the frame of the last one (speed)', async ({ page }) => {
  await countCommits(page)
  await page.addInitScript(noteDrawings)
  await fillByApi(page.request)
  await begin(page)
  const drawn: number[] = []
  for (let pages = 1; pages <= 4; pages++) {
    const before = (await title(page).textContent()) ?? ''
    await page.locator('.rail').evaluate((rail) => rail.setAttribute('data-stays', ''))
    await continueOf(page).click()
    await expect(title(page)).not.toHaveText(before)
    await expect(page.locator('.rail')).toHaveAttribute('data-stays')
    drawn.push(await page.evaluate(() => globalThis.drawnWithReply))
    await read(page)
  }
  // The reply, the page it leads to, and the navigation's and the mutation's ends.
  for (const times of drawn) expect(times).toBeLessThanOrEqual(4)
})

test('pressing a button causes no layout (speed)', async ({ page }) => {
  await page.goto('/')
  await isTakenUp(page)
  // Late fonts are laid out when they come.
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
  // Let go elsewhere, it is not clicked.
  await page.mouse.move(1, 1)
  await page.mouse.up()
})

/** Runs in the page: what the steps say at the moment when another title stands there. */
function stepsWithNextTitle(): Promise<string> {
  const titleNow = () => document.querySelector('h1')?.textContent
  const words = titleNow()
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (titleNow() === words) return
      observer.disconnect()
      resolve(document.querySelector('.rail__nav')?.textContent ?? '')
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

declare global {
  /** How often something was drawn from the last reply until another title stood there. */
  var drawnWithReply: number
}

/** Runs in the page. */
function noteDrawings(): void {
  let replied = 0
  let words = ''
  const titleNow = () => document.querySelector('h1')?.textContent ?? ''
  addEventListener(
    'click',
    () => {
      words = titleNow()
    },
    true,
  )
  const { json } = Response.prototype
  Response.prototype.json = async function read() {
    const reply = await json.call(this)
    if (words !== '') replied = globalThis.commits
    return reply
  }
  new MutationObserver(() => {
    if (words === '' || titleNow() === words) return
    words = ''
    globalThis.drawnWithReply = globalThis.commits - replied
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

test('Continue is prompt (speed)', async ({ page }) => {
  await test.step('Continue shows the next page at once, and sends nothing but the save (speed)', async () => {
    await fillByApi(page.request)
    await begin(page)
    await noteStandIns(page)
    const saves: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') saves.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    const passed = ['/']
    for (let pages = 1; pages <= 9; pages++) {
      await goOn(page)
      passed.push(pathOf(page))
      await read(page)
    }
    expect(passed).toContain('/location/list')
    expect(saves).toHaveLength(9)
    expect(await standInsOf(page)).toEqual([])
  })

  await test.step('the steps beside a page come with it (speed)', async () => {
    await fillByApi(page.request)
    await begin(page)
    const steps = page.locator('.rail__nav')
    const before = await steps.textContent()
    const withTitle = page.evaluate(stepsWithNextTitle)
    await goOn(page)
    const shown = await withTitle
    expect(shown).not.toBe(before)
    await expect(steps).toHaveText(shown)
    await expect(steps.locator('[aria-current="step"]')).toHaveCount(1)
  })

  await test.step('the next page’s title gets the focus, unless a field has it by then (S7, keyboard)', async () => {
    await fillByApi(page.request)
    await begin(page)
    await goOn(page)
    await expect(title(page)).toBeFocused()
    const isInField = page.evaluate(() => {
      const before = document.querySelector('h1')
      return new Promise<boolean>((resolve) => {
        new MutationObserver((_changes, observer) => {
          const field = document.querySelector<HTMLInputElement>('main form input')
          if (!field || document.querySelector('h1') === before) return
          observer.disconnect()
          field.focus()
          // The title takes the focus two frames after it was drawn.
          let frames = 0
          const next = (): unknown =>
            frames++ < 5 ? requestAnimationFrame(next) : resolve(document.activeElement === field)
          next()
        }).observe(document.body, { childList: true, subtree: true })
      })
    })
    await goOn(page)
    expect(await isInField).toBe(true)
  })
})
