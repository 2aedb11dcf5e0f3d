import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { FiledText } from '@coverwright/core/model/field'
import type { View } from '@coverwright/core/rules/rule'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { practiceFields } from '../../lines/pl/attorneys/firm-practice.ts'
import { enUs } from '../../messages/en-us.ts'
import { firm } from '../../testing/firm-on-file.ts'
import {
  attorneysOnFile,
  coverOnFile,
  officesOnFile,
  outsourcedOnFile,
  practiceAreasOnFile,
  systemsOnFile,
} from './on-file.ts'

const t = translator(enUs, 'en-US')
const viewOf = (answers: Answers): View => ({
  get: (path) => readAnswer(answers, path),
  isOn: () => false,
  today: '2026-12-20',
})

function words(filed: (view: View) => FiledText | undefined, more: Readonly<Record<string, unknown>> = {}) {
  const answers = Object.entries(more).reduce<Answers>((all, [path, answer]) => writeAnswer(all, path, answer), firm)
  const textOnFile = filed(viewOf(answers))
  return textOnFile && t(textOnFile.text, textOnFile.params)
}

it('says where the offices are (N1)', () => {
  expect(words(officesOnFile)).toBe('One office: 330 North Wabash Avenue, Chicago, IL 60611')
  const office = (city: string) => ({ id: city, city, state: 'IL', attorneys: 1 })
  const others = (...cities: readonly string[]) => ({
    'mailing_address.unit': 'Suite 12',
    'pl.aig.has_other_offices': 'Yes',
    'pl.aig.other_offices': cities.map(office),
  })
  const main = 'Main office: 330 North Wabash Avenue, Suite 12, Chicago, IL 60611.'
  expect(words(officesOnFile, others('Gary'))).toBe(`${main} One other office: Gary`)
  expect(words(officesOnFile, others('Gary', 'Joliet'))).toBe(`${main} 2 other offices: Gary, Joliet`)
  expect(words(officesOnFile, { mailing_address: undefined })).toBeUndefined()
})

it('says who is on the list, and who works part-time (N1)', () => {
  expect(words(attorneysOnFile)).toBe('4 attorneys: H. Alder, M. Finch, P. Raman, J. Weiss (part-time)')
  expect(words(attorneysOnFile, { 'pl.aig.attorneys': [{ last_name: 'Ødegård', first_name: 'Åse' }] })).toBe(
    'One attorney: Å. Ødegård',
  )
  expect(words(attorneysOnFile, { 'pl.aig.attorneys': [] })).toBeUndefined()
})

it.each([
  [['of_counsel'], 2, '2 of counsel attorneys, about 300 hours a year'],
  [['of_counsel'], 1, 'One of counsel attorney, about 300 hours a year'],
  [['independent_contractor'], 1, 'One contract attorney, about 300 hours a year'],
  [['independent_contractor'], 3, '3 contract attorneys, about 300 hours a year'],
  [['per_diem'], 1, 'One per diem attorney, about 300 hours a year'],
  [['per_diem'], 2, '2 per diem attorneys, about 300 hours a year'],
  [['of_counsel', 'per_diem'], 2, '2 outsourced attorneys, about 300 hours a year'],
  [undefined, 1, 'One outsourced attorney, about 300 hours a year'],
])('says who works for the firm and is not on its list: %s, %i (N1)', (kinds, count, expected) => {
  const outsourcedAnswers = {
    'pl.aig.outsourced_attorneys': 'Yes',
    'pl.aig.outsourced_attorneys_kinds': kinds,
    'pl.aig.outsourced_attorneys_count': count,
    'pl.aig.outsourced_attorneys_hours': 300,
  }
  expect(words(outsourcedOnFile, outsourcedAnswers)).toBe(expected)
})

it('says that nobody is outsourced, and nothing where nobody was asked (N1)', () => {
  expect(words(outsourcedOnFile)).toBe('No outsourced attorneys')
  expect(words(outsourcedOnFile, { 'pl.aig.outsourced_attorneys': undefined })).toBeUndefined()
})

it('lists the areas, the largest first, and how many more there are (N1)', () => {
  const rows = (...percents: readonly number[]) => ({
    'pl.aig.practice_areas': percents.map((percent, id) => ({ id: String(id), area: 'elder_law', percent })),
  })
  expect(words(practiceAreasOnFile)).toBe(
    'Estates, probate and wills 55%; Real estate, residential 30%; Corporate formation 15%',
  )
  const four = 'Elder law 60%; Elder law 20%; Elder law 10%; Elder law 6%'
  expect(words(practiceAreasOnFile, rows(4, 6, 60, 10, 20))).toBe(`${four}; and one more`)
  expect(words(practiceAreasOnFile, rows(2, 6, 60, 10, 20, 2))).toBe(`${four}; and 2 more`)
  expect(words(practiceAreasOnFile, rows())).toBeUndefined()
})

it('has a text for every way of keeping deadlines and finding conflicts (N1)', () => {
  const optionsOf = (name: string) =>
    practiceFields.find(({ path }) => path === `pl.aig.firm.${name}`)?.options?.map(({ value }) => value) ?? []
  const all = optionsOf('docket').flatMap((docket) =>
    optionsOf('conflicts').map((conflicts) =>
      words(systemsOnFile, { 'pl.aig.firm.docket': docket, 'pl.aig.firm.conflicts': conflicts }),
    ),
  )
  expect(new Set(all).size).toBe(12)
  for (const each of all) expect(each).toMatch(/^Deadlines: [^.]+\. Conflict checks: [^.]+\.$/)
  expect(words(systemsOnFile, { 'pl.aig.firm.docket': undefined })).toBeUndefined()
})

it('says the limits and the deductible (N1)', () => {
  const limits = '$1,000,000 for each claim, $2,000,000 for all claims in a year'
  expect(words(coverOnFile)).toBe(`${limits}, deductible $5,000, defense costs on top of the limit`)
  expect(words(coverOnFile, { 'pl.aig.cover.deductible': '0', 'pl.aig.cover.expenses': 'inside' })).toBe(
    `${limits}, no deductible, defense costs inside the limit`,
  )
  expect(words(coverOnFile, { 'pl.aig.cover': undefined })).toBeUndefined()
})
