import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskStore } from './disk-store.ts'
import { createDocumentStore } from './document-store.ts'
import { signedHeaders } from './s3-signature.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cw-store-'))
const bucket = new Map<string, Buffer>()
const asked: { method: string; authorization: string; hash: string }[] = []

/** As much of an S3-compatible store as is called. */
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const { method = '', url = '', headers } = request
    const { authorization = '' } = headers
    asked.push({ method, authorization, hash: String(headers['x-amz-content-sha256']) })
    if (!url.startsWith('/papers/')) response.statusCode = 403
    else if (method === 'PUT') bucket.set(url, Buffer.concat(parts))
    else if (method === 'DELETE') bucket.delete(url)
    else if (bucket.has(url)) return void response.end(bucket.get(url))
    else response.statusCode = 404
    response.end()
  })
})
const addressOf = (name: string) =>
  new URL(`http://AKID:s%2Fcret@127.0.0.1:${(server.address() as AddressInfo).port}/${name}?region=eu-central-1`)
const clock = () => new Date('2026-11-20T18:00:00Z')

beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)))
afterAll(async () => {
  await new Promise((done) => server.close(done))
  rmSync(folder, { recursive: true, force: true })
})

test.each(['disk', 's3'])('%s keeps what it is given, and forgets it when told (A5)', async (kind) => {
  const url = kind === 's3' ? addressOf('papers') : undefined
  const store = createDocumentStore({ url, dataFolder: folder, clock })
  const key = randomUUID()
  const bytes = Buffer.from([0, 1, 2, 255])
  expect(await store.get(key)).toBeUndefined()
  await store.put(key, bytes)
  expect(await store.get(key)).toEqual(bytes)
  await store.remove(key)
  await store.remove(key)
  expect(await store.get(key)).toBeUndefined()
})

test('a file on disk is its owner’s alone, and nothing half-written is left (A5)', async () => {
  const own = path.join(folder, 'own')
  const key = randomUUID()
  await createDiskStore(own).put(key, Buffer.from('a'))
  const inside = path.join(own, key.slice(0, 2))
  expect(readdirSync(inside)).toEqual([key])
  expect(statSync(path.join(inside, key)).mode & 0o077).toBe(0)
})

test('a key that is no UUID reaches no file (A5)', async () => {
  await expect(createDiskStore(folder).get('../../../../etc/passwd')).rejects.toThrow('UUID')
})

test('a store that refuses is a failure, not an absence (A5)', async () => {
  const store = createDocumentStore({ url: addressOf('elsewhere'), dataFolder: folder, clock })
  await expect(store.get(randomUUID())).rejects.toThrow('403')
})

test('requests are signed for the region with what they carry, and never hold the secret (A5)', async () => {
  const store = createDocumentStore({ url: addressOf('papers'), dataFolder: folder, clock })
  asked.length = 0
  await store.put(randomUUID(), Buffer.from(''))
  expect(asked[0]?.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKID\/20261120\/eu-central-1\/s3\/aws4_request,SignedHeaders=host;x-amz-content-sha256;x-amz-date,Signature=[0-9a-f]{64}$/,
  )
  expect(asked[0]?.hash).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(JSON.stringify(asked)).not.toContain('s/cret')
})

test('the signature is the one in the published example of the algorithm (A5)', () => {
  const { authorization } = signedHeaders(
    {
      method: 'GET',
      url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
      body: Buffer.alloc(0),
      headers: { range: 'bytes=0-9' },
    },
    { keyId: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', region: 'us-east-1' },
    new Date('2013-05-24T00:00:00Z'),
  )
  expect(authorization).toContain('Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
})
