import { Webhook } from 'standardwebhooks'

/** What a receiver reads of a webhook, as the specification has it checked. @throws when the signature is not good */
export const verifyWebhook = (secret: string, body: string, headers: Readonly<Record<string, string>>): unknown =>
  new Webhook(secret).verify(body, headers)
