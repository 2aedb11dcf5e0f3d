import { expect, it } from 'vitest'
import { cleanText } from '../../../input/clean-text.ts'
import { readNumber } from '../../../input/read-number.ts'
import { habitsIn } from '../../../testing/number-habits.ts'
import { maskedEmail } from '../../../text/masked-email.ts'
import { displayedPhone, normalisedPhone, phoneHref } from '../../../text/phone.ts'
import { checkRules } from '../../check-rules.ts'
import { canonicalText } from '../../typed-values.ts'
import { publicDomain } from '../identity/public-domain.ts'

const length = 50_000
const countries = ['US', 'FR', 'ES', 'PT', 'BR', 'GB', 'AR']

/** Makes a careless pattern backtrack from every letter. */
const hostile: readonly string[] = [
  ...['a', '1', '0', ' ', '-', '.', '(', '/', ':', '@', ',', '%', 'a.', '1-', '1 ', '.0', '0,', 'a@', '-a', '::', '\t'],
].map((part) => part.repeat(Math.ceil(length / part.length)))

const texts = hostile.flatMap((text) => [text, `a@${text}!`, `https://${text}!`])

const check = { in: [], than: 5, to: 'x', count: 9, from: 1, of: 'other', date: 'today', format: 'MM-DD-YYYY' }
const kinds = ['siret', 'cif', 'nif', 'nipc', 'cnpj', 'cpf', 'cuit', 'vat', 'utr', 'nie']

type Reading = readonly [name: string, read: (text: string) => unknown]

const readings: readonly Reading[] = [
  ...Object.entries(checkRules).map(([name, rule]): Reading => {
    const view = (text: string) => ({ get: () => text, today: '2026-11-20' })
    return [
      name,
      (text) =>
        countries.map((country, at) =>
          rule(text, { rule: name, ...check, country, kind: kinds[at] ?? 'siret' }, view(text)),
        ),
    ]
  }),
  ['publicDomain', publicDomain],
  ['maskedEmail', maskedEmail],
  ['displayedPhone', displayedPhone],
  ['phoneHref', phoneHref],
  ['readNumber', (text) => ['en-US', 'fr-FR', 'pt-BR'].map((locale) => readNumber(text, habitsIn(locale), 'money'))],
  ['cleanText', (text) => cleanText(text)],
  ['normalisedPhone', (text) => countries.map((country) => normalisedPhone(text, country))],
  ['canonicalText', (text) => countries.map((country) => canonicalText({ type: 'zip', country }, text))],
]

/** Milliseconds of processor time: a busy machine makes no pattern slow. */
function workOf(read: () => unknown): number {
  const before = process.cpuUsage()
  read()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

it.each(readings)('%s reads any fifty thousand letters at once (V1) (case V14)', (_, read) => {
  // A first slow run may be due to garbage collection.
  const slow = texts.filter((text) => [1, 2, 3].every(() => workOf(() => read(text)) >= 100))
  expect(slow.map((text) => text.slice(0, 12))).toEqual([])
})
