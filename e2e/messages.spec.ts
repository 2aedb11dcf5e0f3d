import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { check, checkOnBoth, expectFits, large, phone } from './harness/accessible.ts'
import { test } from './harness/test.ts'
import { startAt } from './journey/fill-by-api.ts'
import { waitForHydration } from './journey/hydration.ts'
import { overrideSite } from './journey/override-site.ts'

const dialog = (page: Page, name = 'Send us a message') => page.getByRole('dialog', { name })
const open = (page: Page) => page.getByRole('button', { name: 'Send a message' }).filter({ visible: true }).click()

test('a message is written and sent again after a failure; its form and dialogs are accessible (C6, E1, S7, support modal, accessibility)', async ({
  page,
  watch,
}) => {
  watch.allow(/\b503\b.*\/web-to-case/)
  const description = `May my client be named on the policy? ${crypto.randomUUID()}`
  await startAt(page, '/insurance')
  await open(page)
  const form = dialog(page)
  const subject = form.getByLabel('Subject')
  const words = form.getByLabel('How can we help?')
  const send = form.getByRole('button', { name: 'Send message' })
  await expect(subject).toBeFocused()
  await expect(form.getByLabel('Your name')).toHaveValue('Ruth Okafor')
  await expect(form.getByLabel('Email')).toHaveValue(/@/)
  await expect(form.getByText('Your application is attached for you.')).toBeVisible()

  await send.click()
  await expect(form.getByText('Enter or choose an answer')).toHaveCount(2)
  await expect(subject).toBeFocused()
  await checkOnBoth(page, 'the message form with mistakes')
  await subject.selectOption('Adjusting limits or coverages')
  await words.fill('   ')
  await send.click()
  await expect(form.getByText('Enter or choose an answer')).toHaveCount(1)
  await expect(words).toBeFocused()
  await words.fill(description)

  await test.step('a typed message survives closing and a reload, and Escape returns the focus (C6, S7)', async () => {
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Send a message' }).filter({ visible: true })).toBeFocused()
    await page.reload()
    await open(page)
    await expect(words).toHaveValue(description)
  })

  const keys: (string | undefined)[] = []
  await page.route('**/api/web-to-case', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // The request arrives, and its response is lost.
    if (keys.length === 1) await route.fetch()
    if (keys.length === 1) await route.fulfill({ status: 503, json: { status: 503, code: 'busy' } })
    else await route.continue()
  })
  await send.click()
  const failureDialog = page.getByRole('alertdialog', { name: 'Your message did not go through' })
  await expect(failureDialog.getByRole('link', { name: 'help@coverwright.example' })).toHaveAttribute(
    'href',
    'mailto:help@coverwright.example',
  )
  await check(page, 'the message that failed')
  await page.setViewportSize(phone)
  await expectFits(page, 'the message that failed, on a phone')
  // Dialogs are at the bottom edge of phones.
  const bottom = async () => {
    const box = await failureDialog.boundingBox()
    return phone.height - (box?.y ?? 0) - (box?.height ?? 0)
  }
  await expect.poll(bottom).toBeLessThanOrEqual(16)
  await page.setViewportSize(large)
  await failureDialog.getByRole('button', { name: 'Try again' }).click()
  await expect(words).toHaveValue(description)
  await send.click()

  const sentDialog = dialog(page, 'We received your message')
  await expect(sentDialog.getByText('dana.whitlock@coverwright.example')).toBeVisible()
  expect(keys[0]).toBeDefined()
  expect(keys[1]).toBe(keys[0])
  await checkOnBoth(page, 'the message that was sent')
  const reference = await sentDialog.locator('.id').textContent()
  expect(reference).toMatch(/^CS-[0-9A-F]{8}$/)
  await sentDialog.getByRole('button', { name: 'Back to the page' }).click()
  await expect(sentDialog).toHaveCount(0)
  await open(page)
  await expect(words).toHaveValue('')
})

test('a visitor describes a trade that is not listed; a site has its own topics and a popup (C1, C3, C6, S2, S7)', async ({
  page,
  context,
}) => {
  await test.step('a visitor who finds no trade can describe theirs, prefilled with the search words, without an email (C6, S2)', async () => {
    await page.goto('/')
    await waitForHydration(page)
    const words = `${'zzqx vwkj '.repeat(30)}qqzz`
    const trade = page.getByRole('combobox').first()
    await trade.fill(words)
    await expect(page.getByText('No trade matches these words')).toBeVisible()
    await page.getByRole('button', { name: 'Tell us your trade' }).click()
    const form = dialog(page)
    await expect(form.getByLabel('Subject')).toHaveValue('Industry classification or carrier appetite')
    await expect(form.getByLabel('How can we help?')).toHaveValue(
      `I cannot find my trade in the list. I searched for: ${words}`,
    )
    await page.keyboard.press('Escape')
    await expect(trade).toBeFocused()
    await expect(trade).toHaveValue(words)
    await trade.fill('bakery')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('button', { name: 'None of these? Tell us your trade' }).click()
    await expect(form.getByLabel('How can we help?')).toHaveValue(/I searched for: bakery$/)
    await expect(form.getByLabel('Email')).toHaveValue('')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(dialog(page, 'We received your message')).toContainText('You left no email')
  })

  // Its chat and footer, and that its popup stays closed, are seen in `sites.spec.ts`.
  await test.step('a site has its own topics; its popup waits until cookies are accepted or rejected (C1, C3, C6, S7)', async () => {
    await context.clearCookies()
    await overrideSite(page, {
      webToCaseOptions: [{ label: 'My delivery van', value: 'vans' }],
      cookieBanner: { on: true },
      popup: { id: 'move', title: 'We moved', text: 'Our new office is on Elm Street.', paths: ['/'] },
    })
    await page.goto('/')
    await open(page)
    await expect(dialog(page).getByRole('option')).toHaveText(['Choose one', 'My delivery van'])
    await page.keyboard.press('Escape')
    await page.waitForLoadState('networkidle')
    await expect(dialog(page, 'We moved')).toHaveCount(0)
    await page.getByRole('button', { name: 'Reject' }).click()
    await expect(dialog(page, 'We moved')).toContainText('Our new office is on Elm Street.')
  })
})
