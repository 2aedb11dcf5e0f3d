import { RegisterUser } from '@coverwright/contract/people'
import { WebToCase } from '@coverwright/contract/support/cases'
import Type from 'typebox'
import { expect, it } from 'vitest'
import { cleanValue } from './clean-input.ts'
import { createHttp } from './create-http.ts'

it('cleans a message, which keeps its lines, and a name, which has one line (C6)', () => {
  const sentBody = {
    subject: 'General',
    description: '\ufeffHello\u2028there\u200b\r\n\u202eOlivier\u202c e\u0301te\u0301 ',
    name: ' Ros\u0061\u0301\n\u2066Lee\u2069\u00a0',
  }
  expect(cleanValue(sentBody, WebToCase)).toEqual({
    subject: 'General',
    description: 'Hello\nthere\nOlivier été',
    name: 'Rosá Lee',
  })
})

it('cleans the names in an account (R3)', () => {
  const user = { email: ' a@b.example', first_name: 'A\u00adnn', business: { name: 'Acme\tLtd\u200e' } }
  expect(cleanValue({ user }, RegisterUser)).toEqual({
    user: { email: 'a@b.example', first_name: 'Ann', business: { name: 'Acme Ltd' } },
  })
})

it('leaves what no schema names, and what is to be refused, unchanged', () => {
  const sentBody = { description: 'a\0b ', name: '\ud800 ', answers: ' as it is ' }
  expect(cleanValue(sentBody, WebToCase)).toEqual(sentBody)
  expect(cleanValue(' text ', undefined)).toBe(' text ')
})

it('cleans before a route checks and sees the input', async () => {
  const app = createHttp()
  const text = Type.Object({ name: Type.String({ minLength: 1 }) })
  app.post('/names', { schema: { body: text, querystring: Type.Partial(text) } }, ({ body, query }) => ({
    body,
    query,
  }))
  const post = (name: string) => app.inject({ method: 'POST', url: '/names?name=%E2%80%8BAnn%20', payload: { name } })
  expect((await post(' \u200bAnn ')).json()).toEqual({ body: { name: 'Ann' }, query: { name: 'Ann' } })
  expect((await post('\u200b ')).statusCode).toBe(422)
  await app.close()
})
