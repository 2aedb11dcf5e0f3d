import path from 'node:path'
import { createDiskStore } from './disk-store.ts'
import type { ObjectStore } from './object-store.ts'
import { createS3Store } from './s3-store.ts'

type Options = {
  /** `https://KEY:SECRET@s3.example.com/bucket?region=us-east-1`; undefined: the data folder. */
  readonly url: URL | undefined
  readonly dataFolder: string
  readonly clock: () => Date
}

/** The store of the quotes' documents: on this machine's disk, or in the configured bucket. */
export function createDocumentStore({ url, dataFolder, clock }: Options): ObjectStore {
  if (!url) return createDiskStore(path.join(dataFolder, 'documents'))
  return createS3Store({
    bucket: new URL(`${url.protocol}//${url.host}${url.pathname}`),
    account: {
      keyId: decodeURIComponent(url.username),
      secret: decodeURIComponent(url.password),
      region: url.searchParams.get('region') ?? 'us-east-1',
    },
    clock,
  })
}
