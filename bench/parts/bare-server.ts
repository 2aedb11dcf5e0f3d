import { once } from 'node:events'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { inRoot } from '../../scripts/project.ts'

/*
 * The minimum of a durable save: node:http, the body parsed as JSON, one UPDATE of one row, no checks. Reads are one
 * SELECT. Takes the database from DATABASE_URL and prints its port.
 */
const { Pool } = createRequire(inRoot('apps/server/package.json'))('pg')
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 16 })

const server = createServer((request, response) => {
  const id = (request.url ?? '').slice('/api/quote/'.length)
  const fail = (error: Error): void => {
    response.writeHead(500).end(error.message)
  }
  if (request.method === 'GET') {
    pool.query('select data from bare where id = $1', [id]).then(({ rows }: { rows: { data: unknown }[] }) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows[0]?.data))
    }, fail)
    return
  }
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => void parts.push(part))
  request.on('end', () => {
    const data: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'))
    const values = [id, JSON.stringify(data)]
    pool.query('update bare set data = $2 where id = $1', values).then(() => response.writeHead(204).end(), fail)
  })
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.stdout.write(`listening ${(server.address() as AddressInfo).port}\n`)
