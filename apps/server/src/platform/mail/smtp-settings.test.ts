import { expect, it } from 'vitest'
import { StartupError } from '../errors/startup-error.ts'
import { isLoopback } from './local-address.ts'
import { smtpSettings } from './smtp-settings.ts'

const localUrl = new URL('http://localhost:3000')
const smtpUrl = new URL('smtps://user:pass@smtp.example.com')

it.each(['http://localhost:3000', 'http://agents.localhost', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'keeps mail on this machine if %s is the public address (R1)',
  (address) => {
    expect(smtpSettings({ smtpUrl: undefined, from: undefined, publicUrl: new URL(address) })).toBeUndefined()
  },
)

it.each(['https://insure.example', 'http://192.168.0.7:3000', 'http://0.0.0.0:3000', 'https://localhost.example'])(
  'publishes no outbox at %s (S1)',
  (address) => {
    const read = () => smtpSettings({ smtpUrl: undefined, from: undefined, publicUrl: new URL(address) })
    expect(read).toThrow(StartupError)
    expect(read).toThrow('set SMTP_URL')
  },
)

it('requires a sender', () => {
  expect(() => smtpSettings({ smtpUrl, from: undefined, publicUrl: localUrl })).toThrow('MAIL_FROM must be')
  expect(() => smtpSettings({ smtpUrl, from: 'Harbor', publicUrl: localUrl })).toThrow('MAIL_FROM must be')
  const settings = smtpSettings({ smtpUrl, from: 'Harbor <mail@harbor.example>', publicUrl: localUrl })
  expect(settings).toEqual({ url: smtpUrl, from: { name: 'Harbor', address: 'mail@harbor.example' } })
})

it('refuses an unreadable address of a mail server, without printing its password (S1)', () => {
  const read = (address: string) => () =>
    smtpSettings({ smtpUrl: new URL(address), from: 'mail@harbor.example', publicUrl: localUrl })
  expect(read('smtp:///')).toThrow('names no mail server')
  expect(read('smtp://me:se%zzcret@smtp.example')).toThrow(/^(?!.*cret).*SMTP_URL/)
})

it('recognizes the addresses of this machine', () => {
  for (const ip of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) expect(isLoopback(ip), ip).toBe(true)
  for (const ip of ['10.0.0.1', '::ffff:10.0.0.1', '0.0.0.0', '1127.0.0.1', '', undefined]) {
    expect(isLoopback(ip), String(ip)).toBe(false)
  }
})
