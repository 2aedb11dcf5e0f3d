import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { createHttp } from './create-http.ts'
import { shedLoad } from './load/shed-load.ts'

// The product's limits, except for how long it waits.
const app = createHttp({ timeouts: { headers: 400, request: 800, check: 50 } })
await shedLoad(app, { log: { warn: () => undefined }, most: 4 })
app.post('/echo', { schema: { operationId: 'echo' } }, async ({ body }) => ({ data: body }))
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo
const sockets: Socket[] = []
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

/** A caller who begins with `bytes` and sends one more now and then. Resolves with the final reply. */
function trickle(bytes: string): { readonly begun: Promise<void>; readonly over: Promise<string> } {
  let receivedText = ''
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let timer: NodeJS.Timeout | undefined
  const start = new Promise<void>((resolve) => {
    socket.on('connect', () => {
      socket.write(bytes, () => resolve())
      timer = setInterval(() => socket.writable && socket.write('x'), 50)
    })
  })
  socket.on('data', (part) => {
    receivedText += part
  })
  // A line that is closed while a byte is on its way is cut off.
  socket.on('error', () => undefined)
  const over = new Promise<string>((resolve) => {
    socket.on('close', () => {
      clearInterval(timer)
      resolve(receivedText)
    })
  })
  return { begun: start, over }
}

const head = 'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n'

const echo = async (): Promise<number> => {
  const reply = await fetch(`http://127.0.0.1:${port}/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Rosa"}',
  })
  await reply.text()
  return reply.status
}

it('a body that trickles in ends with 408 (case F2)', async () => {
  const { over } = trickle(`${head}{`)
  const reply = await over
  expect(reply).toContain('HTTP/1.1 408')
  expect(reply).toContain('request.timeout')
})

it('sixty slow senders of headers and bodies block nobody, and are disconnected (fault 7)', async () => {
  const slow = Array.from({ length: 60 }, (_, index) =>
    trickle(index % 2 === 0 ? `${head}{` : 'POST /echo HTTP/1.1\r\nHost: x\r\nX-Slow: '),
  )
  await Promise.all(slow.map(({ begun }) => begun))
  for (let number = 0; number < 5; number++) expect(await echo()).toBe(200)
  for (const { over } of slow) expect(await over).toMatch(/^(HTTP\/1\.1 408|$)/)
  expect(await echo()).toBe(200)
})
