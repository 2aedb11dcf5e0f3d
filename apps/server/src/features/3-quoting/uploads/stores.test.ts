import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskStore } from './disk-store.ts'
import { createDocumentStore, s3Settings } from './document-store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cw-store-'))
const objects = new Map<string, Buffer>()
const buckets = new Set<string>(['papers'])
const requests: { method: string; authorization: string; token: unknown; sse: unknown }[] = []

const fault = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`

type Place = { readonly bucket: string; readonly key: string }

function answerTo(method: string, { bucket, key }: Place, body: Buffer): [number, string | Buffer] {
  if (bucket === 'elsewhere') return [403, fault('AccessDenied')]
  if (key === '' && method === 'PUT') buckets.add(bucket)
  if (!buckets.has(bucket)) return [404, fault('NoSuchBucket')]
  return key === '' ? [200, ''] : answerAbout(method, key, body)
}

function answerAbout(method: string, key: string, body: Buffer): [number, string | Buffer] {
  if (method === 'PUT') objects.set(key, body)
  if (method === 'DELETE') {
    objects.delete(key)
    return [204, '']
  }
  const object = objects.get(key)
  return object ? [200, method === 'GET' ? object : ''] : [404, fault('NoSuchKey')]
}

/** The parts of an S3-compatible store that are used. */
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const { method = '', url = '', headers } = request
    const { authorization = '' } = headers
    requests.push({
      ...{ method, authorization },
      token: headers['x-amz-security-token'],
      sse: headers['x-amz-server-side-encryption'],
    })
    const [, bucket = '', key = ''] = /^\/([^/?]+)\/?([^?]*)/.exec(url) ?? []
    const [status, answer] = answerTo(method, { bucket, key }, Buffer.concat(parts))
    // A HEAD has no body.
    response.writeHead(status).end(method === 'HEAD' ? '' : answer)
  })
})
const addressOf = (name: string, options = '') =>
  new URL(
    `http://AKID:s%2Fcret@127.0.0.1:${(server.address() as AddressInfo).port}/${name}?region=eu-central-1${options}`,
  )

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

test.each(['disk', 's3'])('%s stores objects, and removes them on request (A5)', async (kind) => {
  const url = kind === 's3' ? addressOf('papers') : undefined
  const store = createDocumentStore({ url, dataFolder: folder })
  const key = randomUUID()
  const bytes = Buffer.from([0, 1, 2, 255])
  expect(await store.get(key)).toBeUndefined()
  await store.put(key, bytes)
  expect(await store.get(key)).toEqual(bytes)
  await store.remove(key)
  await store.remove(key)
  expect(await store.get(key)).toBeUndefined()
})

test('a file on disk is readable by its owner only, and nothing half-written is left (A5)', async () => {
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

test('a refusal by the store is a failure, not an absence (A5)', async () => {
  const store = createDocumentStore({ url: addressOf('elsewhere'), dataFolder: folder })
  await expect(store.get(randomUUID())).rejects.toThrow('403')
})

test('a missing bucket is created, and an existing one left unchanged (A5)', async () => {
  const store = createDocumentStore({ url: addressOf('made'), dataFolder: folder })
  const key = randomUUID()
  await expect(store.put(key, Buffer.from('a'))).rejects.toThrow('404 NoSuchBucket')
  await store.prepare()
  await store.put(key, Buffer.from('a'))
  requests.length = 0
  await store.prepare()
  expect(requests.map(({ method }) => method)).toEqual(['HEAD'])
  expect(await store.get(key)).toEqual(Buffer.from('a'))
  await expect(createDocumentStore({ url: addressOf('elsewhere'), dataFolder: folder }).prepare()).rejects.toThrow(
    '403',
  )
})

test('requests are signed for the region, with a session’s token and as the store is to encrypt, and never hold the secret (A5)', async () => {
  const url = addressOf('papers', '&token=of-a-role&sse=AES256')
  requests.length = 0
  await createDocumentStore({ url, dataFolder: folder }).put(randomUUID(), Buffer.from('a'))
  expect(requests).toMatchObject([{ method: 'PUT', token: 'of-a-role', sse: 'AES256' }])
  expect(requests[0]?.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]*x-amz-server-side-encryption[a-z0-9;-]*, Signature=[0-9a-f]{64}$/,
  )
  expect(JSON.stringify(requests)).not.toContain('s/cret')
})

test('Amazon’s own bucket is named by s3://, and without key the environment’s role is used (A5)', () => {
  expect(s3Settings(new URL('s3://papers?region=eu-west-1&sse=aws:kms'))).toEqual({
    ...{ endpoint: undefined, bucket: 'papers', region: 'eu-west-1', account: undefined, encryption: 'aws:kms' },
  })
  expect(s3Settings(new URL('https://s3.example.com/papers'))).toMatchObject({
    ...{ endpoint: 'https://s3.example.com', bucket: 'papers', account: undefined },
  })
})
