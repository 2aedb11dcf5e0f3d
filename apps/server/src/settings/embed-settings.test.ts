import { expect, it } from 'vitest'
import { embedSettings } from './embed-settings.ts'

const read = (text: string) => embedSettings.embedSecrets.read({ EMBED_SECRETS: text })
const [one, two] = ['1'.repeat(32), '2'.repeat(32)]

it('reads the secrets of each partner, two while one is replaced (O12)', () => {
  expect([...read('')]).toEqual([])
  expect([...read(`acme:${one}, oak:${two},acme:${two}`)]).toEqual([
    ['acme', [one, two]],
    ['oak', [two]],
  ])
})

it.each([
  ['acme', 'must be partner:secret'],
  [`:${one}`, 'must be partner:secret'],
  ['acme:hush', 'the secret of acme is shorter than 32 characters'],
])('refuses %j without telling the secret (O12)', (text, says) => {
  expect(() => read(text)).toThrow(says)
  expect(() => read(text)).not.toThrow('hush')
})
