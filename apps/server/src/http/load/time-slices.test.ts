import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { createHttp } from '../create-http.ts'
import { shedLoad } from './shed-load.ts'
import { createTimeSlices } from './time-slices.ts'

/** Slices by a clock that only the work advances. */
function start() {
  let ms = 0
  const finishOrder: string[] = []
  const slices = createTimeSlices({ sliceMs: 5, now: () => ms })
  return {
    slices,
    done: finishOrder,
    run: (name: string, takesMs: number) =>
      slices.run(() => {
        ms += takesMs
        finishOrder.push(name)
      }),
  }
}

it('a turn works for one slice, and the rest waits for the next in order of arrival (speed)', async () => {
  const { run, done } = start()
  for (const name of ['a', 'b', 'c', 'd', 'e']) run(name, 3)
  expect(done).toEqual(['a', 'b'])
  await nextTurn()
  expect(done).toEqual(['a', 'b', 'c', 'd'])
  run('f', 3)
  await nextTurn()
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

it('work longer than a slice is still done (speed)', async () => {
  const { run, done } = start()
  run('long', 50)
  run('late', 1)
  expect(done).toEqual(['long'])
  await nextTurn()
  expect(done).toEqual(['long', 'late'])
})

it('queued work runs in the context of its own request', async () => {
  const { run, slices } = start()
  const actor = new AsyncLocalStorage<string>()
  const names: (string | undefined)[] = []
  run('long', 50)
  for (const name of ['ruth', 'sam']) actor.run(name, () => slices.run(() => void names.push(actor.getStore())))
  await nextTurn()
  expect(names).toEqual(['ruth', 'sam'])
})

const many = 40

/**
 * Makes requests on `many` connections again and again, then on as many new ones, and returns how many answers came
 * until all had one.
 */
const callers = `
const { parentPort, workerData: { port, many } } = require('node:worker_threads')
const { connect } = require('node:net')
const call = 'GET / HTTP/1.1\\r\\nhost: localhost\\r\\n\\r\\n'
let answers = 0
function open(onFirst) {
  const socket = connect(port, '127.0.0.1', () => socket.write(call))
  let isFirst = true
  socket.on('data', () => {
    answers += 1
    if (isFirst) onFirst()
    isFirst = false
    socket.write(call)
  })
  socket.on('error', () => undefined)
}
function openAll(then) {
  let left = many
  for (let at = 0; at < many; at++) open(() => { left -= 1; if (left === 0) then() })
}
openAll(() => {
  answers = 0
  openAll(() => parentPort.postMessage(answers))
})
`

it('a new caller of a busy process does not wait behind all others, again and again (fault 7, speed)', async () => {
  const app = createHttp()
  await shedLoad(app, { log: { warn: () => undefined } })
  app.get('/', async () => {
    const until = performance.now() + 1
    while (performance.now() < until);
    return 'done'
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const worker = new Worker(callers, { eval: true, workerData: { port: new URL(url).port, many } })
  try {
    const [answers] = await once(worker, 'message')
    // One after the other, each behind everybody else, they would have waited for about 40 × 60 answers.
    expect(answers).toBeLessThan(many * 10)
  } finally {
    await worker.terminate()
    await app.close()
  }
})
