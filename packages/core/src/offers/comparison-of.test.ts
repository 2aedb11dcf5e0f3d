import { expect, it } from 'vitest'
import { type ComparedRow, comparisonOf } from './comparison-of.ts'

const texts: Readonly<Record<string, string>> = {
  'offer.benefit.flood': 'Flood',
  'offer.benefit.flood.explained': 'Water from outside',
}
const words = { t: (text: unknown) => texts[String(text)] ?? String(text), locale: 'en-US' }

const north = {
  coverages: [
    { code: 'limit', label: 'Limit for each claim', requested: '$2,000,000', offered: '$1,000,000' },
    { code: 'medical', label: 'Visitors', offered: '$5,000' },
  ],
  highlights: [
    { included: false, label: 'Floods', code: 'flood' },
    { included: true, label: 'A hotline' },
  ],
  trigger: 'occurrence',
} as const
const south = {
  coverages: [
    { code: 'limit', label: 'Per claim', requested: '$2,000,000', offered: '$2,000,000' },
    { code: 'liquor', label: 'Liquor', requested: 'Included' },
  ],
  highlights: [
    { included: true, label: 'High water', code: 'flood' },
    { included: true, label: 'Medical costs of visitors', code: 'medical' },
  ],
  exclusions: [{ code: 'fights', label: 'Injuries from fights' }],
  trigger: 'occurrence',
} as const

const rows = comparisonOf([north, south], words)
const row = (code: string): ComparedRow | undefined => rows.find((each) => each.code === code)

it('has one row for each benefit, limits first', () => {
  expect(rows.map(({ code }) => code)).toEqual([
    'limit',
    'medical',
    'liquor',
    'flood',
    'A hotline',
    'excluded.fights',
    'trigger',
  ])
})

it('names the same benefit once, in our own words if there are any', () => {
  expect(row('flood')).toMatchObject({ label: 'Flood', explained: 'Water from outside' })
  expect(row('limit')?.label).toBe('Limit for each claim')
})

it('shows what each offers, with what was asked for where that differs', () => {
  expect(row('limit')?.cells).toEqual([
    { kind: 'words', words: '$1,000,000', requested: '$2,000,000' },
    { kind: 'words', words: '$2,000,000' },
  ])
  expect(row('liquor')?.cells).toEqual([{ kind: 'silent' }, { kind: 'left_out', requested: 'Included' }])
  expect(row('medical')?.cells).toEqual([{ kind: 'words', words: '$5,000' }, { kind: 'included' }])
  expect(row('excluded.fights')?.cells).toEqual([{ kind: 'silent' }, { kind: 'left_out' }])
})

it('marks rows in which the offers differ', () => {
  expect(row('flood')?.differs).toBe(true)
  expect(row('trigger')?.differs).toBe(false)
})
