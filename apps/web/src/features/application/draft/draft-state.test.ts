import { expect, it } from 'vitest'
import { createPageDraft } from './page-draft.ts'

it('wakes the one field that was answered, and a whole other draft those that are different in it (speed)', () => {
  const held = createPageDraft({ entered: { name: 'Ac', city: 'Ohio' } })
  const drawn: string[] = []
  const stop = ['name', 'city', 'zip'].map((path) => held.subscribe(path, () => drawn.push(path)))
  held.hold({ entered: { name: 'Acm', city: 'Ohio' } })
  expect(drawn).toEqual(['name'])
  expect([held.entered('name'), held.entered('zip')]).toEqual(['Acm', undefined])
  held.hold({ entered: { zip: '60614' } })
  expect(drawn).toEqual(['name', 'name', 'city', 'zip'])
  for (const each of stop) each()
  held.hold({ entered: {} })
  expect(drawn).toHaveLength(4)
})

it('tells what was typed into a control from what something else wrote there (speed)', () => {
  const held = createPageDraft({ entered: {} })
  held.hold({ entered: { name: 'A' } }, 'name')
  held.hold({ entered: { name: 'Ac' } }, 'name')
  expect(held.written('name')).toBe(0)
  held.hold({ entered: { name: 'Ac', city: 'Ohio' } })
  expect([held.written('name'), held.written('city')]).toEqual([0, 1])
  held.hold({ entered: {} })
  expect([held.written('name'), held.written('city')]).toEqual([1, 2])
})
