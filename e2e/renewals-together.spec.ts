import type { Page } from '@playwright/test'
import { soloLawyer } from '../apps/server/src/testing/law-firms.ts'
import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { editAttorney } from './journey/attorneys.ts'
import { changeLink, continueOf, control, fillPage, goOn } from './journey/autopilot.ts'
import { stored } from './journey/fill-by-api.ts'
import {
  at,
  attorneyList,
  changesOn,
  openFromList,
  renewing,
  renewOwn,
  send,
  throughRenewal,
  unchangedOn,
} from './journey/renewal.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const thisYear = at('/dynamic-questions/pl_renewal/edit/0')
const nobody = '00000000-0000-4000-8000-000000000000'

async function currentRenewal(page: Page): Promise<unknown> {
  return (await (await page.request.get('api/renewal/quote')).json()).data
}

test('two people with one link change different attorneys and pages at once and lose nothing (N1, A3)', async ({
  page,
  browser,
  watch,
}, { retry }) => {
  test.slow()
  watch.allow(/409/)
  const [company, first, second, third] = retry
    ? ['Mercer Stanhope Vale LLP', 'Gordon Mercer', 'Alice Stanhope', 'Robert Vale']
    : ['Lindqvist Raman Weiss LLP', 'Helena Lindqvist', 'Priya Raman', 'Jonas Weiss']
  const names = [first, second, third].map(String)
  const others = Array.from({ length: retry ? 6 : 2 }, () => ({}))
  await page.goto('renewals')
  const link = await page.getByRole('link', { name: `Renew ${company}` }).getAttribute('href')
  await openFromList(page, company ?? '')
  const changed = renewing({ attorneys_changed: 'Yes' })
  await fillPage(page, changed)
  await goOn(page)
  await expect(page).toShow(attorneyList)

  const theirs = await browser.newContext()
  watch.add(theirs)
  const other = await theirs.newPage()
  await other.goto(link?.slice(1) ?? '')
  await expect(other, 'where the renewal was left').toShow(attorneyList)

  // Both have the list as it was; each saves one attorney of it.
  await editAttorney(page, names[0] ?? '')
  await editAttorney(other, names[1] ?? '')
  await control(page, 'item.weekly_hours').fill('31')
  await control(other, 'item.weekly_hours').fill('32')
  await goOn(page)
  await goOn(other)
  await expect(other).toShow(attorneyList)

  // Different pages: one is ahead, the other still among the attorneys.
  await goOn(page)
  await expect(page).toShow(thisYear)
  await editAttorney(other, names[2] ?? '')
  await control(other, 'item.weekly_hours').fill('33')
  await fillPage(page, changed)
  await control(page, 'annual_revenue').fill('1234000')
  await Promise.all([goOn(page), goOn(other)])
  await expect(other).toShow(attorneyList)
  const renewal = await currentRenewal(page)
  expect(stored(renewal, 'pl.aig.attorneys')).toMatchObject([
    { weekly_hours: 31 },
    { weekly_hours: 32 },
    { weekly_hours: 33 },
    ...others,
  ])
  expect(stored(renewal, 'annual_revenue')).toBe(1_234_000)

  // The same answer: both values are shown, and one is chosen.
  await page.goto(thisYear.slice(1))
  await other.goto(thisYear.slice(1))
  await control(page, 'annual_revenue').fill('1300000')
  await control(other, 'annual_revenue').fill('1400000')
  await goOn(page)
  await continueOf(other).click()
  const notice = other.getByRole('alert').filter({ hasText: 'Someone else changed this page' })
  await expect(notice).toContainText('You: $1,400,000. Theirs: $1,300,000.')
  await check(other, 'two answers to one question')
  await notice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(other).not.toShow(thisYear)
  expect(stored(await currentRenewal(page), 'annual_revenue')).toBe(1_400_000)

  await throughRenewal(other, changed)
  await expect(changesOn(other)).toHaveCount(4)
  await theirs.close()
})

test('two tabs renew two firms, and neither takes the other’s answers (N1, A3)', async ({ page, context }, {
  retry,
}) => {
  test.slow()
  const company = retry ? 'Two Rivers Family Law PLLC' : 'Whitcomb & Ames LLC'
  await renewOwn(page, soloLawyer)
  const second = await context.newPage()
  await openFromList(second, company)
  for (const tab of [page, second]) {
    await fillPage(tab, renewing())
    await goOn(tab)
    await expect(title(tab)).toBeVisible()
    await fillPage(tab, renewing())
  }
  await control(page, 'annual_revenue').fill('211000')
  await page.reload()
  await expect(control(page, 'annual_revenue'), 'the tab knows its firm').toHaveValue('211000')
  await goOn(page)
  await control(second, 'annual_revenue').fill('799000')
  await goOn(second)
  for (const [tab, name, revenue] of [
    [page, soloLawyer.name, '$211,000'],
    [second, company, '$799,000'],
  ] as const) {
    await throughRenewal(tab, renewing())
    await expect(changesOn(tab)).toHaveCount(1)
    await expect(changesOn(tab)).toContainText(revenue)
    await expect(tab.locator('main .kick')).toContainText(name)
  }
})

