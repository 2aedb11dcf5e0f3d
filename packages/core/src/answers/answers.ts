/** What a person has answered so far: one JSON document, in the field names of the wire. Never holds a derived value. */
export type Answers = { readonly [field: string]: unknown }

/**
 * Where an answer lives in the document: dotted names, and `[id]` for one entry of an `{ id, answer }` list.
 * `annual_revenue` · `mailing_address.city` · `gl.liberty.uw_questions[height]`
 */
export type AnswerPath = string

type Segment = { readonly name: string; readonly listed: boolean }
type Entry = { readonly id: string; readonly answer: unknown }

const parsed = new Map<AnswerPath, readonly Segment[]>()

function segmentsOf(path: AnswerPath): readonly Segment[] {
  const known = parsed.get(path)
  if (known) return known
  const segments = Array.from(path.matchAll(/\[([^\]]+)\]|([^.[\]]+)/g), ([, id, name]) => ({
    name: id ?? name ?? '',
    listed: id !== undefined,
  }))
  parsed.set(path, segments)
  return segments
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEntry = (value: unknown): value is Entry => isRecord(value) && typeof value.id === 'string'

const entriesOf = (value: unknown): readonly Entry[] => (Array.isArray(value) ? value.filter(isEntry) : [])

function step(value: unknown, { name, listed }: Segment): unknown {
  if (listed) return entriesOf(value).find((entry) => entry.id === name)?.answer
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** The answer at `path`; undefined when nothing is there. */
export function readAnswer(answers: Answers, path: AnswerPath): unknown {
  let value: unknown = answers
  for (const segment of segmentsOf(path)) {
    if (value === undefined) return undefined
    value = step(value, segment)
  }
  return value
}

function written(holder: unknown, [segment, ...rest]: readonly Segment[], answer: unknown): unknown {
  if (!segment) return answer
  const inner = written(step(holder, segment), rest, answer)
  if (segment.listed) {
    const others = entriesOf(holder).filter((entry) => entry.id !== segment.name)
    return inner === undefined ? others : [...others, { id: segment.name, answer: inner }]
  }
  const { [segment.name]: _replaced, ...others } = isRecord(holder) ? holder : {}
  return inner === undefined ? others : { ...others, [segment.name]: inner }
}

/** A copy with `answer` at `path`; `undefined` takes the answer away. Everything else is shared with the original. */
export function writeAnswer(answers: Answers, path: AnswerPath, answer: unknown): Answers {
  const copy = written(answers, segmentsOf(path), answer)
  return isRecord(copy) ? copy : {}
}

/** Nothing was said: no value, blank text, or an empty selection. `false` and 0 are answers. */
export const isBlank = (answer: unknown): boolean =>
  answer === undefined ||
  answer === null ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.length === 0)

/** Yes in any case, as the wire allows. Source: seed section 5. */
export const isYes = (answer: unknown): boolean => typeof answer === 'string' && answer.trim().toLowerCase() === 'yes'
