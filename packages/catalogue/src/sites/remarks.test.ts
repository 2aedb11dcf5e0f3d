import { expect, it } from 'vitest'
import france from '../../../../sites/france.json' with { type: 'json' }
import { siteRemarks } from './remarks.ts'
import type { Site } from './site.ts'

const today = '2027-01-10'
const site = (change: Partial<Site>): Site => ({ ...(france as Site), ...change })

it('warns of a line that can be picked but nobody offers, with the switches that would (C1)', () => {
  expect(siteRemarks(site({}), today)).toEqual([])
  expect(siteRemarks(site({ selectableLobs: ['rc', 'mrp'], switches: { frArdeluneMrpOn: true } }), today)).toEqual([
    {
      at: 'switches',
      says: 'no insurer offers rc: turn on frClochersRcOn or frArdeluneRcOn, or name other selectableLobs',
    },
  ])
})

it('a line that an advisor arranges needs no insurer (C1)', () => {
  expect(siteRemarks(site({ selectableLobs: ['flotte'], switches: {} }), today)).toEqual([])
})

it('warns of a license that has ended or ends within two months, and of none at all', () => {
  const license = { holder: 'Atelier', kind: 'agency', number: '12 345 678' } as const
  const remarksFor = (expires: string) => siteRemarks(site({ licenses: [{ ...license, expires }] }), today)
  expect(remarksFor('2027-01-09')).toEqual([
    { at: 'licenses[0].expires', says: '12 345 678 ended on 2027-01-09: renew it, or nothing is offered' },
  ])
  expect(remarksFor('2027-03-11').map(({ says }) => says)).toEqual([
    '12 345 678 ends on 2027-03-11: renew it, or nothing is offered',
  ])
  expect(remarksFor('2027-03-12')).toEqual([])
  expect(siteRemarks(site({ licenses: [] }), today).map(({ at }) => at)).toEqual(['licenses'])
})
