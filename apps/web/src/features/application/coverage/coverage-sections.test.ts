import type { InsuranceTypeReply } from '@coverwright/contract/insurance-types'
import type { Translate } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { withUnlisted } from '../../../forms/coverage/coverage-section.ts'
import { coverageSections } from './coverage-sections.ts'

const type = (line: string, more: Partial<InsuranceTypeReply> = {}): InsuranceTypeReply => ({
  ...{ uuid: line, line, tag: line, name: line, tagline: '' },
  ...{ purpose: 'standard', wholesaler_allowed: true, online: true, insurers: 2, outlook: 'likely' },
  ...more,
})
const t: Translate = (text) => (typeof text === 'string' ? text : text.words)
const namesIn = (sections: ReturnType<typeof coverageSections>) =>
  sections.map(({ id, options }) => [id, ...options.map(({ name, badge }) => [name, badge?.words].join(' ').trim())])

const gl = type('gl', { suggestion: 'visitors' })
const equipment = type('equipment', { purpose: 'deprecated', retired: true, online: false })

it('what a quote has and is no longer offered stands first, in a section that says so (I1)', () => {
  expect(namesIn(coverageSections([gl, type('cl'), equipment], t))).toEqual([
    ['retired', 'equipment page.coverages.deprecated'],
    ['suggested', 'gl visitors'],
    ['more', 'cl'],
  ])
  expect(coverageSections([gl], t).map(({ id }) => id)).toEqual(['suggested'])
})

it('a card says what a type is offered as, unless it is a standard one (I1, seed 3)', () => {
  const offeredTypes = [
    type('gl'),
    type('bop', { purpose: 'upsell' }),
    type('umb', { purpose: 'crosssell' }),
    type('breach', { purpose: 'downsell', online: false }),
    equipment,
  ]
  expect(namesIn(coverageSections(offeredTypes, t))).toEqual([
    ['retired', 'equipment page.coverages.deprecated'],
    ['more', 'gl', 'bop page.coverages.upsell', 'umb page.coverages.crosssell'],
    ['advisor', 'breach page.coverages.downsell'],
  ])
})

it('what the law asks for comes first, what contains another stands with it, and many others are folded (I1)', () => {
  const bop = type('bop', { suggestion: 'premises', contains: ['gl'] })
  const many = ['cl', 'do', 'se', 'fid'].map((line) => type(line))
  const [suggestedSection, more] = coverageSections([gl, bop, type('wc', { required: true }), ...many], t)
  expect(suggestedSection?.options.map(({ name, badge }) => [name, badge?.kind])).toEqual([
    ['wc', 'law'],
    ['gl', 'line'],
    ['bop', 'line'],
  ])
  expect(suggestedSection?.either?.uuids).toEqual(['bop', 'gl'])
  expect([suggestedSection?.folded, more?.folded]).toEqual([false, true])
})

it('a choice that is not on the list also has one card, so that it can be removed (I1)', () => {
  const selection = [
    { uuid: 'gl', name: 'gl' },
    { uuid: 'cl', name: 'Cyber' },
    { uuid: 'cl', name: 'Cyber' },
  ]
  const own = 'Cyber page.coverages.deprecated'
  expect(namesIn(withUnlisted(coverageSections([gl], t), selection, t))).toEqual([
    ['retired', own],
    ['suggested', 'gl visitors'],
  ])
  const both = withUnlisted(coverageSections([gl, equipment], t), selection, t)
  expect(namesIn(both)[0]).toEqual(['retired', 'equipment page.coverages.deprecated', own])
  const sections = coverageSections([gl, type('cl')], t)
  expect(withUnlisted(sections, selection, t)).toBe(sections)
})
