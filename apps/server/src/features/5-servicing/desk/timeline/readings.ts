import type { DeskEvent } from '@coverwright/contract/desk/record'
import { isRecord } from '@coverwright/core/answers/answers'
import { dateText } from '@coverwright/core/model/answer-text'
import type { Translate } from '@coverwright/core/text/text'
import type { Change } from '../../../3-quoting/quotes/quotes.tables.ts'
import { amountText } from '../../../4-binding/bills/amount-text.ts'

export type Fact = DeskEvent['facts'][number]
export type SignedText = DeskEvent['texts'][number]

/** What a change says to the desk: facts with a before and after, and texts that somebody signed or agreed to. */
export type ChangeReading = { readonly facts: readonly Fact[]; readonly texts: readonly SignedText[] }

/** Who and what the paths and values of changes mean. */
export type Names = {
  readonly t: Translate
  readonly locale: string
  readonly insurerOf: (offer: string) => string
  readonly lineName: (line: string) => string
  readonly personOf: (email: string) => string
  /** The question at the path of an answer. */
  readonly questionAt: (path: string) => string | undefined
  /** The words that were agreed to with a submission. */
  readonly agreedIn: (submission: string) => readonly SignedText[]
}

type Reading = (change: Change, names: Names, id: string) => Partial<ChangeReading>

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap((each) => textOf(each) ?? []) : []

/** A value by the text that says it; undefined for what there is no text for. */
const wordsFor = (value: unknown, key: (value: string) => string | undefined, t: Translate): string | undefined => {
  const messageKey = typeof value === 'string' ? key(value) : undefined
  return messageKey === undefined ? undefined : t(messageKey)
}

const fact = (label: string, before: string | undefined, after: string | undefined): readonly Fact[] =>
  before === undefined && after === undefined
    ? []
    : [
        {
          label,
          ...(before === undefined || before === after ? {} : { before }),
          ...(after === undefined ? {} : { after }),
        },
      ]

/** Values of a state, each by its text. */
const byText =
  (label: (names: Names, id: string) => string, key: (value: string) => string | undefined): Reading =>
  ({ before, after }, names, id) => ({
    facts: fact(label(names, id), wordsFor(before, key, names.t), wordsFor(after, key, names.t)),
  })

const insurer = ({ insurerOf }: Names, id: string): string => insurerOf(id)
const bill = ({ t }: Names): string => t('bill.due')

const stageText = (stage: string): string =>
  ({ open: 'desk.timeline.open', expired: 'page.offer.over' })[stage] ?? `bind.stage.${stage}`

const inPlan = (value: unknown, locale: string): string | undefined =>
  isRecord(value) && typeof value.amount === 'number' && typeof value.currency === 'string'
    ? amountText(value.amount, value.currency, locale)
    : undefined

/** The signature under a request to an insurer, with all words that it stands under. */
function signature({ after }: Change, names: Names, id: string): Partial<ChangeReading> {
  if (!isRecord(after)) return {}
  const { t } = names
  const { signature: signatureAnswer, answers } = after
  if (!isRecord(signatureAnswer)) return { facts: isRecord(answers) ? givenFacts(answers, names) : [] }
  const capacity = textOf(signatureAnswer.capacity)
  const name = [textOf(signatureAnswer.name), capacity && t(`bind.capacity.${capacity}`)].filter(Boolean).join(', ')
  const documents = Array.isArray(signatureAnswer.documents) ? signatureAnswer.documents.filter(isRecord) : []
  return {
    facts: [
      ...fact(t('certificate.insurer'), undefined, names.insurerOf(id)),
      ...fact(t('desk.timeline.signer'), undefined, name),
    ],
    texts: documents.flatMap(({ heading, text }) =>
      typeof heading === 'string' && typeof text === 'string' ? [{ heading, text }] : [],
    ),
  }
}

