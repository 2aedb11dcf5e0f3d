import { readAnswer } from '@coverwright/core/answers/answers'
import { expect, it } from 'vitest'
import { mapAddress, placeWords } from './map-address.ts'

const place = ['item.street', 'item.city', 'item.zip_code']
const words = (item: object) => placeWords(place, (path) => readAnswer({ item: { ...item } }, path))

it('says in one line where a place is, once all of it is known (S3)', () => {
  expect(words({ street: ' 1 Elm St ', city: 'Troy', zip_code: '12180', unit: '2' })).toBe('1 Elm St, Troy, 12180')
  expect(words({ street: '1 Elm St', city: ' ', zip_code: '12180' })).toBeUndefined()
  expect(words({ street: '1 Elm St', zip_code: '12180' })).toBeUndefined()
  expect(placeWords([], () => 'Troy')).toBeUndefined()
})

it('fills the template without changing the address around it (S3)', () => {
  expect(mapAddress('https://maps.example/?q={query}&z=15', '1 Elm & Oak $& #2', '12180')).toBe(
    'https://maps.example/?q=1%20Elm%20%26%20Oak%20%24%26%20%232&z=15',
  )
  expect(mapAddress('/maps/{query}.png?alt={query}', 'Troy', '12180')).toBe('/maps/Troy.png?alt=Troy')
  expect(mapAddress('/api/place-map?zip={zip}', 'Troy', '12180-1')).toBe('/api/place-map?zip=12180-1')
})
