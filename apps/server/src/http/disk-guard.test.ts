import { expect, test } from 'vitest'
import { createHttp } from './create-http.ts'
import { refuseOnFullDisk } from './disk-guard.ts'

function serve(disk: { isFull: boolean; hasRoomForFiles: boolean }) {
  const app = createHttp()
  refuseOnFullDisk(app, { isFull: () => disk.isFull, hasRoomForFiles: () => disk.hasRoomForFiles })
  app.removeContentTypeParser('application/octet-stream')
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.get('/own', async () => ({ read: true }))
  app.patch('/own', async () => ({ saved: true }))
  const save = (type: string) =>
    app.inject({ method: 'PATCH', url: '/own', headers: { 'content-type': type }, body: '{}' })
  return {
    read: () => app.inject('/own'),
    answers: () => save('application/json'),
    file: () => save('application/octet-stream'),
  }
}

test('on a full disk saves are told when to retry, and reads go on (fault 4)', async () => {
  const { read, answers } = serve({ isFull: true, hasRoomForFiles: false })
  const refusal = await answers()
  expect(refusal.statusCode).toBe(507)
  expect(refusal.json()).toMatchObject({ code: 'storage_full' })
  expect(refusal.headers['retry-after']).toBe('5')
  expect((await read()).statusCode).toBe(200)
})

test('files are refused first (fault 4)', async () => {
  const { answers, file } = serve({ isFull: false, hasRoomForFiles: false })
  expect((await file()).statusCode).toBe(507)
  expect((await answers()).statusCode).toBe(200)
})

test('a save waits for a measurement under way, and a read does not (fault 4)', async () => {
  const disk = { isFull: false }
  const measurement = Promise.withResolvers<void>()
  const app = createHttp()
  refuseOnFullDisk(app, { look: () => measurement.promise, isFull: () => disk.isFull })
  app.get('/own', async () => ({ read: true }))
  app.patch('/own', async () => ({ saved: true }))
  const save = app.inject({ method: 'PATCH', url: '/own', payload: {} })
  expect((await app.inject('/own')).statusCode).toBe(200)
  disk.isFull = true
  measurement.resolve()
  expect((await save).statusCode).toBe(507)
})
