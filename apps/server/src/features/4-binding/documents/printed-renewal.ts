import type { Site } from '@coverwright/catalogue/sites/site'
import type { RenewalChange } from '@coverwright/contract/renewals'
import { type Answers, isRecord, readAnswer } from '@coverwright/core/answers/answers'
import { dateText } from '@coverwright/core/model/answer-text'
import { yearsAfter } from '@coverwright/core/rules/years-after'
import type { Translate } from '@coverwright/core/text/text'
import { isDrawing } from '@coverwright/core/validation/drawing'
import type { RenewalRecord, ShownStep } from '../submissions/snapshot/snapshot.ts'

export type PrintedChange = { readonly question: string; readonly before: string; readonly after: string }

/** What an underwriter reads first: the changes since last year, then what was confirmed as unchanged. */
export type PrintedRenewal = {
  /** The policy term that is requested. */
  readonly period: string
  readonly changed: {
    readonly heading: string
    readonly columns: readonly [question: string, before: string, after: string]
    readonly parts: readonly { readonly title: string; readonly rows: readonly PrintedChange[] }[]
    /** Shown instead of an empty table. */
    readonly none: string
  }
  readonly unchanged: {
    readonly heading: string
    readonly rows: readonly { readonly question: string; readonly onFile: string }[]
  }
}

/** A typed or drawn name, with its time and the answers that were signed. */
export type PrintedSignature = {
  readonly statement: string
  /** SVG path data within 600 by 200. */
  readonly drawing?: string
  readonly notes: readonly string[]
}

type Words = { readonly translate: Translate; readonly site: Pick<Site, 'locale' | 'timeZone'> }

export function printedRenewal(
  { changes, unchanged, expiring_on }: Pick<RenewalRecord, 'changes' | 'unchanged' | 'expiring_on'>,
  { translate, site }: Words,
): PrintedRenewal {
  const day = (date: string) => dateText(date, site.locale)
  return {
    period: translate('document.renewal.period', { from: day(expiring_on), to: day(yearsAfter(expiring_on, 1)) }),
    changed: {
      heading: translate('document.renewal.changed'),
      columns: [
        translate('document.renewal.question'),
        translate('document.renewal.before'),
        translate('document.renewal.after'),
      ],
      parts: [...Map.groupBy(changes, ({ section }) => section)].map(([title, own]) => ({
        title,
        rows: own.map((change) => rowOf(change, translate)),
      })),
      none: changes.length > 0 ? '' : translate('document.renewal.nothing'),
    },
    unchanged: {
      heading: translate('document.renewal.unchanged'),
      rows: unchanged.map(({ question, on_file }) => ({
        question,
        onFile: on_file ?? translate('document.renewal.confirmed'),
      })),
    },
  }
}

function rowOf({ question, item, kind, before, after }: RenewalChange, translate: Translate): PrintedChange {
  if (before !== undefined || after !== undefined) {
    const blank = translate('document.notAnswered')
    const label = item === undefined ? question : `${item}: ${question}`
    return { question: label, before: before ?? blank, after: after ?? blank }
  }
  // A whole item was added or removed: its list and its name.
  const label = item === undefined ? question : `${question}: ${item}`
  const [listedText, notListed] = [translate('document.renewal.listed'), translate('document.renewal.notListed')]
  return kind === 'added'
    ? { question: label, before: notListed, after: translate('document.renewal.added') }
    : { question: label, before: listedText, after: translate('document.renewal.removed') }
}

/**
 * The electronic signature among the answers; undefined where none was asked for, or when the answers have changed since.
 * @param answersHash the hash of the current answers
 */
export function printedSignature(
  steps: readonly ShownStep[],
  answers: Answers,
  answersHash: unknown,
  { translate, site }: Words,
): PrintedSignature | undefined {
  const signatureQuestion = steps.flatMap(({ questions }) => questions).find(({ type }) => type === 'signature')
  const signature = signatureQuestion && readAnswer(answers, signatureQuestion.path)
  if (!isRecord(signature) || typeof signature.name !== 'string') return undefined
  const { name, drawing, signed_at, document_hash } = signature
  if (typeof document_hash !== 'string' || document_hash !== answersHash) return undefined
  const moment = new Intl.DateTimeFormat(site.locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: site.timeZone,
  })
  return {
    statement: translate('document.signed.by', { name }),
    ...(isDrawing(drawing) ? { drawing } : {}),
    notes: [
      translate('document.signed.at', { date: moment.format(new Date(String(signed_at))) }),
      translate('document.signed.hash', { hash: document_hash }),
    ],
  }
}
