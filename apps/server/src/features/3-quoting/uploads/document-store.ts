import path from 'node:path'
import { createDiskStore } from './disk-store.ts'
import type { ObjectStore } from './object-store.ts'
import { createS3Store, type S3Settings } from './s3-store.ts'

type Options = {
  /** As `DOCUMENTS_URL` is written; undefined: the data folder. */
  readonly url: URL | undefined
  readonly dataFolder: string
}

/** The store of the quotes' documents: on this machine's disk, or in the configured bucket. */
export const createDocumentStore = ({ url, dataFolder }: Options): ObjectStore =>
  url ? createS3Store(s3Settings(url)) : createDiskStore(path.join(dataFolder, 'documents'))

/**
 * `s3://bucket?region=eu-central-1` is Amazon's, `https://s3.example.com/bucket?region=…` another store. Key and secret stand
 * before the host; without them those of the environment count. `token` is a session's, `sse` how the store encrypts.
 */
export function s3Settings(url: URL): S3Settings {
  const { searchParams: options } = url
  const isAmazon = url.protocol === 's3:'
  const token = options.get('token')
  const sse = options.get('sse')
  return {
    endpoint: isAmazon ? undefined : url.origin,
    bucket: isAmazon ? url.hostname : url.pathname.slice(1).replace(/\/$/, ''),
    region: options.get('region') ?? 'us-east-1',
    account: url.username
      ? {
          accessKeyId: decodeURIComponent(url.username),
          secretAccessKey: decodeURIComponent(url.password),
          ...(token === null ? {} : { sessionToken: token }),
        }
      : undefined,
    encryption: sse === 'AES256' || sse === 'aws:kms' ? sse : undefined,
  }
}
