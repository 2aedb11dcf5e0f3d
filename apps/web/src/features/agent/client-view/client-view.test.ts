import { expect, test } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { userQuery } from '../../../api/resources/users.ts'
import { clientOf, queriesAs } from './queries-as.ts'
import { refusal } from './use-read-only.ts'

test('in the client’s view the client is signed in, also after all was fetched again; elsewhere it is the agent (R10)', async () => {
  const agent = { ...clientOf(null), roles: ['agent' as const], email: 'ruth@agency.example' }
  queryClient.setQueryData(userQuery.queryKey, agent)
  queryClient.setQueryData(['other'], 'one')
  const clientQueries = queriesAs(clientOf(null))
  await queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
  expect(await clientQueries.fetchQuery(userQuery)).toMatchObject({ status: 'authenticated', roles: ['customer'] })
  expect(queryClient.getQueryData(userQuery.queryKey)).toEqual(agent)
  expect(clientQueries.getQueryData(['other']), 'the rest is shared').toBe('one')
})

test('from the client’s view no change of a quote is sent (R10)', () => {
  const send = (method: string, schemaPath: string) => () => refusal.onRequest({ request: { method }, schemaPath })
  for (const path of ['/quote', '/quote/{id}', '/quote/{id}/chosen_offers', '/renewal/quote/{id}'])
    expect(send('PATCH', path)).toThrow('read-only')
  expect(send('GET', '/quote/{id}')).not.toThrow()
  expect(send('POST', '/sign-in/stay')).not.toThrow()
})
