import { expect, test } from 'vitest'
import { createHttp } from './create-http.ts'
import { createDrain } from './drain.ts'

test('a server about to end answers, and ends each connection with an answer on it (case D14)', async () => {
  const app = createHttp()
  const drain = createDrain(0)
  drain.sayGoodbye(app)
  app.get('/', async () => ({ answered: true }))
  expect((await app.inject('/')).headers.connection).not.toBe('close')
  await drain.letGo()
  expect(drain.isEnding()).toBe(true)
  const last = await app.inject('/')
  expect({ status: last.statusCode, connection: last.headers.connection }).toEqual({ status: 200, connection: 'close' })
})
