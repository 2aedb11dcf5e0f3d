import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { appetiteFor as outlookFor } from '@coverwright/catalogue/carriers/appetite'
import { carriers } from '@coverwright/catalogue/carriers/carriers'
import { countries } from '@coverwright/catalogue/countries/countries'
import titles from '@coverwright/catalogue/reference/naics2022.json' with { type: 'json' }
import { sectorOf } from '@coverwright/catalogue/reference/sectors'
import { CarrierClass } from '@coverwright/contract/carrier-contract/business-class'
import { isRecord } from '@coverwright/core/answers/answers'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { appetiteFor } from '../rating/appetite.ts'
import { addDays } from '../rating/calendar.ts'
import { today } from '../testing/requests.ts'
import { sampleCarriers } from './registry.ts'

/** Every state that a rule names, a territory for the rest of them, and others. */
const states = ['AK', 'CA', 'FL', 'HI', 'IL', 'LA', 'MO', 'NJ', 'NY', 'OH', 'OR', 'PR', 'TX', 'WA'] as const

/** Today and the furthest start date an application may ask for. */
const days = [today, addDays(today, 90)] as const

const classFolder = join(
  dirname(createRequire(import.meta.url).resolve('@coverwright/catalogue/reference/naics2022.json')),
  'classes',
)

const toCarrierClass = (row: unknown): CarrierClass => {
  const { ref, naics6, industry, traits, hazard } = isRecord(row) ? row : {}
  return Value.Parse(CarrierClass, { class_code_ref: ref, naics6, industry, traits, hazard })
}

function classesIn(file: string): readonly CarrierClass[] {
  const rows: unknown = JSON.parse(readFileSync(join(classFolder, file), 'utf8'))
  return Array.isArray(rows) ? rows.map(toCarrierClass) : []
}

/** The classes that stand for a whole code. */
const wholeCodes = Object.keys(titles).map((naics6) =>
  toCarrierClass({ ref: `CW${naics6}Z`, naics6, ...sectorOf(naics6) }),
)

const classFiles = readdirSync(classFolder).filter((name) => name.endsWith('.json'))
const sources: readonly (readonly [string, readonly CarrierClass[]])[] = [
  ...classFiles.map((file) => [file, classesIn(file)] as const),
  ['whole codes', wholeCodes],
]

const linesHere = sampleCarriers.flatMap(({ id, lines }) => Object.keys(lines).map((line) => `${id} ${line}`))
const linesThere = countries
  .flatMap((country) => country.carriers)
  // A real insurer answers elsewhere.
  .filter(({ sample }) => sample)
  .flatMap(({ id, lines }) => lines.map(({ line }) => `${id} ${line}`))

test('the catalogue and the sample insurers know the same lines (Q7)', () => {
  expect(linesThere.toSorted()).toEqual(linesHere.toSorted())
})

/** Every case in which our forecast differs from the insurer's answer. */
const disagreements = (classes: readonly CarrierClass[]): readonly string[] =>
  carriers.flatMap(({ id, lines, sample }) =>
    (sample ? lines : []).flatMap((line) => {
      const insurer = sampleCarriers.find((each) => each.id === id)
      if (!insurer) return [`${id} is no sample insurer`]
      return classes.flatMap((each) =>
        states.flatMap((state) =>
          days.flatMap((day) => {
            const { outlook } = outlookFor(line, each, state, day)
            const { outcome } = appetiteFor(insurer, { line: line.line, class: each, state }, day)
            const label = `${id} ${line.line} ${each.class_code_ref} ${state} ${day}`
            return outlook === outcome ? [] : [`${label}: catalogue ${outlook}, insurer ${outcome}`]
          }),
        ),
      )
    }),
  )

test.for(sources)('%s: the catalogue foretells what each sample insurer says (Q7)', ([, classes]) => {
  expect(classes.length).toBeGreaterThan(0)
  expect(disagreements(classes)).toEqual([])
})
