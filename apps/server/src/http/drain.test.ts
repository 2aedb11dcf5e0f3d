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

test('the port is not closed while there is something to do: whoever knocked meanwhile would be cut off (case D14)', async () => {
  const app = createHttp()
  const drain = createDrain(200)
  drain.sayGoodbye(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const until = performance.now() + 250
  let isBusy = true
  const work = (): void => {
    const turn = performance.now() + 1
    while (performance.now() < turn);
    isBusy = turn < until
    if (isBusy) setImmediate(work)
  }
  work()
  let wasClosedWhileBusy = false
  const look = setInterval(() => {
    wasClosedWhileBusy ||= isBusy && !app.server.listening
  })
  await drain.letGo()
  clearInterval(look)
  expect({ wasClosedWhileBusy, isListening: app.server.listening }).toEqual({
    wasClosedWhileBusy: false,
    isListening: false,
  })
  await app.close()
})
