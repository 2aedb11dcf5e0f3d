import type { Answers } from '@coverwright/core/answers/answers'
import { isBlank, isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import { daysAfter } from '@coverwright/core/rules/calendar'
import type { View } from '@coverwright/core/rules/rule'
import { checkField, insideEntry } from '@coverwright/core/validation/check-field'

export type AnswerOptions = {
  /** The answers so far, and today's date. */
  readonly view: View
  readonly optionsOf?: ((source: string) => ReadonlySet<string> | undefined) | undefined
  /**
   * Wanted answers, by the path of the field; for a group or an entry of a list it may be a part. Those to a fact,
   * whichever field asks first, are at `facts.{fact}`.
   */
  readonly wanted?: Answers
}

type Candidates = Partial<Record<Field['type'], readonly unknown[]>>

/** Days from today: soon, lately, years ago, within a year. */
const days = [25, -19, -902, -2515, -15_133, 26, 193, 406] as const

/** Ordinary answers by type; the first valid one is used. */
const candidatesOn = (today: string): Candidates => ({
  yes_no: ['No', 'Yes'],
  yes_no_not_sure: ['No', 'Yes'],
  text: ['As usual', '12345', '12-3456789', '1HGCM82633A004352', 'www.example.com', '12-34567', '123456789', 'Ohio'],
  long_text: ['As usual'],
  email: ['ruth@example.com'],
  phone: ['3125550148'],
  url: ['https://www.example.com'],
  tax_id: ['36-1234567'],
  zip: ['60614'],
  number: [1, 0, 5, 10, 50, 100, 1000],
  money: [1000, 0, 100_000, 1_000_000],
  percent: [10, 0, 100, 50],
  year: [2015, 2020, 1990, Number(today.slice(0, 4)) - 1],
  date: days.map((distance) => daysAfter(today, distance)),
})

/** For parts that must add up to a whole: everything is of one kind. */
const wholePercents = (candidates: Candidates): Candidates => ({ ...candidates, percent: [100, 50, 0] })

/**
 * The wanted answer to a field, else what its control shows, else the plainest that is valid; undefined for an optional
 * field. Throws if no answer is valid: then the test must provide one.
 */
export function plainAnswer(field: Field, options: AnswerOptions): unknown {
  const { view, optionsOf, wanted = {} } = options
  const targetAnswer =
    readAnswer(wanted, field.path) ?? (field.fact ? readAnswer(wanted, `facts.${field.fact}`) : undefined)
  const [firstEntry] = field.fields && !field.optional ? shownIn(field, view) : []
  const startAnswer = targetAnswer ?? firstEntry
  if (startAnswer !== undefined && !field.fields) return startAnswer
  // Only the call that takes documents in can write them.
  if (field.type === 'document') return undefined
  if (startAnswer === undefined && field.optional) return undefined
  // No more items than necessary.
  if (field.evidence && startAnswer === undefined) return 'not_now'
  const candidates = candidatesOn(view.today)
  const plain = [candidates, wholePercents(candidates)].flatMap((kinds) => possible(field, options, kinds, startAnswer))
  const candidatesNow = field.fields ? plain : [...shownIn(field, view), ...plain]
  const fittingAnswer = candidatesNow.find((answer) => checkField(field, answer, view, optionsOf).length === 0)
  if (fittingAnswer === undefined)
    throw new Error(`No plain answer to ${field.path} (${field.type}): ${JSON.stringify(startAnswer)}`)
  return fittingAnswer
}

/** The initial content of the control. */
const shownIn = ({ usual, initial, derived }: Field, view: View): readonly unknown[] =>
  [usual, initial?.of(view), derived?.of(view)].filter((each) => !isBlank(each)).slice(0, 1)

function possible(field: Field, options: AnswerOptions, kinds: Candidates, startAnswer?: unknown): readonly unknown[] {
  const listedOptions = field.optionsFrom ? [...(options.optionsOf?.(field.optionsFrom) ?? [])] : []
  const values = field.options?.map(({ value }) => value) ?? listedOptions
  switch (field.type) {
    case 'select':
      return values
    case 'multi_select':
      return values.toReversed().map((value) => [value])
    case 'group':
      return [entryOf(field, options, kinds, isRecord(startAnswer) ? startAnswer : {})]
    case 'repeat':
      return [
        samplesOf(field, startAnswer).map((sample, index) => ({
          id: `r${index + 1}`,
          ...entryOf(field, options, kinds, sample),
        })),
      ]
    default:
      return kinds[field.type] ?? []
  }
}

const samplesOf = ({ minItems = 1 }: Field, startAnswer: unknown): readonly Answers[] =>
  Array.isArray(startAnswer) ? startAnswer.filter(isRecord) : Array.from({ length: Math.max(1, minItems) }, () => ({}))

/** One entry of a group, answered field by field, because an answer may open another. */
function entryOf(field: Field, options: AnswerOptions, kinds: Candidates, wanted: Answers): Answers {
  let entry: Answers = {}
  for (;;) {
    const { fields, view } = insideEntry(field, entry, options.view)
    const isOpen = ({ path, optional }: Field) =>
      !Object.hasOwn(entry, path) && (!optional || Object.hasOwn(wanted, path))
    const open = fields.find(isOpen)
    if (!open) return entry
    const inside = { ...options, view }
    const candidates = Object.hasOwn(wanted, open.path) ? [wanted[open.path]] : possible(open, inside, kinds)
    const answer = candidates.find((each) => checkField(open, each, view, options.optionsOf).length === 0)
    if (answer === undefined) throw new Error(`No plain answer to ${field.path}: ${open.path} (${open.type})`)
    entry = { ...entry, [open.path]: answer }
  }
}

export type OpenFields = { readonly fields: readonly Field[]; readonly view: View }

/**
 * Answers what `ask` shows, in rounds, because an answer may open another.
 * @param ask the open fields, given the answers so far
 */
export function answersTo(ask: (given: Answers) => OpenFields, options: Omit<AnswerOptions, 'view'>): Answers {
  let answers: Answers = {}
  const pathsLeft = new Set<string>()
  for (;;) {
    const { fields, view } = ask(answers)
    const open = fields.filter(({ path }) => readAnswer(answers, path) === undefined && !pathsLeft.has(path))
    if (open.length === 0) return answers
    const round = createRound(view)
    for (const [index, field] of open.entries()) {
      if (index > 0 && !round.isOpen(field)) continue
      const answer = plainAnswer(field, { ...options, view: round.view })
      if (answer === undefined) pathsLeft.add(field.path)
      else answers = round.answered(field, writeAnswer(answers, field.path, answer))
    }
  }
}

/**
 * The answers of one round, each of which sees the earlier ones. Left for the next round is what they may have closed,
 * or answered as well.
 */
function createRound(before: View) {
  let answers: Answers = {}
  const paths: string[] = []
  const facts = new Set<string>()
  const isAnswered = (path: string) => paths.some((each) => path === each || path.startsWith(`${each}.`))
  const view: View = {
    isOn: before.isOn,
    today: before.today,
    get: (path) => (isAnswered(path) ? readAnswer(answers, path) : before.get(path)),
  }
  return {
    view,
    // What a control shows first may follow from facts, which the round does not derive anew.
    isOpen: ({ visible, fact, initial, derived }: Field): boolean =>
      !initial && !derived && !(fact && facts.has(fact)) && (!visible || visible.test(view) === true),
    answered({ path, fact }: Field, answeredPaths: Answers): Answers {
      answers = answeredPaths
      paths.push(path)
      if (fact) facts.add(fact)
      return answeredPaths
    },
  }
}

/** `answers` overlaid with the answers to `fields`. */
export const overlaid = (answers: Answers, given: Answers, fields: readonly Field[]): Answers =>
  fields.reduce((all, { path }) => {
    const answer = readAnswer(given, path)
    return answer === undefined ? all : writeAnswer(all, path, answer)
  }, answers)