/** What was given where nothing had to be signed. */
const givenFacts = (answers: Readonly<Record<string, unknown>>, { t, locale }: Names): readonly Fact[] =>
  Object.entries(answers).flatMap(([kind, value]) => {
    const day = kind === 'start_date' && typeof value === 'string' ? dateText(value, locale) : undefined
    const files = Array.isArray(value) ? value.flatMap((each) => (isRecord(each) ? (textOf(each.name) ?? []) : [])) : []
    const words = day ?? textOf(value) ?? (files.length > 0 ? files.join(', ') : undefined)
    return fact(t(`bind.kind.${kind}`), undefined, value === true ? t('bind.agree') : words)
  })

/** What an insurer asked, with what it was answered; an option by its label. */
function insurerAnswers({ after }: Change): Partial<ChangeReading> {
  if (!isRecord(after) || !Array.isArray(after.questions) || !Array.isArray(after.answers)) return {}
  const answers = new Map(after.answers.filter(isRecord).map(({ id, answer }) => [id, answer]))
  return {
    facts: after.questions.filter(isRecord).flatMap(({ id, label, options }) => {
      const labels = new Map(
        (Array.isArray(options) ? options : [])
          .filter(isRecord)
          .map((each) => [textOf(each.value), textOf(each.label)]),
      )
      const answer = [answers.get(id)].flat().flatMap((each) => textOf(each) ?? [])
      const words = answer.map((each) => labels.get(each) ?? each).join(', ')
      return typeof label === 'string' && answers.has(id) ? fact(label, undefined, words || undefined) : []
    }),
  }
}

function bindAnswer({ after }: Change, { t, insurerOf }: Names, id: string): Partial<ChangeReading> {
  if (!isRecord(after)) return {}
  const needs = textsOf(after.needs).map((kind) => t(`bind.kind.${kind}`))
  const reasons = textsOf(after.reasons)
  const list = (words: readonly string[]) => (words.length > 0 ? words.join(', ') : undefined)
  return {
    facts: [
      ...fact(t('desk.timeline.needs', { insurer: insurerOf(id) }), undefined, list(needs)),
      ...fact(t('desk.timeline.says', { insurer: insurerOf(id) }), undefined, list(reasons)),
    ],
  }
}

function confirmation({ after }: Change, { t, locale }: Names): Partial<ChangeReading> {
  if (!isRecord(after)) return {}
  const [from, to] = [textOf(after.from), textOf(after.to)]
  const term = from && to && t('policy.term', { from: dateText(from, locale), to: dateText(to, locale) })
  return {
    facts: [
      ...fact(t('certificate.policy'), undefined, textOf(after.reference)),
      ...fact(t('certificate.term'), undefined, term || undefined),
    ],
  }
}

function policyRequest({ after }: Change, { t, locale }: Names): Partial<ChangeReading> {
  if (!isRecord(after)) return {}
  const [kind, about, from] = [textOf(after.kind), textOf(after.about), textOf(after.wanted_from)]
  const aboutKey = kind === 'cancel' ? `policy.decline.reason.${about}` : `policy.change.topic.${about}`
  return {
    facts: [
      ...fact(t(`policy.${kind}.title`), undefined, about && t(aboutKey)),
      ...fact(t('policy.from'), undefined, from && dateText(from, locale)),
    ],
  }
}

const documentKind = (value: unknown): unknown => (isRecord(value) ? value.kind : undefined)

