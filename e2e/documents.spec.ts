import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { check, expectFits } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { accountant, type Business } from './journey/answers.ts'
import { continueOf, continueToNext, control } from './journey/autopilot.ts'
import { currentQuote, startAt, storedAnswer } from './journey/fill-by-api.ts'

const step = '/do/documentation'
const documents = 'directors_and_officers.documents'
/** Venture capital without a lead investor, which makes the documents required. */
const startUp: Business = {
  ...accountant,
  insurance: ['Directors & Officers'],
  answers: {
    ...accountant.answers,
    'directors_and_officers.funding.vc_funding': 'Yes',
    'directors_and_officers.funding.last_round': 'seed',
  },
}

const pdf = (name: string, text = name) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${text}`),
})
const fileInput = (page: Page, name: string): Locator => control(page, `${documents}.${name}`)
const fileNames = async (page: Page, name: string): Promise<unknown> =>
  storedAnswer(await currentQuote(page.request), `${documents}.${name}`)

test('documents are uploaded, downloaded and removed; unacceptable files are refused, lost ones are sent again, and two tabs lose none (A5, A3, F11)', async ({
  page,
  context,
  watch,
}) => {
  await startAt(page, step, { business: startUp })
  await page.getByRole('radio', { name: 'Yes, I add them here' }).check()
  await expectFits(page, 'documents')
  await continueOf(page).click()
  await expect(page.getByText('Add at least one file').first()).toBeVisible()

  await test.step('files of the wrong kind, empty files, and files dropped on the page (A5)', async () => {
    watch.allow(/422/)
    await fileInput(page, 'bylaws').setInputFiles([
      { name: 'by-laws.pdf', mimeType: 'application/pdf', buffer: Buffer.from([0x4d, 0x5a, 0x90, 0x00]) },
      { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    ])
    await expect(page.getByText('This kind of file is not accepted')).toBeVisible()
    await expect(page.getByText('The file is empty')).toBeVisible()
    await check(page, 'files that were refused')
    expect(await fileNames(page, 'bylaws')).toBeUndefined()
    await page.getByRole('button', { name: 'Dismiss by-laws.pdf' }).click()
    await page.getByRole('button', { name: 'Dismiss empty.pdf' }).click()
    await expect(page.getByText('This kind of file is not accepted')).toHaveCount(0)

    const files = await page.evaluateHandle(() => {
      const droppedFiles = new DataTransfer()
      droppedFiles.items.add(new File(['holder,shares\nAnn,100\n'], 'cap table.csv'))
      return droppedFiles
    })
    await page.locator('.drop').nth(1).dispatchEvent('drop', { dataTransfer: files })
    await expect(page.getByRole('link', { name: 'cap table.csv' })).toBeVisible()
  })

  await test.step('a failed upload can be retried, by keyboard alone (A5)', async () => {
    watch.allow(/documents/)
    await page.route('**/directors_and_officers/documents?**', (route) => route.abort('connectionfailed'), { times: 1 })
    const chooser = page.waitForEvent('filechooser')
    await fileInput(page, 'financials').focus()
    await page.keyboard.press('Space')
    await (await chooser).setFiles(pdf('balance 2025.pdf'))
    await expect(page.getByText('The upload failed')).toBeVisible()
    await page.getByRole('button', { name: 'Send balance 2025.pdf again' }).focus()
    await page.keyboard.press('Enter')
    const link = page.getByRole('link', { name: 'balance 2025.pdf' })
    await expect(link).toBeVisible()
    await expect(page.getByText('The upload failed')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const download = page.waitForEvent('download')
    await link.click()
    const file = await download
    expect(file.suggestedFilename()).toBe('balance 2025.pdf')
    expect(await readFile(await file.path(), 'latin1')).toContain('%PDF-1.7')
  })

  const otherTab = await context.newPage()
  await test.step('two tabs that add files lose none (A5, A3)', async () => {
    await otherTab.goto(page.url())
    await expect(otherTab.getByRole('radio', { name: 'Yes, I add them here' })).toBeChecked()
    await Promise.all([
      fileInput(page, 'financials').setInputFiles(pdf('income ü.pdf')),
      fileInput(otherTab, 'financials').setInputFiles(pdf('two.pdf')),
    ])
    for (const tab of [page, otherTab]) {
      await expect(tab.getByRole('link', { name: 'income ü.pdf' })).toBeVisible()
      await expect(tab.getByRole('link', { name: 'two.pdf' })).toBeVisible()
    }
    expect(await fileNames(page, 'financials')).toHaveLength(3)
  })

  await test.step('a file is removed after a question, and the page is complete with those that it requires (A5, F11)', async () => {
    await otherTab.getByRole('button', { name: 'Remove income ü.pdf' }).click()
    const dialog = otherTab.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(otherTab.getByRole('button', { name: 'Remove income ü.pdf' })).toBeFocused()
    await otherTab.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(otherTab.getByRole('link', { name: 'income ü.pdf' })).toHaveCount(0)
    await expect(fileInput(otherTab, 'financials')).toBeFocused()
    expect(await fileNames(page, 'financials')).toHaveLength(2)
    await fileInput(otherTab, 'bylaws').setInputFiles(pdf('by-laws.pdf'))
    await expect(otherTab.getByRole('link', { name: 'by-laws.pdf' })).toBeVisible()
    await expect(otherTab.getByText('Add at least one file')).toHaveCount(0)
    await continueToNext(otherTab)
    await expect(otherTab).not.toShow(step)
  })
})
