import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { newSecret, signedHeaders } from './signing.ts'

const message = { id: 'msg_1', at: new Date(), body: '{"type":"endpoint.test"}' }

/** By the specification, without its package. */
function signatureBy(secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signedText = `${message.id}.${Math.floor(message.at.getTime() / 1000)}.${message.body}`
  return `v1,${createHmac('sha256', key).update(signedText).digest('base64')}`
}

it('signs id, time and body as the specification says', () => {
  const secret = newSecret()
  const headers = signedHeaders(message, [secret])
  expect(headers['webhook-signature']).toBe(signatureBy(secret))
  expect(new Webhook(secret).verify(message.body, headers)).toEqual({ type: 'endpoint.test' })
  expect(() => new Webhook(secret).verify(`${message.body} `, headers)).toThrow('No matching signature')
  expect(() => new Webhook(newSecret()).verify(message.body, headers)).toThrow('No matching signature')
})

it('signs with each secret, so that a receiver with either of them accepts it', () => {
  const secrets = [newSecret(), newSecret()]
  const headers = signedHeaders(message, secrets)
  for (const secret of secrets) expect(new Webhook(secret).verify(message.body, headers)).toBeDefined()
})

it('makes distinct secrets of 32 bytes', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^whsec_/)
  expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32)
  expect(newSecret()).not.toBe(secret)
})
