import { fetchConfigured } from '../../../platform/fetch-configured.ts'
import type { ObjectStore } from './object-store.ts'
import { type S3Account, signedHeaders } from './s3-signature.ts'

type Options = {
  /** Of the bucket, path style: `https://s3.example.com/documents`. */
  readonly bucket: URL
  readonly account: S3Account
  readonly clock: () => Date
}

const timeoutMs = 20_000

/** Objects in a bucket of an S3-compatible store: for several servers, which share no disk. */
export function createS3Store({ bucket, account, clock }: Options): ObjectStore {
  const call = async (
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    body: Buffer = Buffer.alloc(0),
  ): Promise<Response> => {
    const url = new URL(`${bucket.href.replace(/\/$/, '')}/${key}`)
    const { host: _set, ...headers } = signedHeaders({ method, url, body }, account, clock())
    const response = await fetchConfigured(url, {
      method,
      headers,
      ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok && response.status !== 404) {
      throw new Error(`The object store answered ${response.status} to ${method}`)
    }
    return response
  }
  return {
    async put(key, bytes) {
      const { ok, status } = await call('PUT', key, bytes)
      if (!ok) throw new Error(`The object store answered ${status}: is there such a bucket?`)
    },
    async get(key) {
      const response = await call('GET', key)
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
    },
    async remove(key) {
      await call('DELETE', key)
    },
  }
}
