import { enUs } from '@coverwright/catalogue/messages/en-us'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { renewalWords } from './policy-words.ts'

const t = translator(enUs, 'en-US')
const renewal = { ends: '2027-03-01', may: [] }
const quote = { id: 'q', uuid: 'u', completed: false }

it('a policy says how far its renewal has come, and nothing before it is due (N2, S9)', () => {
  const words = (each: Parameters<typeof renewalWords>[0]) => renewalWords(each, { locale: 'en-US' }, t)
  expect(words({ ...renewal, state: 'not_due' })).toBeUndefined()
  expect(words({ ...renewal, state: 'due' })).toBe('Renewal due: it ends Mar 1, 2027')
  expect(words({ ...renewal, state: 'started', quote })).toBe('Your renewal is started but not submitted yet')
  expect(words({ ...renewal, state: 'started', quote: { ...quote, completed: true } })).toBe(
    'Insurers have your renewal. It is not bound yet',
  )
  expect(words({ ...renewal, state: 'renewed' })).toBe('Renewed: an insurer confirmed the next term')
})
