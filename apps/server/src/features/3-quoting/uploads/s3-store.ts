import type { S3Client } from '@aws-sdk/client-s3'
import { lazy } from '../../../platform/lazy.ts'
import type { ObjectStore } from './object-store.ts'

export type S3Settings = {
  /** Where the store answers; undefined for Amazon's own, in the region. */
  readonly endpoint: string | undefined
  readonly bucket: string
  readonly region: string
  /** Undefined: those of the environment, such as a role of the machine, the pod or the task. */
  readonly account:
    | { readonly accessKeyId: string; readonly secretAccessKey: string; readonly sessionToken?: string }
    | undefined
  /** How the store encrypts objects, if not by its default. */
  readonly encryption: 'AES256' | 'aws:kms' | undefined
}

const timeoutMs = 20_000

/** Objects in a bucket of an S3-compatible store: for several servers, which share no disk. */
export function createS3Store({ bucket, encryption, ...settings }: S3Settings): ObjectStore {
  // Loaded with the first document: nothing else needs it.
  const s3 = lazy(() => connect(settings))
  const within = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) })
  return {
    async prepare() {
      const { client, sdk } = await s3()
      try {
        await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }), within())
      } catch (error) {
        if (statusOf(error) !== 404) throw storeError(error)
        await client.send(new sdk.CreateBucketCommand({ Bucket: bucket }), within()).catch((failure: unknown) => {
          // Another server created it in the meantime.
          if (nameOf(failure) !== 'BucketAlreadyOwnedByYou') throw storeError(failure)
        })
      }
    },
    async put(key, bytes) {
      const { client, sdk } = await s3()
      const command = new sdk.PutObjectCommand({
        ...{ Bucket: bucket, Key: key, Body: bytes },
        ...(encryption ? { ServerSideEncryption: encryption } : {}),
      })
      await client.send(command, within()).catch((error: unknown) => {
        throw storeError(error)
      })
    },
    async get(key) {
      const { client, sdk } = await s3()
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }), within())
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (nameOf(error) === 'NoSuchKey') return undefined
        throw storeError(error)
      }
    },
    async remove(key) {
      const { client, sdk } = await s3()
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key }), within()).catch((error: unknown) => {
        throw storeError(error)
      })
    },
  }
}

async function connect({ endpoint, region, account }: Pick<S3Settings, 'endpoint' | 'region' | 'account'>) {
  const sdk = await import('@aws-sdk/client-s3')
  const client: S3Client = new sdk.S3Client({
    region,
    ...(account ? { credentials: account } : {}),
    // Other vendors' stores are addressed by path, and not all know the newer checksums.
    ...(endpoint === undefined
      ? {}
      : {
          endpoint,
          forcePathStyle: true,
          requestChecksumCalculation: 'WHEN_REQUIRED' as const,
          responseChecksumValidation: 'WHEN_REQUIRED' as const,
        }),
  })
  return { sdk, client }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

function statusOf(error: unknown): number | undefined {
  const metadata: unknown = error instanceof Error ? Reflect.get(error, '$metadata') : undefined
  const status: unknown = typeof metadata === 'object' && metadata !== null && Reflect.get(metadata, 'httpStatusCode')
  return typeof status === 'number' ? status : undefined
}

/** Reports what the store answered and nothing that was sent. */
function storeError(error: unknown): Error {
  const answer = [statusOf(error), nameOf(error)].filter(Boolean).join(' ')
  return new Error(`The object store refused (${answer || 'no answer'})`, { cause: error })
}
