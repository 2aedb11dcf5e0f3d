import { expect, it } from 'vitest'
import { namesToForget } from './forget-everything.ts'

it('signing out removes drafts and opened quotes, and keeps settings and other applications (R6)', () => {
  const drafts = [
    'coverwright.draft.new./',
    'coverwright.draft.1./contact',
    'coverwright.class',
    'coverwright.creation',
  ]
  const keys = ['coverwright.quote', 'coverwright.renewal', 'coverwright.item.1.locations', 'coverwright.signIn']
  const popups = ['coverwright.popup', 'coverwright.acme.popup']
  const others = ['coverwright.keys', 'coverwright.person', ...popups, 'theirs', 'coverwrights.draft']
  expect(namesToForget([...drafts, ...others, ...keys])).toEqual([...drafts, ...keys])
})
