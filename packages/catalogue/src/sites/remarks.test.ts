import { expect, it } from 'vitest'
import france from '../../../../sites/france.json' with { type: 'json' }
import { siteRemarks } from './remarks.ts'
import type { Site } from './site.ts'

const site = (change: Partial<Site>): Site => ({ ...(france as Site), ...change })

it('a line that can be picked and that nobody offers is told, with the switches that would (C1)', () => {
  expect(siteRemarks(site({}))).toEqual([])
  expect(siteRemarks(site({ selectableLobs: ['rc', 'mrp'], switches: { frArdeluneMrpOn: true } }))).toEqual([
    {
      at: 'switches',
      says: 'no insurer offers rc: turn on frClochersRcOn or frArdeluneRcOn, or name other selectableLobs',
    },
  ])
})

it('what an advisor arranges needs no insurer (C1)', () => {
  expect(siteRemarks(site({ selectableLobs: ['flotte'], switches: {} }))).toEqual([])
})
