import { expect, it } from 'vitest'
import { frFr } from './fr-fr.ts'
import { translationFaults } from './same-keys.ts'

/** Only placeholders and punctuation, or spelled the same in both languages. */
const same = [
  'agent.mover.client',
  'console.outgoing.webhooks',
  'license.ofRegister',
  'license.npn',
  'page.legal',
  'ui.entry',
  'ui.number.6',
  'mail.support_case.title',
  'page.pdf.date',
  'document.date',
  'bind.kind.signature',
  'desk.timeline.version',
]

it('has a French text for every English one, with the same placeholders (I4)', () => {
  expect(translationFaults(frFr, same)).toEqual([])
})

const saying = (pattern: RegExp) => Object.entries(frFr).filter(([, words]) => pattern.test(words))

it('sets no-break spaces where French sets them (I4)', () => {
  expect(saying(/(^|[^\u202f])[;!?%]/u)).toEqual([])
  expect(saying(/[^\u00a0\d][:€]|«[^\u00a0]|[^\u00a0]»/u)).toEqual([])
})

it('addresses the reader plainly, and never shouts (I4)', () => {
  expect(saying(/(?<![\p{L}’])(tu|ton|ta|tes|toi)(?!\p{L})|!|veuillez|oups|merci de|invalide|incorrect/iu)).toEqual([])
})

// A placeholder is not a word.
it('uses one word for one thing (I4)', () => {
  expect(saying(/(?<![\p{L}{-])(déductible|polices?|quotes?|mails?|ZIP|LLC)(?!\p{L})/u)).toEqual([])
})

it('has both forms of every plural (V2)', () => {
  const single = Object.keys(frFr).filter((key) => key.endsWith('.one'))
  const lonely = single.filter((key) => {
    const base = key.slice(0, -'.one'.length)
    return frFr[`${base}.other`] === undefined && frFr[base] === undefined
  })
  expect(single.length).toBeGreaterThan(20)
  expect(lonely).toEqual([])
})
