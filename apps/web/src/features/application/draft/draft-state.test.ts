import { expect, it } from 'vitest'
import { createDraftState } from './draft-state.ts'

it('wakes the one field that was answered, and a whole other draft those that are different in it (speed)', () => {
  const state = createDraftState({ entered: { name: 'Ac', city: 'Ohio' } })
  const states: string[] = []
  const stop = ['name', 'city', 'zip'].map((path) => state.subscribe(path, () => states.push(path)))
  state.set({ entered: { name: 'Acm', city: 'Ohio' } })
  expect(states).toEqual(['name'])
  expect([state.entered('name'), state.entered('zip')]).toEqual(['Acm', undefined])
  state.set({ entered: { zip: '60614' } })
  expect(states).toEqual(['name', 'name', 'city', 'zip'])
  for (const each of stop) each()
  state.set({ entered: {} })
  expect(states).toHaveLength(4)
})
