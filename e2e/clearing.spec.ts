import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { accountant } from './journey/answers.ts'
import { chooseTrade, continueOf, control } from './journey/autopilot.ts'
import { currentQuote, startAt } from './journey/fill-by-api.ts'

test('a changed trade clears what hangs on it, and Undo brings it back (F19)', async ({ page }) => {
  const before = await startAt(page, '/done', { open: '/' })

  await test.step('a changed trade says what it will clear, and clears nothing else (F19, X16)', async () => {
    await expect(control(page, 'class_code_ref')).toHaveValue('Bakery')
    await chooseTrade(page, accountant)
    await continueOf(page).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toShow('/')
    expect(await currentQuote(page.request)).toMatchObject({
      version: before.version,
      class_code_ref: before.class_code_ref,
    })

    await continueOf(page).click()
    await dialog.locator('.actions').getByRole('button').last().click()
    await expect(page).toShow('/business')
    const after = await currentQuote(page.request)
    expect(after.class_code_ref).toBe('CW541211A')
    expect(after.gl).toBeUndefined()
    expect(JSON.stringify(before.locations)).toContain('buildings')
    expect(JSON.stringify(after.locations)).not.toContain('buildings')
    expect(after).toMatchObject({
      company_name: before.company_name,
      claims: before.claims,
      coverage: { liability_limit: '1m_2m' },
      locations: [{ city: 'Naperville', square_feet: 1800 }],
    })
  })

  await test.step('Undo restores everything that a change cleared (F19)', async () => {
    const undo = page.getByRole('button', { name: 'Undo the change' })
    await undo.click()
    await expect(undo).toBeHidden()
    const { class_code_ref, gl, locations } = before
    expect(await currentQuote(page.request)).toMatchObject({ class_code_ref, gl, locations })
  })
})
