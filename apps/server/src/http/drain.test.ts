import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createHttp } from './create-http.ts'
import { drainOnClose } from './drain.ts'

async function listening(lastsMs: number) {
  const app = createHttp()
  const isEnding = drainOnClose(app, lastsMs)
  app.get('/', async () => ({ answered: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, isEnding, port: (app.server.address() as AddressInfo).port }
}

test('a server about to end answers, and closes each connection after an answer on it (case D14)', async () => {
  const { app, isEnding, port } = await listening(300)
  const agent = new Agent({ keepAlive: true })
  const ask = () =>
    new Promise((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (reply) => {
        reply.resume().on('end', () => resolve([reply.statusCode, reply.headers.connection]))
      }).on('error', reject)
    })
  expect(await ask()).toEqual([200, 'keep-alive'])
  const closing = app.close()
  await wait(20)
  expect(isEnding()).toBe(true)
  // The first on the kept connection, the second on a new one.
  expect([await ask(), await ask()]).toEqual([
    [200, 'close'],
    [200, 'close'],
  ])
  await closing
  await expect(ask()).rejects.toThrow('ECONNREFUSED')
})

test('a server that does not listen ends at once', async () => {
  const app = createHttp()
  const isEnding = drainOnClose(app, 60_000)
  await app.ready()
  await app.close()
  expect(isEnding()).toBe(true)
})

test('the port stays open while requests are running, so that new connections are not cut off (case D14)', async () => {
  const { app } = await listening(200)
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
  await app.close()
  clearInterval(look)
  expect({ wasClosedWhileBusy, isListening: app.server.listening }).toEqual({
    wasClosedWhileBusy: false,
    isListening: false,
  })
})
