import type { AnswerPath } from '../answers/answers.ts'
import type { Rule, View } from '../rules/rule.ts'
import type { MessageParams, Text } from '../text/text.ts'
import type { Check } from './check.ts'
import type { Remark } from './remark.ts'
import type { Subject } from './subject.ts'

/**
 * How a field is answered, and what its answer is on the wire:
 * - `yes_no`, `yes_no_not_sure`: 'Yes' | 'No' | 'Not sure'
 * - `select`: the option's value · `multi_select`: a list of option values
 * - `text`, `long_text`, `email`, `phone`, `url`, `tax_id`, `zip`: text; a US phone as 10 digits, any
 *   other as `+33612345678`
 * - `number`, `money` (whole units of the site's currency), `percent` (0 to 100), `year`: a number
 * - `date`: 'YYYY-MM-DD'
 * - `class`: a class_code_ref, found by type-ahead
 * - `coverage`: insurance types, `{ uuid, name, purpose, wholesaler_allowed }[]`
 * - `document`: uploaded files, `{ id, name, size, kind }[]`; only the upload writes it
 * - `signature`: `Signature`, typed or drawn; the server adds when it was signed and what
 * - `group`: `{ [name]: answer }` · `repeat`: a list of such groups, each with its `id`
 */
export const fieldTypes = [
  'yes_no',
  'yes_no_not_sure',
  'select',
  'multi_select',
  'text',
  'long_text',
  'email',
  'phone',
  'url',
  'tax_id',
  'zip',
  'number',
  'money',
  'percent',
  'year',
  'date',
  'class',
  'coverage',
  'document',
  'signature',
  'group',
  'repeat',
] as const
export type FieldType = (typeof fieldTypes)[number]

export type Option = {
  readonly value: string
  readonly label: Text
  readonly hint?: Text
  /** "None of these": choosing it deselects the others, and vice versa. */
  readonly exclusive?: true
  /** "Any other make": stands for everything that is not listed, so a look-up cannot use it. */
  readonly others?: true
  /** Offered only when this holds. Reads answers of earlier pages. */
  readonly visible?: Rule
}

export type Field = {
  /** The path of the answer; inside a `group` or `repeat`, its name in the group. */
  readonly path: AnswerPath
  readonly type: FieldType
  readonly label: Text
  readonly hint?: Text
  /**
   * The section of its page: the key of the section's messages `.label`, `.lede` and `.note.{n}.title`, or the heading
   * itself. Fields of one section are consecutive.
   */
  readonly section?: Text
  /** What it is about, for the review; that of its group when absent. */
  readonly subject?: Subject
  /** Why we ask; shown in the margin. */
  readonly why?: Text
  readonly visible?: Rule
  /** The field whose answer made this one visible, for "Because you answered Yes". */
  readonly parent?: AnswerPath
  readonly optional?: true
  readonly checks?: readonly Check[]
  readonly options?: readonly Option[]
  /** The reference list that has the options, such as `state` or `business-type`. */
  readonly optionsFrom?: string
  readonly fields?: readonly Field[]
  /** Names of parts that are no longer asked. Older quotes may still contain them; they are ignored. */
  readonly retired?: readonly string[]
  /** `repeat` only. The name of one entry: "Claim", where the field is "Claims about your work". */
  readonly entry?: Text
  readonly minItems?: number
  readonly maxItems?: number
  /** Grid width in sixths of the form column; full width when absent. */
  readonly width?: 2 | 3 | 4
  readonly autocomplete?: string
  /** `number` only. What it counts, shown beside it and not typed: "sq ft". */
  readonly unit?: Text
  /** `phone` and `zip` only. The country (ISO 3166-1) of its numbers or codes; else that of its checks, else the US. */
  readonly country?: string
  /** Encrypted at rest and masked wherever it is shown, except that the applicant sees a `date` in full. */
  readonly sensitive?: true
  /** The number of a policy, a loan or a device, which may look like a payment card number. */
  readonly identifier?: true
  /** The fact this field asks for. One answer answers every later field with the same fact. */
  readonly fact?: string
  /** The fact may differ here, such as the premises of another line: it is prefilled, but still asked. */
  readonly mayDiffer?: true
  /** What earlier answers imply, until the field has an answer of its own. */
  readonly derived?: DerivedAnswer
  /**
   * What the control contains until somebody answers; stored with the page. Unlike a derived answer it stays when the
   * earlier answers change. For a `repeat`: its entries, as far as they are known.
   */
  readonly initial?: InitialAnswer
  /**
   * What most people choose: the control shows it until there is another answer, and saving the page confirms it. The
   * evidence records that it was shown.
   */
  readonly usual?: string
  /** What its page says about the question beside label and hint. Kept as evidence with them. */
  readonly beside?: readonly Text[]
  /** Advisory notes beside the field. */
  readonly remarks?: readonly Remark[]
  /** The wording of the page is recorded with each answer, in case a refusal must be proved later. */
  readonly evidence?: true
  /** Asked again each year: a renewal begins without last year's answer, which is shown beside it. */
  readonly yearly?: true
  /** Removed from the answers by the save that hides it; other answers are kept until the field is visible again. */
  readonly discardedWhenHidden?: true
  /** Shown as MM-DD-YYYY, as records are; in words when absent. */
  readonly dateStyle?: 'numeric'
  /** `date` only. Tomorrow and the first of next month are taken with one press. */
  readonly nearDays?: true
  /**
   * Inside a `repeat`: a further entry begins with the remainder of this earlier answer, a number, after the entries
   * before it.
   */
  readonly restOf?: AnswerPath
  /**
   * `repeat` only: shows the running total of the parts named `of`, which must add up to `to`. A further entry begins
   * with the remainder.
   */
  readonly total?: { readonly of: string; readonly to: number }
  /** `yes_no` and `yes_no_not_sure` only. How it reads among statements; see `statementLists`. */
  readonly statement?: Statement
  /** Last year's answer to this question; undefined when there is none. */
  readonly onFile?: (view: View) => FiledText | undefined
  /** A look-up that starts once a text is answered. The form works without its result. */
  readonly lookup?: LookUp
  /**
   * The fields of the same form that a look-up's result fills in, by the name of the part, unless a person answered
   * them. A `zip` gives `city` and `state` without a look-up, and the state must be one of the code's.
   */
  readonly fills?: Readonly<Record<string, AnswerPath>>
  /** `text` only. Suggestions while typing; other text is accepted too. */
  readonly suggestions?: Suggestions
  /** What may be read elsewhere if the person asks for it, and accepted as the answer with one press. */
  readonly offered?: AnswerOffer
  /** Number of the question among the visible ones of its carrier's set. */
  readonly number?: number
}

