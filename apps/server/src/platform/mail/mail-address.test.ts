import { expect, it } from 'vitest'
import { isMailAddress, oneLine, readMailbox } from './mail-address.ts'

it.each(['rosa@shop.example', 'r.o+b_1@mail.shop.example', 'josé@café.example', "o'hara@shop.example"])(
  'accepts the address %s (R1)',
  (address) => {
    expect(isMailAddress(address)).toBe(true)
  },
)

it.each([
  'a@b.example,c@d.example',
  'a@b.example c@d.example',
  'a@b.example\r\nBcc: c@d.example',
  'a@b.example\nBcc:',
  'Rosa <a@b.example>',
  '"c@d.example x"@b.example',
  'a@b.example>',
  'a@b@c.example',
  'group:a@b.example;',
  'a@b.example\u0000',
  'a@b.example\u200b',
  '@b.example',
  'a@',
  `${'a'.repeat(65)}@b.example`,
  `a@${'b'.repeat(254)}`,
])('refuses %j as an address (S1)', (text) => {
  expect(isMailAddress(text)).toBe(false)
})

it('reads the sender of mail, with and without a name', () => {
  expect(readMailbox('Harbor Agency <mail@harbor.example>')).toEqual({
    name: 'Harbor Agency',
    address: 'mail@harbor.example',
  })
  expect(readMailbox('"Harbor, Inc." <mail@harbor.example>')?.name).toBe('Harbor, Inc.')
  expect(readMailbox(' mail@harbor.example ')).toEqual({ name: '', address: 'mail@harbor.example' })
  for (const text of ['', 'Harbor', 'Harbor <mail>', 'Harbor <a@b.example> <c@d.example>', 'A\nB <a@b.example>']) {
    expect(readMailbox(text), text).toBeUndefined()
  }
})

it('puts every text on one line (S1)', () => {
  expect(oneLine(' a\r\nBcc: b\t\u0000c\u2028d\u0085e ')).toBe('a Bcc: b c d e')
})
