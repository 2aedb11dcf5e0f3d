import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../server/client.ts'

/** The address that was probably meant, and whether it is the one that the user is signed in with. */
export type EmailCheck = { readonly suggestion: string | undefined; readonly isOwn: boolean }

/** Checks an address with the server; a check that fails finds nothing. Source: seed 7.3. */
export const emailCheckQuery = (email: string) =>
  queryOptions({
    queryKey: ['email-check', email],
    queryFn: async ({ signal }): Promise<EmailCheck> => {
      const check = { body: { email }, signal }
      const [validity, uniqueness] = await Promise.all([
        dataOf(api.POST('/validate-email', check)).catch(() => undefined),
        dataOf(api.POST('/email-uniqueness', check)).catch(() => undefined),
      ])
      return { suggestion: validity?.suggestion, isOwn: uniqueness?.outcome === 'yours' }
    },
    staleTime: 0,
    gcTime: 0,
  })
