import { expect, it } from 'vitest'
import { ptPt } from './pt-pt.ts'
import { translationFaults } from './same-keys.ts'

/** Placeholders and punctuation only, the same in both languages. */
const same = [
  'agent.move',
  'console.outgoing.webhooks',
  'console.sites.width.768',
  'console.device.tablet',
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

it('says in European Portuguese what the English texts say (I4)', () => {
  expect(translationFaults(ptPt, same)).toEqual([])
})

/** Words of Brazil, and of the English texts, that are not used in Portugal. */
const foreign =
  /(?<!\p{L})(você|vocês|arquivos?|celular|usuários?|prêmios?|registr\p{L}+|contatos?|cadastr\p{L}+|senha|tela|baixar|salvar|planilha|fato|zip|LLC)(?!\p{L})|!/iu

it('uses the words of Portugal, and no exclamation mark (I4)', () => {
  expect(Object.entries(ptPt).filter(([, words]) => foreign.test(words))).toEqual([])
})

it('keeps numbers and their units on one line (I4)', () => {
  expect(Object.entries(ptPt).filter(([, words]) => /\d (\d{3}(?!\d)|€|%)/.test(words))).toEqual([])
})
