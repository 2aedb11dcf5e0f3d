import type { Field } from '@coverwright/core/model/field'
import { expect, it } from 'vitest'
import { type Draft, noDraft, typedSince } from './draft.ts'
import { bodyOf, isChanged, isLeftUsual, sendableFields, wasSent, withDraft } from './draft-answers.ts'

const field = (path: string): Field => ({ path, type: 'text', label: path })
const fields = ['company_name', 'website', 'description'].map(field)

it('sends what was answered here, and nothing that others may have answered since (case D4)', () => {
  const draft: Draft = {
    version: 3,
    entered: { company_name: 'New', website: 'same.example' },
    seen: { company_name: 'Old', website: 'same.example' },
  }
  const storedAnswers = { company_name: 'New', website: 'same.example', description: 'theirs' }
  expect(bodyOf(storedAnswers, fields, draft)).toEqual({ company_name: 'New' })
  expect(bodyOf({ ...storedAnswers, company_name: undefined }, fields, draft)).toEqual({ company_name: null })
  expect(bodyOf(storedAnswers, fields, noDraft)).toEqual({})
})

it('a page is unsaved while an entry differs from the stored answer, however it is typed (S6)', () => {
  const vehicles: Field = { path: 'vehicles', type: 'number', label: 'vehicles' }
  const form = {
    stored: { company_name: 'Old', vehicles: 1200 },
    fields: [...fields, vehicles],
    habits: { locale: 'en-US', currency: 'USD' },
  }
  const isUnsaved = (entered: Draft['entered']) => isChanged(form, { entered })
  expect(isUnsaved({})).toBe(false)
  expect(isUnsaved({ company_name: 'New' })).toBe(true)
  expect(isUnsaved({ company_name: '' })).toBe(true)
  expect(isUnsaved({ company_name: 'Old', website: '', vehicles: '1,200' })).toBe(false)
  expect(isUnsaved({ vehicles: '1,201' })).toBe(true)
})

it('withholds a hidden answer of a wrong type, and no other (Q2)', () => {
  const numberFields: readonly Field[] = [...fields, { path: 'vehicles', type: 'number', label: 'vehicles' }]
  const answersSent = (answers: object, visible: readonly string[]) =>
    sendableFields(numberFields, { ...answers }, () => visible).map(({ path }) => path)
  expect(answersSent({ website: 'w', vehicles: 'two' }, ['website'])).toEqual(fields.map(({ path }) => path))
  expect(answersSent({ website: 'w', vehicles: 'two' }, ['vehicles'])).toContain('vehicles')
  expect(answersSent({ website: 'w', vehicles: 2 }, [])).toHaveLength(4)
})

it('reverts an answer that may have arrived without an acknowledgement (case D4)', () => {
  const draft: Draft = {
    entered: { company_name: 'Old' },
    seen: { company_name: 'Old' },
    sent: [{ company_name: 'New' }],
  }
  expect(bodyOf({ company_name: 'Old' }, fields, draft)).toEqual({ company_name: 'Old' })
})

it('knows its own unacknowledged answers from those of others (case D4)', () => {
  const draft: Draft = { entered: {}, sent: [{ company_name: 'Mine' }, { company_name: null }] }
  const isOwn = (otherValue: unknown) => wasSent(draft, otherValue, (body) => body.company_name)
  expect([isOwn('Mine'), isOwn(null), isOwn('Theirs')]).toEqual([true, true, false])
  expect(wasSent(noDraft, null, () => undefined)).toBe(false)
})

it('keeps what was typed while a save was under way (durability)', () => {
  const sentDraft: Draft = { version: 3, entered: { company_name: 'A', website: 'w' } }
  const now: Draft = { ...sentDraft, entered: { ...sentDraft.entered, company_name: 'Ab' }, sent: [{}] }
  expect(typedSince(sentDraft, now, 4)).toEqual({ version: 4, entered: { company_name: 'Ab' } })
  expect(typedSince(sentDraft, { ...sentDraft, sent: [{}] }, 4)).toBeUndefined()
})

it('a usual choice is no draft: it is shown until somebody answers, here or elsewhere, and sent once it is confirmed (Q1)', () => {
  const limit: Field = { path: 'limit', type: 'select', label: 'limit', usual: '1000000' }
  const displayedAnswers = (stored: object, draft: Draft) =>
    withDraft({ stored: { ...stored }, fields: [limit], habits: { locale: 'en-US', currency: 'USD' } }, draft).limit
  expect([displayedAnswers({}, noDraft), isLeftUsual(limit, {}, noDraft)]).toEqual(['1000000', true])
  const otherAnswers = { limit: '2000000' }
  expect([displayedAnswers(otherAnswers, noDraft), isLeftUsual(limit, otherAnswers, noDraft)]).toEqual([
    '2000000',
    false,
  ])
  const mine: Draft = { entered: { limit: '500000' } }
  expect([displayedAnswers({}, mine), isLeftUsual(limit, {}, mine)]).toEqual(['500000', false])
  expect(bodyOf({ limit: '1000000' }, [limit], noDraft)).toEqual({})
  expect(bodyOf({ limit: '1000000' }, [limit], noDraft, [limit])).toEqual({ limit: '1000000' })
})
