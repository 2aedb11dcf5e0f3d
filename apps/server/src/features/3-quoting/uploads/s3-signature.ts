import { createHash, createHmac } from 'node:crypto'

export type S3Account = { readonly keyId: string; readonly secret: string; readonly region: string }

type Request = {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly url: URL
  readonly body: Buffer
  /** Every header here is signed. */
  readonly headers?: Readonly<Record<string, string>>
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()

/**
 * The headers that prove a request to an S3-compatible store, by AWS Signature Version 4 for one unbroken body.
 * The URL's path must need no escaping and have no query.
 */
export function signedHeaders(
  { method, url, body, headers = {} }: Request,
  { keyId, secret, region }: S3Account,
  now: Date,
): Record<string, string> {
  const moment = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = moment.slice(0, 8)
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': sha256(body),
    'x-amz-date': moment,
  }
  const names = Object.keys(signed).sort()
  const canonical = [
    method,
    url.pathname,
    '',
    ...names.map((name) => `${name}:${signed[name]}`),
    '',
    names.join(';'),
    signed['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  const signature = hmac(Buffer.from(key), `AWS4-HMAC-SHA256\n${moment}\n${scope}\n${sha256(canonical)}`).toString(
    'hex',
  )
  return {
    ...signed,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  }
}
