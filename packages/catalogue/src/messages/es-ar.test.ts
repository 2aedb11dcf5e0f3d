import { expect, it } from 'vitest'
import { esAr } from './es-ar.ts'
import { translationFaults } from './same-keys.ts'

/** Placeholders and punctuation only, and words spelled the same in both languages. */
const same = [
  'agent.move',
  'console.outgoing.webhooks',
  'No',
  'Error:',
  '© {year} {owner}. {license}',
  '{holder}, {register} {number}',
  'NPN {npn}',
  '{entry}: {label}',
  '{label} {number}',
  '{insurer}: {state}',
  '{item}: {page}',
  '{label}: {words}',
  '{line}, {insurer}, {price}',
  '{reference}: {topic}',
  '{topic}',
  'Enter',
]

it('says in Spanish what the English texts say (I4)', () => {
  expect(translationFaults(esAr, same)).toEqual([])
})

/** Forms of “vos” and “tú”, exclamation marks, straight quotes. */
const wrong =
  /(?<!\p{L})(tu|tus|tú|te|ti|vos|vosotros|vuestr[oa]s?|tenés|podés|querés|tienes|puedes|invalid|please)(?!\p{L})|[!¡"]/iu

it('addresses people as usted, without exclamation marks (I4)', () => {
  expect(Object.entries(esAr).filter(([, words]) => wrong.test(words))).toEqual([])
})

/** Words and money of Spain. */
const spain =
  /(?<!\p{L})(mediador|mediadores|correduría|Hacienda|NIF|NIE|ordenador|móvil|coche|autónomos?|España|euros?)(?!\p{L})|€/iu
/** Shown on no Argentine page: sums of US pages, and other countries’ tax numbers. */
const notHere = /^(field\.coverage\.(liability_limit|deductible|property_deductible)|validationError\.taxNumber)\./

it('speaks of Argentine trades, authorities and money (I4)', () => {
  const spanishWords = Object.entries(esAr).filter(([key, words]) => spain.test(words) && !notHere.test(key))
  expect(spanishWords.filter(([key]) => !['step.stmov-use.lede'].includes(key))).toEqual([])
})

it('closes what it opens (I4)', () => {
  const count = (words: string, sign: string): number => words.split(sign).length - 1
  const uneven = Object.entries(esAr).filter(
    ([, words]) => count(words, '¿') !== count(words, '?') || count(words, '“') !== count(words, '”'),
  )
  expect(uneven).toEqual([])
})
