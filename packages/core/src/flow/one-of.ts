import { isRecord } from '../answers/answers.ts'

/** Compares an answer with what a rule names. */
export type Matches = (answer: unknown) => boolean

/** What an answer says for comparing; a coverage is known by its uuid. */
const said = (answer: unknown): string | undefined => {
  const subject = isRecord(answer) && typeof answer.uuid === 'string' ? answer.uuid : answer
  if (typeof subject === 'string') return subject.trim().toLowerCase()
  return typeof subject === 'number' ? String(subject) : undefined
}

/** Whether an answer is one of `values`, as text and without regard to case. */
export function isOneOf(values: readonly string[]): Matches {
  const each = values.map(isText)
  const [only] = each
  if (only && each.length === 1) return only
  return (answer) => {
    for (const matches of each) if (matches(answer)) return true
    return false
  }
}

function isText(value: string): Matches {
  const wanted = value.toLowerCase()
  const begins = wanted.charCodeAt(0)
  const ends = wanted.charCodeAt(wanted.length - 1)
  const isTrimmed = value.trim() === value
  return (answer) => {
    if (typeof answer !== 'string') return said(answer) === wanted
    // Most answers are spelled as the rule has them, or differ at an end: neither needs another spelling.
    if (answer === value) return isTrimmed
    const first = plain(answer.charCodeAt(0))
    const last = plain(answer.charCodeAt(answer.length - 1))
    if (first > 0 && last > 0 && (first !== begins || last !== ends)) return false
    return said(answer) === wanted
  }
}

/** A printed character of ASCII as a small letter; 0 for any other, which needs a closer look. */
function plain(code: number): number {
  if (code > 0x40 && code < 0x5b) return code + 0x20
  return code > 0x20 && code < 0x7f ? code : 0
}

const selections = new WeakMap<readonly unknown[], ReadonlySet<string>>()
/** The same selection is mostly asked about again at once. */
let latest: { readonly selection: readonly unknown[]; readonly held: ReadonlySet<string> } | undefined

/** What a selection holds. Many rules ask about the same one: it is gone through once. */
function heldIn(selection: readonly unknown[]): ReadonlySet<string> {
  if (latest?.selection === selection) return latest.held
  const held = selections.get(selection) ?? new Set(selection.map(said).filter((text) => text !== undefined))
  selections.set(selection, held)
  latest = { selection, held }
  return held
}

/** Whether a selection holds one of `values`. */
export function holdsOneOf(values: readonly string[]): (selection: readonly unknown[]) => boolean {
  const wanted = values.map((value) => value.toLowerCase())
  return (selection) => {
    const held = heldIn(selection)
    for (const value of wanted) if (held.has(value)) return true
    return false
  }
}
