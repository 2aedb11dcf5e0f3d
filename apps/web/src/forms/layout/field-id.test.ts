import { expect, test } from 'vitest'
import { fieldId } from './field-id.ts'

test.each([
  ['zip_code', 'f-zip_code'],
  ['mailing_address.city', 'f-mailing_address-city'],
  ['gl.liberty.uw_questions[height]', 'f-gl-liberty-uw_questions--height'],
  ['locations.0.city', 'f-locations-0-city'],
  ['wc.guard.uw_questions[a b?]', 'f-wc-guard-uw_questions--a_x20_b_x3f_'],
])('(Q1) %s has the id %s, safe in a link and a selector', (path, id) => {
  expect(fieldId(path)).toBe(id)
  expect(id).toMatch(/^[a-z][\w-]*$/)
})
