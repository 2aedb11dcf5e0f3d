import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueOf, control, fillPage } from './journey/autopilot.ts'
import { currentQuote, startAt } from './journey/fill-by-api.ts'

/** What a browser logs while the server does not answer. */
const unreachable = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /ERR_ABORTED/]

const unsavedNotice = (page: Page) => page.getByText(/^Not saved(\.|$)/)
const name = (page: Page) => control(page, 'company_name')
const storedName = async (page: Page) => (await currentQuote(page.request)).company_name

// That a page which cannot be loaded offline says so is seen in `pages-ahead.spec.ts`.
test('no save is lost or made twice, however the connection fails (F6, durability)', async ({
  page,
  watch,
  context,
}) => {
  // A save is refused at first while the tab does not know that its own arrived; then it compares the stored answers.
  watch.allow(...unreachable, /\b(409|422)\b/)
  const { _id } = await startAt(page, '/contact', { open: '/business' })
  const save = `**/api/quote/${_id}`

  await test.step('an unsaved page says so near the user’s input, on a large screen and on a phone (durability, case D7)', async () => {
    await expect(page.getByText(/^Saved/)).toBeVisible()
    await context.setOffline(true)
    await name(page).fill('First LLC')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await expect(page.getByText(/^Saved/)).toHaveCount(0)
    await continueOf(page).click()
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      for (const top of [100_000, 0]) {
        await page.evaluate((to) => scrollTo(0, to), top)
        await expect(unsavedNotice(page)).toBeInViewport()
      }
    }
  })

  await test.step('text typed during a save stays, and so does its page (durability)', async () => {
    await name(page).fill('Second LLC')
    await context.setOffline(false)
    await expect.poll(() => storedName(page)).toBe('First LLC')
    await expect(unsavedNotice(page)).toHaveCount(0)
    await expect(page).toShow('/business')
    await expect(name(page)).toHaveValue('Second LLC')
  })

  await test.step('a refused save says so, and loses nothing (E1, 422 and others)', async () => {
    const problem = { status: 422, code: 'request.invalid' }
    await page.route(save, (route) => route.fulfill({ status: 422, json: problem }), { times: 1 })
    await continueOf(page).click()
    await expect(page.getByText('That could not be saved')).toBeVisible()
    await expect(name(page)).toHaveValue('Second LLC')
    await continueOf(page).click()
    await expect(page).not.toShow('/business')
    expect(await storedName(page)).toBe('Second LLC')
  })

  await test.step('a lost reply to one’s own save causes no conflict (case D4)', async () => {
    await page.goBack()
    await expect(page).toShow('/business')
    await page.route(
      save,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await name(page).fill('Stored unheard LLC')
    await continueOf(page).click()
    await expect(unsavedNotice(page)).toBeVisible()
    // The tab closes, and only the draft is left of the pending save.
    await page.reload()
    await expect(name(page)).toHaveValue('Stored unheard LLC')
    await name(page).fill('Thought better LLC')
    await continueOf(page).click()
    await expect(page).not.toShow('/business')
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await storedName(page)).toBe('Thought better LLC')
  })
  await test.step('drafts survive a crashed tab (F6, durability)', async () => {
    await page.goBack()
    await expect(page).toShow('/business')
    await name(page).clear()
    await name(page).pressSequentially('Every letter LLC')
    const session = await context.newCDPSession(page)
    const crash = page.waitForEvent('crash')
    session.send('Page.crash').catch(() => undefined)
    await crash
    const next = await context.newPage()
    await next.goto('/business')
    await expect(name(next)).toHaveValue('Every letter LLC')
  })
})

test('the first save creates one quote, however often it is sent, and the code of the next page is fetched when it is needed (durability, case D11)', async ({
  page,
  watch,
}) => {
  watch.allow(...unreachable, /dynamically imported|later-step/)
  const quoteIds: string[] = []
  let saves = 0
  await page.route('**/api/quote', async (route) => {
    if (route.request().method() !== 'POST') return await route.fallback()
    const reply = await route.fetch()
    quoteIds.push((await reply.json()).data._id)
    saves += 1
    // The server died before its reply arrived.
    return await (saves < 2 ? route.abort() : route.fulfill({ response: reply }))
  })
  await page.route(/later-step/, (route) => (saves > 0 ? route.fallback() : route.abort()))
  const laterStepRequest = page.waitForRequest(/later-step/)
  await page.goto('/')
  await laterStepRequest
  await fillPage(page, bakery)
  await continueOf(page).click()
  await expect(page).toShow('/business')
  expect([saves, new Set(quoteIds).size]).toEqual([2, 1])
})
