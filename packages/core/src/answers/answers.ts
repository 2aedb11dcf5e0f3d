import { cachedByPath } from './cached-by-path.ts'

/** The answers given so far: one JSON document with the field names of the API. It never contains a derived value. */
export type Answers = { readonly [field: string]: unknown }

/**
 * Where an answer lives in the document: dotted names, and `[id]` for one entry of an `{ id, answer }` list.
 * `annual_revenue` · `mailing_address.city` · `gl.liberty.uw_questions[height]`
 */
export type AnswerPath = string

/** One name of a path. `inherited`: `Object.prototype` has it too, so only an own property counts. */
export type Segment = { readonly name: string; readonly listed: boolean; readonly inherited: boolean }
type Entry = { readonly id: string; readonly answer: unknown }

/** The names of a path, outermost first. */
export const segmentsOf: (path: AnswerPath) => readonly Segment[] = cachedByPath((path) =>
  Array.from(path.matchAll(/\[([^\]]+)\]|([^.[\]]+)/g), ([, id, field]) => {
    const name = id ?? field ?? ''
    return { name, listed: id !== undefined, inherited: name in Object.prototype }
  }),
)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && Object.hasOwn(value, 'id') && typeof value.id === 'string'

const entriesOf = (value: unknown): readonly Entry[] => (Array.isArray(value) ? value.filter(isEntry) : [])

/** The value under one name of a record or a list of answers. */
export function step(value: unknown, { name, listed, inherited }: Segment): unknown {
  if (listed) return entryIn(value, name)?.answer
  if (!isRecord(value) || (inherited && !Object.hasOwn(value, name))) return undefined
  return value[name]
}

function entryIn(value: unknown, id: string): Entry | undefined {
  if (!Array.isArray(value)) return undefined
  const list: readonly unknown[] = value
  if (list.length > shortList) return byId(list).get(id)
  for (const entry of list) if (isEntry(entry) && entry.id === id) return entry
  return undefined
}

/** Longer lists are indexed, so that reading all of their entries takes linear time. */
const shortList = 8
const indexes = new WeakMap<readonly unknown[], ReadonlyMap<string, Entry>>()

function byId(list: readonly unknown[]): ReadonlyMap<string, Entry> {
  const cachedIndex = indexes.get(list)
  if (cachedIndex) return cachedIndex
  // The first of several entries with the same id counts.
  const index = new Map(
    entriesOf(list)
      .toReversed()
      .map((entry) => [entry.id, entry]),
  )
  indexes.set(list, index)
  return index
}

/** Reads the answer at one path. */
export type Reader = (answers: Answers) => unknown

/** Resolves a path once for many reads. The reader returns undefined where there is no answer. */
export function readerOf(path: AnswerPath): Reader {
  const [first, ...rest] = segmentsOf(path)
  if (!first) return (answers) => answers
  if (rest.length === 0) return (answers) => step(answers, first)
  return (answers) => {
    let value = step(answers, first)
    for (const segment of rest) {
      if (value === undefined) return undefined
      value = step(value, segment)
    }
    return value
  }
}

const readerAt = cachedByPath(readerOf)

/** The answer at `path`; undefined where there is none. */
export const readAnswer = (answers: Answers, path: AnswerPath): unknown => readerAt(path)(answers)

const replaceEntry = (entries: readonly Entry[], id: string, entry: Entry): readonly Entry[] => {
  const index = entries.findIndex((each) => each.id === id)
  return index < 0 ? [...entries, entry] : entries.with(index, entry)
}

function withAnswer(holder: unknown, [segment, ...rest]: readonly Segment[], answer: unknown): unknown {
  if (!segment) return answer
  const inner = withAnswer(step(holder, segment), rest, answer)
  if (segment.listed) {
    const entries = entriesOf(holder)
    if (inner !== undefined) return replaceEntry(entries, segment.name, { id: segment.name, answer: inner })
    const others = entries.filter((entry) => entry.id !== segment.name)
    return others.length ? others : undefined
  }
  const record = isRecord(holder) ? holder : {}
  if (inner !== undefined) return { ...record, [segment.name]: inner }
  const { [segment.name]: _removed, ...others } = record
  return Object.keys(others).length ? others : undefined
}

/**
 * A copy with `answer` at `path`. `undefined` removes the answer and every record or list that this leaves empty. The
 * copy shares everything else with the original; if nothing changes, the original itself is returned.
 */
export function writeAnswer(answers: Answers, path: AnswerPath, answer: unknown): Answers {
  if (readAnswer(answers, path) === answer) return answers
  const copy = withAnswer(answers, segmentsOf(path), answer)
  return isRecord(copy) ? copy : {}
}

/** The paths above `path`, nearest first: of `gl.liberty.uw_questions[x]` its list, `gl.liberty` and `gl`. */
export const pathsAbove: (path: AnswerPath) => readonly AnswerPath[] = cachedByPath((path) => {
  const ends = Array.from(path.matchAll(/[.[]/g), ({ index }) => index).filter((index) => index > 0)
  return ends.reverse().map((end) => path.slice(0, end))
})

/** Deep equality that ignores the order of keys, since PostgreSQL's `jsonb` does not keep it. */
export function sameAnswer(left: unknown, right: unknown): boolean {
  if (Object.is(left ?? null, right ?? null)) return true
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((each, index) => sameAnswer(each, right[index]))
  }
  if (!isRecord(left) || !isRecord(right)) return false
  const names = Object.keys(left)
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && sameAnswer(left[name], right[name]))
  )
}

const unsafeNames = new Set(['__proto__', 'constructor', 'prototype'])

/** The first key anywhere in `given` that could pollute a prototype. */
export function unsafeName(value: unknown): string | undefined {
  const rest: unknown[] = [value]
  while (rest.length) {
    const value = rest.pop()
    if (typeof value !== 'object' || value === null) continue
    const unsafe = Object.keys(value).find((name) => unsafeNames.has(name))
    if (unsafe !== undefined) return unsafe
    rest.push(...Object.values(value))
  }
  return undefined
}

/** A visible character: neither white space nor a control or format character. */
const visible = /[^\s\p{Cc}\p{Cf}]/u

/** Cheaper than the pattern, and true of most texts. */
const beginsVisibly = (text: string): boolean => {
  const first = text.charCodeAt(0)
  return first > 0x20 && first < 0x7f
}

/** No value, blank text, or an empty selection. `false` and 0 are answers. */
export const isBlank = (answer: unknown): boolean =>
  answer === undefined ||
  answer === null ||
  (typeof answer === 'string' && !beginsVisibly(answer) && !visible.test(answer)) ||
  (Array.isArray(answer) && answer.length === 0)

/** Accepts any case, as the API does. Source: seed section 5. */
export const isYes = (answer: unknown): boolean =>
  answer === 'Yes' || (typeof answer === 'string' && answer !== 'No' && answer.trim().toLowerCase() === 'yes')
