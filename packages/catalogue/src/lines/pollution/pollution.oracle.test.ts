import { expect, it } from 'vitest'
import type { Chosen } from '../../testing/walk-line.ts'
import { contextFor, everyChoice, walk } from '../../testing/walk-line.ts'

/* The way through pollution and its questions, written by hand. */

const isOwn = (path: string) => path.includes('/pollution')
const page = (index: number) => `/dynamic-questions/pollution/edit/${index}`
const create = '/dynamic-questions/pollution_tanks_create/edit/0'
const list = '/pollution.tanks/dynamic-questions/pollution_tanks_list/list'

type Case = {
  readonly chosen: Chosen
  readonly cover: string | undefined
  readonly tanks: string | undefined
  readonly count: number
  readonly subcontractors: string | undefined
}

const yesNo = ['Yes', 'No', undefined]
const cases: readonly Case[] = everyChoice.flatMap((chosen) =>
  ['job_sites', 'own_site', 'both', undefined].flatMap((cover) =>
    yesNo.flatMap((tanks) =>
      [0, 2].flatMap((count) => yesNo.map((subcontractors) => ({ chosen, cover, tanks, count, subcontractors }))),
    ),
  ),
)

function expectedPages({ chosen, cover, tanks }: Case): { pages: readonly string[]; listed: boolean } {
  if (chosen === 'not' || chosen === 'refused') return { pages: [], listed: false }
  const site = cover === 'own_site' || cover === 'both'
  return { pages: [page(0), page(2), page(3)], listed: site && tanks === 'Yes' }
}

it('job sites open the work, a site its neighbors and tanks; subcontractors alone open nothing (F7, F15)', () => {
  for (const one of cases) {
    const { pages, listed } = expectedPages(one)
    // For an empty list, Continue shows the first item; Back skips that page.
    const ahead = one.count === 0 ? [create, list] : [list]
    const behind = one.count === 0 ? [create] : [list]
    const context = contextFor('pollution', '14', one.chosen, {
      uses_subcontractors: one.subcontractors,
      pollution: {
        cover: one.cover,
        has_tanks: one.tanks,
        tanks: Array.from({ length: one.count }, (_, at) => ({ id: `t${at}` })),
      },
    })
    const { forwards, backwards } = walk(context, isOwn)
    expect({ ...one, forwards, backwards }).toEqual({
      ...one,
      forwards: listed ? [...pages, ...ahead] : pages,
      backwards: listed ? [...pages, ...behind] : pages,
    })
  }
  expect(cases.length).toBe(4 * 4 * 3 * 2 * 3)
})

it('an applicant with tanks has to list one (V3)', () => {
  const { flowState } = walk(
    contextFor('pollution', '14', 'picked', { pollution: { cover: 'both', has_tanks: 'Yes' } }),
    isOwn,
  )
  const entry = flowState.pages.find(({ path }) => path === create)
  expect([entry?.status, entry?.list?.failed]).toEqual(['incomplete', 'list.pollution_tanks.namesATank'])
})

const visibleWith = (pollution: object): readonly string[] =>
  walk(contextFor('pollution', '14', 'picked', { pollution }), isOwn).flowState.pages.flatMap(({ visible }) => visible)

it.each([
  [{ cover: 'both', services: ['abatement', 'hvac'] }, 'abatement_licensed', true],
  [{ cover: 'both', services: ['hvac'] }, 'abatement_licensed', false],
  [{ cover: 'own_site', services: ['abatement'] }, 'abatement_licensed', false],
  [{ cover: 'job_sites' }, 'services', true],
  [{ cover: 'own_site' }, 'services', false],
  [{ cover: 'job_sites' }, 'neighbors', false],
  [{ cover: 'own_site' }, 'neighbors', true],
  [{ stores: 'Yes' }, 'materials', true],
  [{ stores: 'No' }, 'materials', false],
  [{ waste: 'not_sure' }, 'haulers_licensed', true],
  [{ waste: 'none' }, 'haulers_licensed', false],
  [{ cover: 'own_site', phase_one: 'Yes' }, 'phase_one_findings', true],
  [{ cover: 'own_site', phase_one: 'Not sure' }, 'phase_one_findings', false],
  [{ cover: 'job_sites', phase_one: 'Yes' }, 'phase_one_findings', false],
  [{ violations: 'Yes' }, 'violations_detail', true],
  [{ known_conditions: 'Not sure' }, 'known_conditions_detail', true],
  [{ known_conditions: 'No' }, 'known_conditions_detail', false],
] as const)('%j: %s is asked %s (Q2)', (answers, name, expected) => {
  expect(visibleWith(answers).includes(`pollution.${name}`)).toBe(expected)
})
