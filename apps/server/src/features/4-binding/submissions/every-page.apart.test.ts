import type { PageState } from '@coverwright/core/evaluation/page-state'
import { expect, test, vi } from 'vitest'
import { prerender } from '../../../../../web/src/entry-server.tsx'
import { fieldId } from '../../../../../web/src/forms/layout/field-id.ts'
import { browserTrail, fillQuote, typesOf } from '../../../testing/fill-quote.ts'
import { placeOf } from '../../../testing/golden-trails/walk-business.ts'
import { wantedAnswers } from '../../../testing/golden-trails/wanted-answers.ts'
import { lineBusinesses } from '../../../testing/line-businesses.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { testDay } from '../../../testing/test-day.ts'

const { browser } = await createTestApp()

/** A list's page shows its items; fields answered by buttons have no control of that name. */
const asks = ({ list, visible, path }: PageState): boolean =>
  list === undefined && visible.length > 0 && !path.startsWith('/recommendations/')

test.for(lineBusinesses)('each page of $line renders a control for each question (S2, V2)', async (business) => {
  const complaints = vi.spyOn(console, 'error')
  const person = browser()
  const application = wantedAnswers(business, placeOf(business.zip), testDay)
  const quote = await fillQuote(person, { ...application, insurance_types: typesOf(business.line) })
  const site = JSON.stringify((await person.get('site')).body.data)
  const user = (await person.get('v1/users/get-logged-in-user.json')).body.data
  /** Its parts are loaded when first rendered, which may take longer than a visitor would wait. */
  const arrival = { cookies: '', address: '/' }
  const render = (address: string): Promise<string> =>
    vi.waitUntil(() => prerender({ site, user, quote, needsConsent: false, base: '/', address, arrival }), {
      timeout: 60_000,
    })

  for (const { path, visible } of browserTrail(quote).pages.filter(asks)) {
    const html = await render(path)
    const controls = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    // A statement is a box in a list that has one id.
    const boxes = new Set([...html.matchAll(/ value="([^"]+)"/g)].map(([, value]) => value))
    expect(
      visible.filter((field) => !controls.has(fieldId(field)) && !boxes.has(field)),
      `${path} asks each question it has`,
    ).toEqual([])
    expect(html.match(/<h1[ >]/g), `${path} has one heading`).toHaveLength(1)
  }
  expect(complaints.mock.calls, 'React complains about nothing').toEqual([])
})