test('a submitted renewal is reopened, changed and submitted again (N1, N2)', async ({ page }) => {
  test.slow()
  await renewOwn(page, soloLawyer)
  await page.goto(at('/pl/a/attorney/list').slice(1))
  await expect(page, 'a part that did not change is not visited').toShow(at('/renewal-info'))
  await throughRenewal(page, renewing())
  await page.goto(at('/signature').slice(1))
  await expect(page, 'nobody signs on this site').not.toShow(/signature/)
  await page.goto(at('/done').slice(1))
  await send(page)
  await page.getByRole('link', { name: 'Read what you sent' }).click()
  await page.getByRole('button', { name: 'Edit renewal' }).click()
  await expect(page).toShow(at('/done?edit=true'))
  await changeLink(page, 'Revenue in the last 12 months').click()
  await control(page, 'annual_revenue').fill('222000')
  await goOn(page)
  await expect(changesOn(page)).toHaveText([/\$190,000.*\$222,000/s])
  await send(page)
  await expect(page.getByText('Your coverage starts more than 120 days from now.')).toHaveCount(2)
})

for (const [flow, start] of [
  ['renewal-law', '/renewal-info'],
  ['renewal-census', '/dynamic-questions/hc_census/edit/0'],
] as const) {
  test(`a rejected link ends at the first page of ${flow}, which says what to do (N3, E1)`, async ({ page, watch }) => {
    watch.allow(/401/)
    await page.goto(`renewals/uuid/${nobody}?quote_submission_uuid=${nobody}&flow=${flow}`)
    await expect(page).toShow(at(start))
    await expect(title(page)).toHaveText('This renewal could not be opened')
    await expect(page.getByText('Last year’s answers are safe.')).toBeVisible()
    await check(page, `a refused link of ${flow}`)
    await page.getByRole('link', { name: 'See all renewals' }).click()
    await expect(title(page)).toHaveText('Renewals')
  })
}

test('without a connection a renewal keeps what is typed, saves when it is back, and is sent once (N2, durability)', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  await renewOwn(page, soloLawyer)
  await fillPage(page, renewing())
  await goOn(page)
  await fillPage(page, renewing())
  await expect(page).toShow(thisYear)
  await context.setOffline(true)
  await control(page, 'annual_revenue').fill('201000')
  await continueOf(page).click()
  await expect(page.getByText(/^Not saved/)).toBeVisible()
  await expect(control(page, 'annual_revenue')).toHaveValue('201,000')
  await context.setOffline(false)
  await expect(page).toShow(at('/dynamic-questions/pl_renewal/edit/1'))
  expect(stored(await currentRenewal(page), 'annual_revenue')).toBe(201_000)

  await throughRenewal(page, renewing())
  await page.getByRole('checkbox', { name: /My answers are true/ }).check()
  await context.setOffline(true)
  await page.locator('.actions').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Submission to Binder has failed' })).toBeVisible()
  await context.setOffline(false)
  await page.locator('.actions').getByRole('button', { name: 'Submit' }).click()
  await expect(title(page)).toHaveText('Your renewal is sent')
  await expect(page.locator('.quote')).toHaveCount(2)
})

test('a medical practice counts who treats patients now, and sees what it changed (N1, N3)', async ({ page }, {
  retry,
}) => {
  const company = retry ? 'Sonora Children’s Clinic PLLC' : 'Lakeshore Family Medicine SC'
  await openFromList(page, company)
  await expect(page).toShow(at('/dynamic-questions/hc_census/edit/0'))
  await expect(control(page, 'pl.medical.professionals.1.heads')).not.toHaveValue('')
  await control(page, 'pl.medical.professionals.1.heads').fill('6')
  await check(page, 'a census')
  const visited = await throughRenewal(page, renewing())
  expect(visited).toEqual([0, 1, 2].map((position) => `/dynamic-questions/hc_census/edit/${position}`))
  await expect(changesOn(page)).toContainText([/6/])
  await expect(unchangedOn(page)).toContainText('Mailing address: ')
  await check(page, 'what a practice changed')
  await send(page)
})