/**
 * What ticking means: something that adds to the risk, a habit or a protection that lowers it, or something wanted.
 * "None of these" means the opposite, so a list has one kind only.
 */
export type StatementKind = 'exposure' | 'safeguard' | 'wish'

/** A yes/no question as a statement to tick, and the question that its list asks: "Which of these are in place?" */
export type Statement = { readonly kind: StatementKind; readonly list: Text; readonly words: Text }

/**
 * A look-up, `from` where and `by` which answers. It runs once all of them are given and the field is valid; the result
 * is shown under the field.
 */
export type LookUp = { readonly from: string; readonly by: Readonly<Record<string, AnswerPath>> }

/** Suggestions for the text typed so far and for those of the named answers that are given. */
export type Suggestions = LookUp

/**
 * One `part` of what is at the location that an answer of this page or an earlier one names. Offered where `when`
 * holds.
 */
export type AnswerOffer = { readonly by: AnswerPath; readonly part: string; readonly when: Rule }

/** A value computed from answers: what it is in a sentence, what it reads, and how. */
export type Derivation<Value> = {
  readonly label: string
  readonly reads: readonly AnswerPath[]
  readonly of: (view: View) => Value
}

/**
 * An answer that earlier ones imply; undefined where they imply none. The page names where the first of `reads` was
 * given.
 */
export type DerivedAnswer = Derivation<unknown> & {
  /** Certain: the field is not asked, and an earlier answer of its own no longer counts. */
  readonly locked?: true
}

/** The initial value of a control; `page` is named in the note beside it as its source. */
export type InitialAnswer = Derivation<unknown> & { readonly page?: Text }

/** A note about what is on file: a message and its parameters. */
export type FiledText = { readonly text: Text; readonly params?: MessageParams }

/**
 * A signature as it is stored. `drawing`: SVG path data within 600 by 200. `signed_at` (an instant) and
 * `document_hash` (of the answers that were signed) are the server's alone.
 */
export type Signature = {
  readonly kind: 'typed' | 'drawn'
  readonly name: string
  readonly drawing?: string
  readonly signed_at?: string
  readonly document_hash?: string
}

/** The fields of one page; a save of the page may write nothing else. */
export type Form = { readonly fields: readonly Field[] }
