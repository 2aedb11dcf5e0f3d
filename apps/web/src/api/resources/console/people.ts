import type { ErasureReply } from '@coverwright/contract/accounts'
import type { PersonAsked, PersonFound } from '@coverwright/contract/console/people'
import { api, dataOf } from '../../server/client.ts'

/** What is stored about somebody. Each of these calls is recorded with its reason. */
export const findPerson = (body: PersonAsked): Promise<PersonFound> =>
  dataOf(api.POST('/console/people/find', { body }))

/** All of it, as a JSON text. */
export async function exportPerson(body: PersonAsked): Promise<string> {
  const { data } = await api.POST('/console/people/export', { body })
  return JSON.stringify(data, null, 2)
}

export const erasePerson = (body: PersonAsked): Promise<ErasureReply> =>
  dataOf(api.POST('/console/people/erase', { body }))
