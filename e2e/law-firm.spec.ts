import type { Page } from '@playwright/test'
import { fiveLawyers, soloLawyer } from '../apps/server/src/testing/law-firms.ts'
import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import type { Business } from './journey/answers.ts'
import { attorneyList, deleteAttorney, editAttorney, rowOf, rowsOf } from './journey/attorneys.ts'
import { continueOf, continueToNext, control, fillPage } from './journey/autopilot.ts'
import { continueByApi, currentQuote, fillByApi, openAt, storedAnswer } from './journey/fill-by-api.ts'
import { lawFirm } from './journey/law-firm.ts'

const create = '/pl/a/attorney/create'
const areas = '/pl/a/practice-areas'
const percent = (page: Page, position: number) => control(page, `pl.aig.practice_areas.${position}.percent`)

/** She applies for herself, and signs with a name that differs from the sample's. */
const solo: Business = {
  ...lawFirm(soloLawyer),
  answers: { ...lawFirm(soloLawyer).answers, contact_first_name: 'Marian', contact_last_name: 'Holt' },
}

async function expectSharesToAddUp(page: Page, business: Business): Promise<void> {
  const total = page.locator('.total').getByRole('status')
  await fillPage(page, business)
  await expect(total).toHaveText('100% of 100%. All assigned.')
  await percent(page, 1).fill('')
  await expect(total).toHaveText('70% of 100%. 30% left to assign.')
  await percent(page, 1).fill('29')
  await expect(total).toHaveText('99% of 100%. 1% left to assign.')
  await continueOf(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toShow(areas)
  await check(page, 'shares that do not come to 100')
  await percent(page, 1).fill('30')
  await continueToNext(page)
}

async function expectPicksByKeyboard(page: Page): Promise<void> {
  const states = control(page, 'item.bar_states')
  const list = states.getByRole('combobox')
  const pick = (name: string) => states.getByRole('button', { name: `Remove ${name}` })
  const address = page.url()

  await list.focus()
  await page.keyboard.type('Illinois')
  await expect(states).toContainText('Press Enter to add Illinois.')
  await expect(states.getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(pick('Illinois')).toBeVisible()
  await expect(states.getByRole('status')).toHaveText('Chosen: Illinois')
  expect(page.url()).toBe(address)

  // Tab chooses too. The focus leaves and returns, or the letters would continue the same word.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('Texas')
  await page.keyboard.press('Tab')
  await expect(states.getByRole('button')).toHaveText(['Illinois', 'Texas'])
  await expect(list.getByRole('option', { name: 'Texas' })).toHaveCount(0)
  await check(page, 'an attorney, and long lists of choices')

  await pick('Illinois').press('Enter')
  await expect(list).toBeFocused()
  await pick('Texas').press('Enter')
  await expect(states.getByRole('button')).toHaveCount(0)
  await continueOf(page).click()
  await page.getByRole('alert').getByRole('link', { name: 'States where admitted' }).click()
  await expect(list).toBeFocused()

  // With the mouse, one click is enough.
  await list.selectOption('OH')
  await expect(pick('Ohio')).toBeVisible()
}

test('a lawyer on her own, from an empty list to the shares of her areas (R9, F16, Q1, V3, S2, S5)', async ({
  page,
}) => {
  await openAt(page, create, { business: solo, open: attorneyList })
  await continueOf(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.locator('.list-error > span')).toHaveText(
    'Error: You should have at least one listed attorney in order to proceed to the next page',
  )
  await page.getByRole('link', { name: 'Add an attorney' }).click()
  await expect(control(page, 'item.first_name')).toHaveValue('Marian')
  await expect(control(page, 'item.last_name')).toHaveValue('Holt')

  await test.step('several options are chosen from a long list, removed, and required, by keyboard alone (Q1, S5)', async () => {
    await expectPicksByKeyboard(page)
  })

  await fillPage(page, solo)
  await continueToNext(page)
  await expect(page).toShow(attorneyList)
  await expect(rowOf(page, 'Marian Holt')).toContainText('02-01-2014')

  await continueByApi(page.request, { business: solo, until: areas })
  await page.goto(areas)
  await expectSharesToAddUp(page, solo)
})

test('lawyers in a table, and their dates (R9)', async ({ page }) => {
  await test.step('five lawyers in a table: from when each is insured, and one who leaves (R9, S5)', async () => {
    await fillByApi(page.request, { business: lawFirm(fiveLawyers), until: '/pl/a/outsourced-attorneys-data' })
    await page.goto(attorneyList)
    const table = page.getByRole('table', { name: 'Attorneys' })
    await expect(table.getByRole('columnheader')).toHaveText([
      'Attorney',
      'Full-time or part-time',
      'Date joined the firm as an attorney',
      'Prior acts date',
      'Edit or delete',
    ])
    await expect(rowsOf(page)).toHaveCount(5)
    // The later of the joining date and the policy's date; one attorney has a date of their own.
    await expect(rowOf(page, 'Ruth Okafor')).toContainText('01-01-2012')
    await expect(rowOf(page, 'Noah Bright').getByText('02-29-2024')).toHaveCount(2)
    await expect(rowOf(page, 'Elena Marsh')).toContainText('05-01-2015')

    await deleteAttorney(page, 'Samuel Tran')
  })

  await test.step('a date of one’s own goes with its approval and does not come back (R9)', async () => {
    const approval = (answer: 'Yes' | 'No') =>
      control(page, 'item.prior_acts_approval').getByRole('radio', { name: answer }).check()
    const elena = async () => {
      const attorneys = storedAnswer(await currentQuote(page.request), 'pl.aig.attorneys')
      return Array.isArray(attorneys) ? attorneys.find(({ last_name }) => last_name === 'Marsh') : undefined
    }

    expect(await elena()).toMatchObject({ prior_acts_date: '2015-05-01', effective_prior_acts_date: '2015-05-01' })
    await editAttorney(page, 'Elena Marsh')
    await expect(control(page, 'item.prior_acts_date')).toHaveValue('2015-05-01')
    await approval('No')
    await expect(control(page, 'item.prior_acts_date')).toHaveCount(0)
    await continueToNext(page)
    await expect(rowOf(page, 'Elena Marsh').getByText('09-16-2019')).toHaveCount(2)

    await editAttorney(page, 'Elena Marsh')
    await approval('Yes')
    await expect(control(page, 'item.prior_acts_date')).toHaveValue('')
    await continueOf(page).click()
    await expect(page.getByRole('alert')).toContainText('Prior acts date of this attorney')
    expect(await elena()).not.toHaveProperty('prior_acts_date')
    expect(await elena()).toMatchObject({ last_name: 'Marsh', effective_prior_acts_date: '2019-09-16' })
    await control(page, 'item.prior_acts_date').fill('2017-02-03')
    await continueToNext(page)
    await expect(rowOf(page, 'Elena Marsh')).toContainText('02-03-2017')
  })
})
