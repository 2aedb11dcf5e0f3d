import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { describe, expect, it } from 'vitest'
import site from '../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../countries/us/country.ts'
import { siteFlow } from '../sites/site-flow.ts'
import { switchesOf, viewerSwitches } from '../sites/switches.ts'

const { flow } = siteFlow(site, unitedStates)

type Case = { readonly said?: 'Yes' | 'No'; readonly site: boolean; readonly agent?: boolean; readonly alone?: boolean }

function entryIn({ said, site: multiClassOn, agent = false, alone = false }: Case, answers = {}) {
  const switches = {
    ...switchesOf({ switches: { ...site.switches, multiClassOn, individualsOn: true }, channel: 'direct' }),
    ...viewerSwitches({ agent }),
  }
  const business_type = alone ? 'sole_proprietor' : 'llc'
  const context = {
    answers: { business_type, ...answers },
    facts: { naics6: '238320', show_mc_group: said },
    sets: {},
    switches,
  }
  const { pages: entries } = evaluateFlow(flow, { ...context, today: '2026-11-20' })
  return entries.find(({ path }) => path === '/mc')
}

it.each<[string, Case, boolean]>([
  ['the site asks it', { site: true }, true],
  ['the site does not', { site: false }, false],
  ['an agent says Yes where the site does not ask', { said: 'Yes', site: false, agent: true }, true],
  ['and the client goes on', { said: 'Yes', site: false }, true],
  ['an agent says No where the site asks', { said: 'No', site: true, agent: true }, false],
  ['somebody works alone', { site: true, alone: true }, false],
])('kinds of work have a page: %s (F3)', (_title, one, isAsked) => {
  expect(entryIn(one) !== undefined).toBe(isAsked)
  expect(entryIn(one)?.section.id).toBe(isAsked ? 'mc' : undefined)
})

describe('what else the business does (F3, V3)', () => {
  const answersWith = (...kinds: readonly (readonly [string, number])[]) => ({
    multi_class: 'Yes',
    other_classes: kinds.map(([class_code_ref, share], at) => ({ id: `k${at}`, class_code_ref, share })),
  })
  it.each([
    ['nothing else', { multi_class: 'No' }, []],
    ['one other kind', answersWith(['CW238160A', 30]), []],
    ['no other kind named', { multi_class: 'Yes' }, ['validationError.pickFromList', 'validationError.requiredField']],
    ['the same twice', answersWith(['CW238160A', 30], ['CW238160A', 5]), ['validationError.hasNoDuplicates']],
    ['nothing left for the main trade', answersWith(['CW238160A', 100]), ['validationError.totalIsLessThanOrEqual']],
  ])('%s', (_title, answers, keys) => {
    const problemKeys = entryIn({ site: true }, answers)?.problems.map(({ key }) => key)
    expect(new Set(problemKeys)).toEqual(new Set(keys))
  })
})
