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

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && Object.hasOwn(value, 'id') && typeof value.id === 'string'

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

const replaced = (entries: readonly Entry[], id: string, entry: Entry): readonly Entry[] => {
  const index = entries.findIndex((each) => each.id === id)
  return index < 0 ? [...entries, entry] : entries.with(index, entry)
}

function written(holder: unknown, [segment, ...rest]: readonly Segment[], answer: unknown): unknown {
  if (!segment) return answer
  const inner = written(step(holder, segment), rest, answer)
  if (segment.listed) {
    const entries = entriesOf(holder)
    if (inner !== undefined) return replaced(entries, segment.name, { id: segment.name, answer: inner })
    const others = entries.filter((entry) => entry.id !== segment.name)
    return others.length ? others : undefined
  }
  const { [segment.name]: _replaced, ...others } = isRecord(holder) ? holder : {}
  if (inner !== undefined) return { ...others, [segment.name]: inner }
  return Object.keys(others).length ? others : undefined
}

/**
 * A copy with `answer` at `path`; `undefined` takes the answer away, and with it what held nothing else. Everything
 * else is shared with the original.
 */
export function writeAnswer(answers: Answers, path: AnswerPath, answer: unknown): Answers {
  if (answer === undefined && readAnswer(answers, path) === undefined) return answers
  const copy = written(answers, segmentsOf(path), answer)
  return isRecord(copy) ? copy : {}
}

/** The paths above `path`, nearest first: of `gl.liberty.uw_questions[x]` its list, `gl.liberty` and `gl`. */
export function pathsAbove(path: AnswerPath): readonly AnswerPath[] {
  const known = above.get(path)
  if (known) return known
  const ends = Array.from(path.matchAll(/[.[]/g), ({ index }) => index).filter((index) => index > 0)
  const found = ends.reverse().map((end) => path.slice(0, end))
  above.set(path, found)
  return found
}
const above = new Map<AnswerPath, readonly AnswerPath[]>()

/** The same answer, whatever the order of its names: a database keeps them in its own. */
export function sameAnswer(left: unknown, right: unknown): boolean {
  if (Object.is(left ?? null, right ?? null)) return true
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((each, index) => sameAnswer(each, right[index]))
  }
  if (!isRecord(left) || !isRecord(right)) return false
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return Array.from(names).every(
    (name) => Object.hasOwn(left, name) === Object.hasOwn(right, name) && sameAnswer(left[name], right[name]),
  )
}

const poisonous = new Set(['__proto__', 'constructor', 'prototype'])

/** A name that no answer has and that could reach the language itself, wherever in `given` it stands. */
export function poisonousName(given: unknown): string | undefined {
  const rest: unknown[] = [given]
  while (rest.length) {
    const value = rest.pop()
    if (typeof value !== 'object' || value === null) continue
    const found = Object.keys(value).find((name) => poisonous.has(name))
    if (found !== undefined) return found
    rest.push(...Object.values(value))
  }
  return undefined
}

/** Something a reader sees; blanks, and marks that only steer how text is set, are nothing. */
const visible = /[^\s\p{Cc}\p{Cf}]/u

/** Nothing was said: no value, blank text, or an empty selection. `false` and 0 are answers. */
export const isBlank = (answer: unknown): boolean =>
  answer === undefined ||
  answer === null ||
  (typeof answer === 'string' && !visible.test(answer)) ||
  (Array.isArray(answer) && answer.length === 0)

/** Yes in any case, as the wire allows. Source: seed section 5. */
export const isYes = (answer: unknown): boolean => typeof answer === 'string' && answer.trim().toLowerCase() === 'yes'
