import { expect, it } from 'vitest'
import { esEs } from './es-es.ts'
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
  expect(translationFaults(esEs, same)).toEqual([])
})

/** Forms of “tú”, “vos” and “vosotros”, exclamation marks, straight quotes, and words of the English texts. */
const wrong =
  /(?<!\p{L})(tu|tus|tú|te|ti|vos|vosotros|vuestr[oa]s?|tienes|puedes|quieres|pediste|elijas|recibes|haz|introduzca|invalid|please|zip|LLC)(?!\p{L})|[!¡"]/iu

it('addresses people as usted, without exclamation marks (I4)', () => {
  expect(Object.entries(esEs).filter(([, words]) => wrong.test(words))).toEqual([])
})

it('closes what it opens (I4)', () => {
  const count = (words: string, sign: string): number => words.split(sign).length - 1
  const uneven = Object.entries(esEs).filter(
    ([, words]) => count(words, '¿') !== count(words, '?') || count(words, '“') !== count(words, '”'),
  )
  expect(uneven).toEqual([])
})

it('has both forms of every plural (V2)', () => {
  const single = Object.keys(esEs).filter((key) => key.endsWith('.one'))
  const lonely = single.filter((key) => {
    const base = key.slice(0, -'.one'.length)
    return esEs[`${base}.other`] === undefined && esEs[base] === undefined
  })
  expect(single.length).toBeGreaterThan(20)
  expect(lonely).toEqual([])
})
