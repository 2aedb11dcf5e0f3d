import { readdirSync, readFileSync } from 'node:fs'
import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { back, next } from '@coverwright/core/navigation/navigate'
import { taxNumberKinds } from '@coverwright/core/validation/rules/identity/is-tax-number'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../messages/locales.ts'
import type { BusinessClass } from '../reference/classes.ts'
import { traits as knownTraits } from '../reference/classes.ts'
import { industries } from '../reference/industries.ts'
import titles from '../reference/naics2022.json' with { type: 'json' }
import type { Site } from '../sites/site.ts'
import { siteFlow, siteFlowFaults } from '../sites/site-flow.ts'
import { answerTo } from '../testing/any-answer.ts'
import { missingTexts } from '../testing/missing-texts.ts'
import { countries, countryOf } from './countries.ts'
import type { Country } from './country.ts'

const folder = new URL('../../../../sites/', import.meta.url)

/** The sample sites of every country except the United States, which has its own laws. */
const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && name !== 'site.schema.json')
  .map((name): { readonly site: Site } => ({ site: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) }))
  .filter(({ site }) => site.country !== 'US')

/** Everything the laws read of a country. */
function countryOfCode(code: string): Country {
  const country = countryOf(code)
  if (!country) throw new Error(`There is no country ${code}`)
  return country
}

it('every country has a sample site in sites/, from which people see what is sold there (I4)', () => {
  const coveredCountries = new Set(cases.map(({ site }) => site.country))
  expect(countries.filter(({ code }) => code !== 'US' && !coveredCountries.has(code)).map(({ name }) => name)).toEqual(
    [],
  )
})

describe.each(cases)('$site.name', ({ site }) => {
  const country = countryOfCode(site.country)
  const own = siteFlow(site, country)
  const { flow } = own
  const lines = country.types.map(({ line }) => line)
  const messages = locales[site.locale] ?? {}

  it('is served without faults (I4)', () => {
    expect(siteFlowFaults(own)).toEqual([])
    const switches = country.carriers.flatMap((carrier) => carrier.lines.map((line) => line.switch))
    expect(switches.filter((name) => !Object.hasOwn(site.switches, name))).toEqual([])
  })

  it('has words for every page, question and section, and for each reason of an insurer (I4)', () => {
    expect(missingTexts(flow, messages)).toEqual([])
    const rows = country.carriers.flatMap((carrier) => carrier.lines.flatMap(({ appetite }) => appetite))
    expect(rows.filter(({ reason }) => reason !== '' && !Object.hasOwn(messages, reason))).toEqual([])
  })

  it('explains every recommendation, and names three things it pays for (I4, F4, F14)', () => {
    const keys = country.crossSells.flatMap(({ line, reason }) => [
      `recommendation.${line}.label`,
      `recommendation.${line}.title`,
      `recommendation.${line}.reason.${reason}`,
      `recommendation.badge.${reason}`,
      ...[1, 2, 3].map((number) => `recommendation.${line}.covers.${number}`),
    ])
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => !Object.hasOwn(messages, key))).toEqual([])
    expect(country.crossSells.filter(({ line }) => !lines.includes(line))).toEqual([])
  })

  it('knows everyday activities with a NAICS code each, and words people type (I4)', () => {
    const file = new URL(`${site.country.toLowerCase()}/activities.json`, import.meta.url)
    const rows: readonly BusinessClass[] = JSON.parse(readFileSync(file, 'utf8'))
    expect(rows.length).toBeGreaterThan(60)
    expect(rows.flatMap(({ terms }) => terms).length).toBeGreaterThan(4 * rows.length)
    expect(rows.filter(({ naics6 }) => !Object.hasOwn(titles, naics6))).toEqual([])
    expect(rows.filter(({ industry }) => !industries.some(({ id }) => id === industry))).toEqual([])
    expect(rows.flatMap(({ traits }) => traits).filter((trait) => !knownTraits.includes(trait))).toEqual([])
    expect(new Set(rows.map(({ ref }) => ref)).size).toBe(rows.length)
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  })

  const fields = flow.slots.flatMap(({ node }) => {
    if (node.kind === 'page') return node.form.fields
    if (node.kind === 'list' || !('pages' in node.source)) return []
    return node.source.pages.flatMap(({ form }) => form.fields)
  })

  it('its tax numbers are of kinds that are known, each with words for a refusal (I4)', () => {
    const kinds = fields.flatMap(({ checks = [] }) =>
      checks.flatMap(({ rule, kind }) => (rule === 'isTaxNumber' ? [kind] : [])),
    )
    expect(kinds.filter((kind) => !taxNumberKinds.has(kind))).toEqual([])
    expect(kinds.filter((kind) => !Object.hasOwn(messages, `validationError.taxNumber.${kind}`))).toEqual([])
  })

  const picks = fc.subarray(country.types.map(({ uuid }) => ({ uuid })))
  const answers = fc
    .tuple(...fields.map((field) => fc.option(answerTo(field), { nil: undefined, freq: 10 })))
    .map((values) =>
      values.reduce<Answers>((all, value, at) => writeAnswer(all, fields[at]?.path ?? 'none', value), {}),
    )
  /** Insurers within appetite are asked for their questions; some sets are still missing. */
  const outlooks = fc.record(
    Object.fromEntries(
      country.carriers.flatMap((carrier) =>
        carrier.lines.map(({ line }) => [
          `${line} ${carrier.id}`,
          fc.constantFrom('in', 'in', 'refer', 'out', undefined),
        ]),
      ),
    ),
  )

  it('back undoes next, whatever was answered (F7, I4)', () => {
    let steps = 0
    const property = fc.property(
      picks,
      answers,
      fc.subarray([...knownTraits]),
      fc.constantFrom(...country.regions.map(({ code }) => code)),
      outlooks,
      (insurance_types, given, class_traits, state, told) => {
        const appetite = Object.entries(told).reduce<Answers>(
          (all, [name, outlook]) => writeAnswer(all, name.replace(' ', '.'), outlook),
          {},
        )
        const context: FlowContext = {
          answers: { ...given, insurance_types },
          facts: { state, class_traits, sub_class_codes: [], appetite },
          sets: {},
          switches: site.switches,
          today: '2026-11-20',
        }
        const flowState = evaluateFlow(flow, context)
        for (const { path } of flowState.pages) {
          const ahead = next(flowState, path)
          if (ahead === undefined) continue
          steps += 1
          expect(back(flowState, ahead)).toBe(path)
        }
      },
    )
    fc.assert(property, { numRuns: 100 })
    expect(steps).toBeGreaterThan(1000)
  })
})
