import { describe, expect, it } from 'vitest'
import { followedBefore, followZip } from './follow-zip.ts'

const fills = { city: 'item.city', state: 'item.state' }
const place = (cities: readonly string[], ...states: readonly string[]) => ({ cities, states })
const chicago = place(['Chicago'], 'IL')
const queens = place(['Long Island City', 'Queens'], 'NY')
const fort = place(['Fort Campbell'], 'KY', 'TN')
const standing = (city?: unknown, state?: unknown) => (path: string) => (path === 'item.city' ? city : state)

describe('a ZIP code (S2, S3, K1)', () => {
  it.for([
    ['fills in an empty city and state', chicago, [undefined, undefined], {}, ['Chicago', 'IL']],
    ['fills in what was emptied', chicago, ['', ''], {}, ['Chicago', 'IL']],
    ['keeps a city that was typed', chicago, ['Evanston', undefined], {}, ['keeps', 'IL']],
    ['keeps a state that was chosen', chicago, [undefined, 'WI'], {}, ['Chicago', 'keeps']],
    [
      'replaces what another code filled in',
      chicago,
      ['Milwaukee', 'WI'],
      { city: 'Milwaukee', state: 'WI' },
      ['Chicago', 'IL'],
    ],
    ['keeps what was typed over it', chicago, ['Evanston', 'WI'], { city: 'Milwaukee', state: 'WI' }, ['keeps', 'IL']],
    [
      'says nothing anew of what stands there',
      chicago,
      ['Chicago', 'IL'],
      { city: 'Chicago', state: 'IL' },
      ['keeps', 'keeps'],
    ],
    ['leaves the city free where it has several', queens, [undefined, undefined], {}, ['keeps', 'NY']],
    [
      'takes another code’s city away then',
      queens,
      ['Chicago', 'IL'],
      { city: 'Chicago', state: 'IL' },
      [undefined, 'NY'],
    ],
    ['keeps one of its several cities', queens, ['Queens', 'NY'], { city: 'Queens', state: 'NY' }, ['keeps', 'keeps']],
    ['leaves the state free where it has two', fort, [undefined, undefined], {}, ['Fort Campbell', 'keeps']],
    ['keeps either of its two states', fort, [undefined, 'TN'], { state: 'TN' }, ['Fort Campbell', 'keeps']],
  ] as const)('%s', ([, found, [city, state], followed, expected]) => {
    const before = Object.fromEntries(Object.entries(followed).map(([name, answer]) => [`item.${name}`, answer]))
    const [nextCity, nextState] = expected
    const answers = {
      ...(nextCity === 'keeps' ? {} : { 'item.city': nextCity }),
      ...(nextState === 'keeps' ? {} : { 'item.state': nextState }),
    }
    expect(followZip(fills, found, standing(city, state), before)).toEqual(answers)
  })

  it('takes along what stood beside an earlier code and is its place, and nothing else', () => {
    expect(followedBefore(fills, chicago, standing('Chicago', 'IL'))).toEqual({
      'item.city': 'Chicago',
      'item.state': 'IL',
    })
    expect(followedBefore(fills, chicago, standing('Evanston', 'IL'))).toEqual({ 'item.state': 'IL' })
    expect(followedBefore({ state: 'item.state' }, queens, standing('Queens', ''))).toEqual({})
  })
})