/** How a change reads, by the path at which it is: the first that fits counts. The part in brackets is the id it is about. */
export const readings: readonly (readonly [RegExp, Reading])[] = [
  [/^offers\.([^.]+)\.stage$/, byText(insurer, stageText)],
  [/^offers\.([^.]+)\.state$/, byText(insurer, (state) => `page.offer.${state}`)],
  [
    /^offers\.([^.]+)\.version$/,
    ({ after }, { t, insurerOf }, id) => ({
      facts: fact(
        t('desk.timeline.version', { insurer: insurerOf(id) }),
        undefined,
        isRecord(after) ? textOf(after.number) : undefined,
      ),
    }),
  ],
  [/^offers\.([^.]+)\.bind_request$/, signature],
  [/^offers\.([^.]+)\.bind_answer$/, bindAnswer],
  [/^offers\.([^.]+)\.confirmation$/, confirmation],
  [
    /^offers\.([^.]+)\.bind_trouble$/,
    ({ after }, names, id) => ({
      facts: fact(
        names.insurerOf(id),
        undefined,
        isRecord(after) ? wordsFor(after.kind, (kind) => `desk.timeline.trouble.${kind}`, names.t) : undefined,
      ),
    }),
  ],
  [/^offers\.([^.]+)\.answers$/, insurerAnswers],
  [
    /^offers\.([^.]+)\.documents\./,
    ({ before, after }, names, id) =>
      byText(insurer, (kind) => `documents.kind.${kind}`)(
        { path: '', before: documentKind(before), after: documentKind(after) },
        names,
        id,
      ),
  ],
  [/^bills\.([^.]+)\.state$/, byText(bill, (state) => `desk.bill.state.${state}`)],
  [
    /^bills\.([^.]+)\.refund$/,
    ({ after }, { t }) => ({
      facts: fact(t('desk.bill.refund'), undefined, isRecord(after) ? textOf(after.reference) : undefined),
    }),
  ],
  [
    /^bills\.([^.]+)\.(?:payment|unmatched_payment)$/,
    ({ after }, { t, locale }) => ({ facts: fact(t('desk.bill.pay'), undefined, inPlan(after, locale)) }),
  ],
  [
    /^bills\.([^.]+)(?:\.terms)?$/,
    ({ before, after }, { t, locale }) => ({
      facts: fact(t('bill.due'), inPlan(before, locale), inPlan(after, locale)),
    }),
  ],
  [
    /^bills\.([^.]+)\.reference$/,
    ({ after }, { t }) => ({ facts: fact(t('desk.bill.reference'), undefined, textOf(after)) }),
  ],
  [/^requests\.([^.]+)\.asked$/, policyRequest],
  [
    /^requests\.([^.]+)\.state$/,
    byText(
      ({ t }) => t('agent.home.state'),
      (state) =>
        ({
          with_insurer: 'policy.desk.pass_on',
          done: 'policy.desk.confirm',
          refused: 'policy.desk.refuse',
          withdrawn: 'mail.policy_request_withdrawn.title',
        })[state],
    ),
  ],
  [
    /^requests\.([^.]+)\.effective_from$/,
    ({ after }, { t, locale }) => ({
      facts: fact(
        t('policy.desk.effective'),
        undefined,
        typeof after === 'string' ? dateText(after, locale) : undefined,
      ),
    }),
  ],
  [
    /^renewal\.state$/,
    byText(
      ({ t }) => t('desk.step.renewals_due'),
      (state) => ({ declined: 'desk.step.not_renewed', started: 'desk.timeline.renews' })[state],
    ),
  ],
  [
    /^renewal\.reason$/,
    byText(
      ({ t }) => t('policy.decline.why'),
      (reason) => `policy.decline.reason.${reason}`,
    ),
  ],
  [
    /^closed\.reason$/,
    byText(
      ({ t }) => t('desk.close.reason'),
      (reason) => `desk.reason.${reason}`,
    ),
  ],
  [
    /^owner$/,
    ({ before, after }, { t, personOf }) => {
      const nameOf = (email: unknown) => (typeof email === 'string' ? personOf(email) : t('desk.owner.nobody'))
      return { facts: fact(t('desk.columns.owner'), nameOf(before), nameOf(after)) }
    },
  ],
  [
    /^asked_again$/,
    ({ after }, { t, lineName }) => ({
      facts: fact(t('desk.timeline.askedAgain'), undefined, textsOf(after).map(lineName).join(', ') || undefined),
    }),
  ],
  [/^submission_uuid$/, ({ after }, { agreedIn }) => (typeof after === 'string' ? { texts: agreedIn(after) } : {})],
]

/**
 * Facts and texts of a change. Of an answer only its question is said: the record shows the answers as they are now.
 */
export function readChange(change: Change, names: Names): ChangeReading {
  for (const [pattern, readingOf] of readings) {
    const match = pattern.exec(change.path)
    if (match) return { facts: [], texts: [], ...readingOf(change, names, match[1] ?? '') }
  }
  const question = names.questionAt(change.path)
  return { facts: question === undefined ? [] : [{ label: question }], texts: [] }
}
