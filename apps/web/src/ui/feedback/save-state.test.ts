import { enUs } from '@coverwright/catalogue/messages/en-us'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { savedText } from './save-state.tsx'

const t = translator(enUs, 'en-US')
const words = (at: string, now: string) => savedText(new Date(at), new Date(now), 'en-US', t).replaceAll('\u202f', ' ')

it('a save of an earlier day is shown with its date (S6)', () => {
  expect(words('2026-11-21T07:11:00', '2026-11-21T23:59:00')).toBe('at 7:11 AM')
  expect(words('2026-11-21T07:11:00', '2026-11-22T07:11:00')).toBe('on Nov 21, 2026, 7:11 AM')
})
