import { submission } from '@coverwright/core/saving/submission'
import { expect, it } from 'vitest'
import { contextFor, walk } from '../../testing/walk-line.ts'

/* Who is asked about people in their care, and what, written by hand. */

const page = '/dynamic-questions/in_care/edit/0'
const isOwn = (path: string) => path === page
const type = (number: string) => ({ uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${number}` })

function contextOf(naics6: string, traits: readonly string[], types: readonly string[], in_care: object = {}) {
  const context = contextFor('gl', '01', 'not', { insurance_types: types.map(type), in_care })
  return { ...context, facts: { ...context.facts, naics6, class_traits: traits } }
}
const school = (in_care: object) => contextOf('611110', ['children', 'in-care'], ['01'], in_care)

it.each([
  ['a school with general liability', '611110', ['children', 'in-care'], ['01'], [page]],
  ['a school with a business owner’s policy', '611110', ['children', 'in-care'], ['02'], [page]],
  ['a school with both', '611110', ['children', 'in-care'], ['01', '02'], [page]],
  ['a school without liability', '611110', ['children', 'in-care'], ['08'], []],
  ['a day care, which has pages of its own', '624410', ['children', 'in-care'], ['01'], []],
  ['a toy store', '459120', ['retail', 'children'], ['01'], []],
] as const)('%s (Q8)', (_who, naics6, traits, types, pages) => {
  const { forwards, backwards } = walk(contextOf(naics6, traits, types), isOwn)
  expect([forwards, backwards]).toEqual([pages, pages])
})

const visibleAt = (in_care: object) =>
  walk(school(in_care), isOwn)
    .flowState.pages.find(({ path }) => path === page)
    ?.visible.map((path) => path.replace('in_care.', ''))

const aboutThem = ['background_checks', 'two_adults', 'trained', 'overnight', 'abuse_allegation', 'abuse_limit']

it('nobody without family asks nothing more; a claim asks how it ended (Q8)', () => {
  expect(visibleAt({ who: ['none'] })).toEqual(['who'])
  expect(visibleAt({ who: ['adults'] })).toEqual(['who', ...aboutThem])
  expect(visibleAt({ who: ['children'], abuse_allegation: 'Yes' })).toEqual([
    'who',
    ...aboutThem.slice(0, -1),
    'abuse_detail',
    'abuse_limit',
  ])
})

it('a camp or a home, where people spend the night anyway, is not asked whether they stay (Q8)', () => {
  for (const trait of ['lodging', 'habitational']) {
    const context = contextOf('721214', ['in-care', trait], ['01'], { who: ['children'] })
    const visible = walk(context, isOwn).flowState.pages.find(({ path }) => path === page)?.visible
    expect(visible).toContain('in_care.two_adults')
    expect(visible).not.toContain('in_care.overnight')
  }
})

it('what was answered before nobody was in its care is not sent (Q2)', () => {
  const context = school({ who: ['none'], abuse_limit: '300000' })
  expect(submission(walk(context, isOwn).flowState, context).in_care).toEqual({ who: ['none'] })
})
