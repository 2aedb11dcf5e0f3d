import { expect, it } from 'vitest'
import { ptBr } from './pt-br.ts'
import { translationFaults } from './same-keys.ts'

/** Only placeholders and punctuation, the same in both languages. */
const same = [
  'agent.move',
  'console.outgoing.webhooks',
  'console.sites.width.768',
  'console.device.tablet',
  'account.offer',
  'mail.support_case.subject',
  'mail.support_case.title',
  'page.basket.line',
  'license.ofRegister',
  'license.npn',
  'page.legal',
  'ui.entry',
  'ui.errors.inEntry',
  'ui.list.itemPage',
  'ui.list.says',
  'ui.keys.enter',
]

it('says in Brazilian Portuguese what the English texts say (I4)', () => {
  expect(translationFaults(ptBr, same)).toEqual([])
})

/** Words of Portugal, and of the English texts, that are not used in Brazil. */
const foreign =
  /\b(prémio|telemóvel|ficheiros?|utilizador|ecrã|registo|contacte|sítio|mediador|tomador|invalid|please|zip|LLC)\b|!/iu

it('uses the words of Brazil, and no exclamation mark (I4)', () => {
  expect(Object.entries(ptBr).filter(([, words]) => foreign.test(words))).toEqual([])
})

/** A count of 0 or 1 takes the form `one` in Portuguese, so each `one` has its `other` or its plain text. */
it('has both forms of every plural (V2)', () => {
  const single = Object.keys(ptBr).filter((key) => key.endsWith('.one'))
  const lonely = single.filter((key) => {
    const base = key.slice(0, -'.one'.length)
    return ptBr[`${base}.other`] === undefined && ptBr[base] === undefined
  })
  expect(single.length).toBeGreaterThan(20)
  expect(lonely).toEqual([])
})
