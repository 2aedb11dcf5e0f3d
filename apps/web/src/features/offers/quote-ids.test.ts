import { expect, it } from 'vitest'
import { isIdOf } from './quote-ids.ts'

const quote = { _id: 'key', uuid: 'link', account_uuid: 'account', checkout_session_uuid: 'checkout' }

it.each(['key', 'link', 'account', 'checkout'])('the print view opens by the quote’s own %s (N1)', (id) => {
  expect(isIdOf(quote, id)).toBe(true)
})

it('no other id opens it, and an id that the quote does not have is none (N1)', () => {
  expect(isIdOf(quote, 'other')).toBe(false)
  expect(isIdOf({ _id: 'key', uuid: 'link' }, '')).toBe(false)
})
