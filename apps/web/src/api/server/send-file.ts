import { isRecord } from '@coverwright/core/answers/answers'
import { apiUrl } from '../page/base.ts'
import { ApiProblem } from './problem.ts'

const timeoutMs = 120_000

/** Sends one file as the body of a call, and gives the `data` of the reply. Rejects with an `ApiProblem`. */
export async function sendFile<Data extends object>(path: string, file: File): Promise<Data> {
  const response = await fetch(apiUrl(path), {
    method: 'PATCH',
    headers: {
      accept: 'application/json',
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(file.name.toWellFormed().slice(-100)),
    },
    body: file,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new ApiProblem(0, { title: 'No connection' })
  })
  const body: unknown = await response.json().catch(() => ({}))
  if (!response.ok || !hasData<Data>(body)) throw new ApiProblem(response.status, isRecord(body) ? body : {})
  return body.data
}

const hasData = <Data extends object>(body: unknown): body is { data: Data } => isRecord(body) && isRecord(body.data)
