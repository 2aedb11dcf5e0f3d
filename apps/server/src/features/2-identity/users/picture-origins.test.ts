import { expect, test } from 'vitest'
import { pictureOrigins } from './picture-origins.ts'

test('an agency’s pictures may come from the origins in its file, or from our own site (R7)', () => {
  const account_manager = { full_name: 'Amara Osei', email: 'amara@a.example', photo: 'https://photos.example/a.jpg' }
  const agencies = [
    { id: 'a', name: 'A', logo: 'https://a.example:8443/logo.svg', account_manager },
    { id: 'b', name: 'B', logo: 'https://a.example:8443/other.svg' },
    { id: 'c', name: 'C', logo: '/logos/c.svg' },
  ]
  const people = [{ email: 'r@a.example', role: 'agent', agency: 'a', photo: 'https://people.example/r.svg' }] as const
  expect(pictureOrigins({ agencies, people: [] })).toEqual(['https://a.example:8443', 'https://photos.example'])
  expect(pictureOrigins({ agencies: [], people })).toEqual(['https://people.example'])
})
