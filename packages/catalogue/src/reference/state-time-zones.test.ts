import { expect, it } from 'vitest'
import { timeZoneOfState } from './state-time-zones.ts'
import { states } from './states.ts'

it('every state has a valid time zone', () => {
  for (const { code } of states.filter(({ kind }) => kind !== 'military' && kind !== 'mailing_only')) {
    const zone = timeZoneOfState(code)
    expect(zone, code).toBeDefined()
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  }
})
