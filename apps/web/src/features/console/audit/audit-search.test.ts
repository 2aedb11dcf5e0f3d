import { expect, it } from 'vitest'
import { auditParams, parseAuditSearch } from './audit-search.ts'

it('keeps the search in the address, and ignores what the API would refuse (O11)', () => {
  const sought = { kind: 'record_read', from: '2026-11-01', after: '12' }
  expect(parseAuditSearch(auditParams(sought))).toEqual(sought)
  expect(parseAuditSearch(new URLSearchParams('kind=A&from=1&actor=dana&other=1&after='))).toEqual({})
})
