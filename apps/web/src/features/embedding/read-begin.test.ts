import { expect, it } from 'vitest'
import { answersIn, readBegin } from './read-begin.ts'

it('reads from a message what a page may send, by its type (O12)', () => {
  const begin = {
    answers: { zip_code: '60614' },
    signed: 'a.b.c',
    partner: 'acme',
    campaign_id: 'spring',
    scheme: 'dark',
  }
  expect(
    readBegin({ coverwright: 'begin', begin: { ...begin, partnership: { source: 'members' }, other: 1 } }),
  ).toEqual({
    ...begin,
    partnership: { source: 'members', name: 'acme' },
  })
  const wrong = { answers: 'x', signed: 1, partner: '<b>', campaign_id: {}, partnership: [], scheme: 'pink' }
  expect(readBegin({ coverwright: 'begin', begin: wrong })).toEqual({})
})

it.each([undefined, null, 'begin', {}, { coverwright: 'begin' }, { coverwright: 'height', begin: {} }])(
  'ignores the message %j (O12)',
  (message) => expect(readBegin(message)).toBeUndefined(),
)

it('reads the answers of a token, and none of anything else (O12)', () => {
  const payload = Buffer.from(JSON.stringify({ answers: { company_name: 'Bäckerei ÿ' } })).toString('base64url')
  expect(answersIn(`x.${payload}.y`)).toEqual({ company_name: 'Bäckerei ÿ' })
  for (const token of [undefined, '', 'x', 'x.!.y', 'x.bnVsbA.y']) expect(answersIn(token)).toEqual({})
})
