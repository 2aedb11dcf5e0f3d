import { Webhook } from 'standardwebhooks'

/**
 * Reads a webhook as a receiver does, checked as the specification says.
 * @throws if the signature is wrong
 */
export const verifyWebhook = (secret: string, body: string, headers: Readonly<Record<string, string>>): unknown =>
  new Webhook(secret).verify(body, headers)
