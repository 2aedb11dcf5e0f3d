import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A sink of events that writes each batch into a file, where tests in other processes can read it. */
export async function startSink(): Promise<{
  readonly url: string
  readonly file: string
  readonly stop: () => void
}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-events-'))
  const file = path.join(folder, 'events')
  writeFileSync(file, '')
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    appendFileSync(file, `${text}\n`)
    response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/collect`,
    file,
    stop: () => {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
