import {
  type EvaluationContext,
  FlagNotFoundError,
  GeneralError,
  ParseError,
  type Provider,
  type ResolutionDetails,
  TypeMismatchError,
} from '@openfeature/server-sdk'
import { fetchConfigured } from '../../../platform/fetch-configured.ts'

type Options = {
  /** Where the service is; `/ofrep/v1/…` follows. */
  url: URL
  token?: string | undefined
  timeoutMs?: number
}

/** Far more than an evaluation is long. */
const mostBytes = 64 * 1024

/** A flag service that speaks the OpenFeature Remote Evaluation Protocol. */
export function createOfrepProvider({ url, token, timeoutMs = 5000 }: Options): Provider {
  const base = url.href.replace(/\/$/, '')

  async function evaluate(key: string, context: EvaluationContext): Promise<ResolutionDetails<unknown>> {
    const response = await fetchConfigured(`${base}/ofrep/v1/evaluate/flags/${encodeURIComponent(key)}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ context }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 404) throw new FlagNotFoundError(key)
    if (!response.ok) throw new GeneralError(`The flag service answered ${response.status}.`)
    return detailsOf(await textOf(response))
  }

  const as =
    <T>(is: (value: unknown) => value is T) =>
    async (key: string, _default: T, context: EvaluationContext): Promise<ResolutionDetails<T>> => {
      const { value, ...details } = await evaluate(key, context)
      if (!is(value)) throw new TypeMismatchError(`The flag service answered with a ${typeof value}.`)
      return { ...details, value }
    }

  const none = async (): Promise<never> => {
    throw new TypeMismatchError('Flags must be on, off or a variant.')
  }

  return {
    metadata: { name: 'OFREP' },
    runsOn: 'server',
    resolveBooleanEvaluation: as((value) => typeof value === 'boolean'),
    resolveStringEvaluation: as((value) => typeof value === 'string'),
    resolveNumberEvaluation: none,
    resolveObjectEvaluation: none,
  }
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new ParseError('The answer of the flag service is too long.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

function detailsOf(text: string): ResolutionDetails<unknown> {
  const answer = parseJson(text)
  if (typeof answer !== 'object' || answer === null || !('value' in answer))
    throw new ParseError('The flag service sent no value.')
  return {
    value: answer.value,
    ...('variant' in answer && typeof answer.variant === 'string' ? { variant: answer.variant } : {}),
    ...('reason' in answer && typeof answer.reason === 'string' ? { reason: answer.reason } : {}),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ParseError('The flag service did not answer with JSON.')
  }
}
