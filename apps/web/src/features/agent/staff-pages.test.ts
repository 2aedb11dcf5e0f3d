import type { UserReply } from '@coverwright/contract/people'
import { expect, it } from 'vitest'
import { staffPages } from './staff-pages.ts'

it.each<[UserReply['roles'], readonly string[]]>([
  [['agent'], ['/roles/agent', '/renewals']],
  [['sub_agent'], ['/roles/agent', '/renewals']],
  [['desk'], ['/desk']],
  [
    ['desk', 'operator'],
    ['/desk', '/console'],
  ],
  [['support'], ['/roles/support']],
  [['customer'], []],
])('%j go from any page to %j (R10, S6)', (roles, addresses) => {
  expect(staffPages({ roles }, { hasRenewals: true }).map(({ address }) => address)).toEqual(addresses)
})

it('a site without renewals leads no agent to them', () => {
  expect(staffPages({ roles: ['agent'] }, { hasRenewals: false })).toHaveLength(1)
})

it('agents find their quotes by state', () => {
  const [quotes] = staffPages({ roles: ['agent'] }, { hasRenewals: false })
  expect(quotes?.views.map(({ address }) => address)).toContain('/roles/agent?state=offers')
})
