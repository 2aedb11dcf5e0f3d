import { api, dataOf } from '../../api/server/client.ts'

/** What the server says of an address: what was probably meant, and whether it is the one somebody is signed in with. */
export type AboutEmail = { readonly meant?: string | undefined; readonly isOwn: boolean }

/** Asks both checks of an address; one that does not answer says nothing. Source: seed 7.3. */
export async function aboutEmail(email: string, signal: AbortSignal): Promise<AboutEmail> {
  const check = { body: { email }, signal }
  const [validity, uniqueness] = await Promise.all([
    dataOf(api.POST('/validate-email', check)).catch(() => undefined),
    dataOf(api.POST('/email-uniqueness', check)).catch(() => undefined),
  ])
  return { meant: validity?.suggestion, isOwn: uniqueness?.outcome === 'yours' }
}
