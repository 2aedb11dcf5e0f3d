import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** A webhook as it is signed: its id and body stay the same in every attempt, `at` is the attempt's own time. */
type Message = { readonly id: string; readonly at: Date; readonly body: string }

/** A new secret in the form that receivers get: 32 random bytes. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** The headers of the Standard Webhooks specification, with a signature for each secret. */
export const signedHeaders = ({ id, at, body }: Message, secrets: readonly string[]) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
})
