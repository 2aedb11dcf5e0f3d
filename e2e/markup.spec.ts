import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from './harness/test.ts'
import { rowsOf } from './journey/agent-home.ts'
import { bakery } from './journey/answers.ts'
import { fillByApi } from './journey/fill-by-api.ts'
import { ownAddress } from './journey/mail.ts'
import { openStaffPage, staff } from './journey/staff.ts'

/** Texts that a browser would run, load or navigate to if a page treated them as anything but text. */
const image = '<img src=/stolen onerror=alert(1)>'
const drawing = '"><svg onload=alert(2)>'
// biome-ignore lint/suspicious/noTemplateCurlyInString: a template of somebody else's
const pattern = '{{7*7}}${7*7}'
const script = '</script><script>alert(3)</script>'
const link = '<a href="javascript:alert(4)">x</a>'

const hostile = {
  ...bakery.answers,
  company_name: image,
  business_description: `${script} ${pattern} ${link}`,
  contact_first_name: drawing,
  contact_last_name: pattern,
  'mailing_address.street': image,
  'item.street': image,
}

/** Records what must not happen on a page; the watch of every test records violations of the security policy. */
function recordViolations(page: Page): readonly string[] {
  const notes: string[] = []
  page.on('dialog', (dialog) => {
    notes.push(`dialog: ${dialog.message()}`)
    dialog.dismiss().catch(() => undefined)
  })
  page.on('request', (request) => {
    if (/stolen|policy-reports|javascript:/.test(request.url())) notes.push(`request: ${request.url()}`)
  })
  return notes
}

/** The page shows the markup literally, and created no element from it. */
async function expectText(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const values = () =>
    page.evaluate(() =>
      [
        // biome-ignore lint/performance/useDomNodeTextContent: what is shown is meant, not what scripts say
        document.body.innerText,
        ...Array.from(document.querySelectorAll('input, textarea'), (field) => ('value' in field ? field.value : '')),
      ].join('\n'),
    )
  await expect.poll(values).toContain(text)
  expect(
    await page.evaluate(() => document.querySelectorAll('[onerror], [onload], a[href^="javascript:"]').length),
  ).toBe(0)
}

test('markup in answers is shown as text in form, list, review, print and to agents, and becomes no script in any way the browser knows (case C5)', async ({
  browser,
  baseURL,
  watch,
}) => {
  test.slow()
  watch.allow(/requires 'Trusted(HTML|Script)' assignment/)
  const page = await openStaffPage({ browser, watch, baseURL }, staff.agent)
  const violations = recordViolations(page)
  const agent = { authorized: 'Yes', client_since: 'new_client', client_reference: pattern }
  const answers = { ...hostile, contact_email: ownAddress('markup'), agent }
  const quote = await fillByApi(page.request, { business: { ...bakery, answers }, asAgent: true })

  await page.goto('/contact')
  await expectText(page, drawing)
  await page.getByRole('navigation', { name: 'Application steps' }).getByRole('link', { name: 'Locations' }).click()
  await expect(page.getByRole('main')).toContainText(image)
  await page.getByRole('navigation', { name: 'Application steps' }).getByRole('link', { name: 'Review' }).click()
  await expect(page.getByRole('main')).toContainText(script)
  await expectText(page, image)

  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  const submitReply = await page.request.patch(`api/quote/${quote._id}/finish_form`, { data: { attestation } })
  expect(submitReply.status(), await submitReply.text()).toBe(200)
  await page.goto(`/${quote.uuid}/application-pdf`)
  await expectText(page, image)
  await expectText(page, pattern)
  await page.goto('/roles/agent')
  await expect(rowsOf(page, image).first()).toBeVisible()

  const pdf = await page.request.get(`api/quote/${quote._id}/application.pdf`)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).includes('/JavaScript')).toBe(false)
  const json = await page.request.get(`api/quote/${quote._id}`)
  expect(json.headers()['content-type']).toContain('application/json')
  expect(violations).toEqual([])
  expect(await tryScripts(page)).toEqual({ refused: 4, ran: false })
  await page.context().close()
})

/** Tries to run text as a script in every way. */
const tryScripts = (page: Page) =>
  page.evaluate(() => {
    const tries: (() => void)[] = [
      () => document.body.insertAdjacentHTML('beforeend', '<img src=/stolen onerror="window.ran = 1">'),
      () => {
        document.body.innerHTML += '<p>x</p>'
      },
      () => {
        const element = document.createElement('script')
        element.textContent = 'window.ran = 1'
        document.body.append(element)
      },
      () => document.write('<script>window.ran = 1</script>'),
    ]
    const refusals = tries.filter((attempt) => {
      try {
        attempt()
        return false
      } catch {
        return true
      }
    })
    return { refused: refusals.length, ran: 'ran' in window }
  })
