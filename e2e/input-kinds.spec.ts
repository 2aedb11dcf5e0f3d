import { lettersOf } from '../apps/server/src/features/4-binding/documents/testing-letters.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueToNext, control, fillPage } from './journey/autopilot.ts'
import { currentQuote, startAt } from './journey/fill-by-api.ts'
import { mailTo, ownAddress } from './journey/mail.ts'
import { bakeryAt, saveForLater } from './journey/mailed-link.ts'

test('codes, emoji and foreign letters are read as people mean them (V1)', async ({ page }) => {
  await test.step('a code of the trade finds its classes, of NAICS 2022 and 2017, in any digits (K1)', async () => {
    await page.goto('/')
    const trade = control(page, 'class_code_ref')
    const first = page.getByRole('listbox').getByRole('option').first()
    for (const [code, found] of [
      ['722511', 'Full-service restaurant'],
      ['７２２５１１', 'Full-service restaurant'],
      ['81211', /salon|barber/i],
      ['c++ developer', /software/i],
    ] as const) {
      await trade.fill(code)
      await expect(first).toContainText(found)
    }
  })

  await test.step('a description is as long as people count it, and emoji are one sign each (V1)', async () => {
    await startAt(page, '/other-info')
    await fillPage(page, bakery)
    const description = control(page, 'business_description')
    const text = '😀'.repeat(501)
    await description.fill(text)
    await continueToNext(page)
    expect((await currentQuote(page.request)).business_description).toBe(text)
  })

  await test.step('a name is printed with its letters, and carries no advertisement into a mail (S1, S8)', async () => {
    const address = ownAddress('dana')
    const { answers, ...business } = bakeryAt(address)
    const company = 'You won $500. Claim at prize-claim.example/x7 today 株式会社 Łódź'
    const quote = await startAt(page, '/insurance', {
      business: { ...business, answers: { ...answers, company_name: company } },
    })
    await saveForLater(page, address)
    const { subject, text } = await mailTo(page.request, address, 'saved_application')
    expect(subject + text).not.toContain('prize-claim')
    const pdf = await page.request.get(`api/quote/${quote._id}/application.pdf`)
    expect(lettersOf(await pdf.body()).replaceAll(/\s/g, '')).toContain(company.replaceAll(/\s/g, ''))
  })
})
