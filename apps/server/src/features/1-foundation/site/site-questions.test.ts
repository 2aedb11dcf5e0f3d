import type { Site } from '@coverwright/catalogue/sites/site'
import { expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { defaultSite } from '../../../testing/default-site.ts'
import { dereference } from '../../../testing/dereference.ts'
import { fillQuote } from '../../../testing/fill-quote.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { carrierRequest } from '../../4-binding/submissions/offers/carrier-request.ts'

const site: Site = {
  ...defaultSite,
  dynamicQuestions: {
    craft: {
      label: 'About your craft',
      questions: [
        { id: 'guild', type: 'yes_no', topic: 'Guild', label: 'Do you belong to a guild?', optional: true },
        {
          id: 'members',
          type: 'number',
          topic: 'Guild',
          label: 'How many members has it?',
          conditions: [{ holder: 'question', subject: 'guild', or: ['Yes'] }],
          checks: [{ rule: 'isMoreThan', than: 2 }],
        },
        { id: 'tax', type: 'tax_id', topic: 'Guild', label: 'Its tax number', optional: true },
      ],
    },
  },
  stepsFlowMapping: [...defaultSite.stepsFlowMapping, { id: 'craft', group: 'insurance' }],
}
const { app, browser, db } = await createTestApp({ sites: [site] })
const step = '/dynamic-questions/craft/edit/0'
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
const answer = (visitor: Browser, quote: { _id: string; version: number }, craft: object) =>
  visitor.save(quote, step, { site_answers: { craft } })

it('questions of a site are saved, checked, shown and sent like any other (C1, F5, F20)', async () => {
  const rosa = browser()
  const filledQuote = await fillQuote(rosa)
  const few = await answer(rosa, filledQuote, { guild: 'Yes', members: 1 })
  expect([few.status, few.body.errors?.[0]?.field]).toEqual([422, 'site_answers.craft.members'])
  const incomplete = await answer(rosa, filledQuote, { guild: 'Yes' })
  expect(incomplete.status).toBe(200)
  const { body } = await rosa.get(`quote/${filledQuote._id}/validate`)
  expect(JSON.stringify(body)).toContain('site_answers.craft.members')
  const other = await answer(rosa, incomplete.body.data, { guild: 'Yes', members: 3, colour: 'red' })
  expect([other.status, JSON.stringify(other.body)]).toEqual([
    422,
    expect.stringContaining('site_answers.craft.colour'),
  ])

  const savedQuote = await answer(rosa, incomplete.body.data, { guild: 'Yes', members: 12, tax: '36-1234567' })
  expect(savedQuote.status).toBe(200)
  expect(savedQuote.body.data.site_answers.craft).toMatchObject({ guild: 'Yes', members: 12 })
  expect(JSON.stringify(savedQuote.body)).not.toContain('36-1234567')

  const submitReply = await rosa.patch(`quote/${filledQuote._id}/finish_form`, { attestation })
  expect(submitReply.status).toBe(200)
  const { snapshot, uuid } = await db.selectFrom('submissions').selectAll().executeTakeFirstOrThrow()
  const request = carrierRequest(snapshot, { uuid, line: 'gl', carrier: 'liberty' })
  expect(request?.details).toMatchObject({ site_answers: { craft: { guild: 'Yes', members: 12 } } })
  expect(JSON.stringify(request)).not.toContain('1234567')

  // The texts of that day, which are printed later.
  expect(JSON.stringify(snapshot)).toContain('How many members has it?')
})

it('the API describes a site’s own questions (A6)', async () => {
  const { components } = dereference((await app.inject('/api/openapi.json')).json())
  expect(components.schemas.QuoteAnswers.properties.site_answers.properties.craft.properties.members).toMatchObject({
    title: 'How many members has it?',
  })
})
