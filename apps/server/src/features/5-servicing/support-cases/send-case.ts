import { fetchConfigured } from '../../../platform/fetch-configured.ts'

type CaseRequest = {
  readonly url: string
  /** The same for every attempt, so that a lost reply makes no second case. */
  readonly key: string
  readonly body: Readonly<Record<string, string>>
}

/** Why a case was not accepted: a code, since replies of endpoints may name people. */
export type CaseFailure = { readonly code: string; readonly permanent: boolean }

const timeoutMs = 15_000

/** Replies after which another attempt may help. */
const isTransient = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status)

/** Sends a case to the operator's endpoint; undefined when it was accepted. */
export async function sendCase(
  { url, key, body }: CaseRequest,
  signal?: AbortSignal,
): Promise<CaseFailure | undefined> {
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetchConfigured(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    // The body is not used.
    await response.body?.cancel()
    if (response.ok) return undefined
    return { code: `status_${response.status}`, permanent: !isTransient(response.status) }
  } catch {
    return { code: limit.aborted ? 'timeout' : 'unreachable', permanent: false }
  }
}
