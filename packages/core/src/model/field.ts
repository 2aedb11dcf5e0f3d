import type { AnswerPath } from '../answers/answers.ts'
import type { Rule, View } from '../rules/rule.ts'
import type { MessageParams, Text } from '../text/text.ts'
import type { Check } from './check.ts'
import type { Remark } from './remark.ts'

/**
 * How a field is answered, and what its answer is on the wire:
 * - `yes_no`, `yes_no_not_sure`: 'Yes' | 'No' | 'Not sure'
 * - `select`: the option's value · `multi_select`: a list of option values
 * - `text`, `long_text`, `email`, `phone`, `url`, `tax_id`, `zip`: text; phone as 10 digits, of another country than the
 *   US as `+33612345678`
 * - `number`, `money` (whole units of the site's currency), `percent` (0 to 100), `year`: a number
 * - `date`: 'YYYY-MM-DD'
 * - `class`: a class_code_ref, found by type-ahead
 * - `coverage`: insurance types, `{ uuid, name, purpose, wholesaler_allowed }[]`
 * - `document`: the files handed in, `{ id, name, size, kind }[]`; only the call that takes them in writes it
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
  /** "None of these": choosing it takes the others away, and the other way round. */
  readonly exclusive?: true
  /** "Any other make": stands for everything that is not among the options, and tells a look-up nothing. */
  readonly others?: true
  /** Offered only when this holds; it reads what pages before this one ask. */
  readonly visible?: Rule
}

export type Field = {
  /** Where the answer lives; inside a `group` or `repeat` only the name within the group. */
  readonly path: AnswerPath
  readonly type: FieldType
  readonly label: Text
  readonly hint?: Text
  /** Why we ask, shown in the margin. */
  readonly why?: Text
  readonly visible?: Rule
  /** The field whose answer opened this one, for "Because you answered Yes". */
  readonly parent?: AnswerPath
  readonly optional?: true
  readonly checks?: readonly Check[]
  readonly options?: readonly Option[]
  /** Options that come from reference data (`state`, `business-type`, …) instead of standing here. */
  readonly optionsFrom?: string
  readonly fields?: readonly Field[]
  /** Parts that are asked no more, by their names: quotes stored before may still hold them, and they count for nothing. */
  readonly retired?: readonly string[]
  /** `repeat` only. What one entry is called: "Claim", where the field is called "Claims about your work". */
  readonly entry?: Text
  readonly minItems?: number
  readonly maxItems?: number
  /** Grid width in sixths of the form column; full width when absent. */
  readonly width?: 2 | 3 | 4
  readonly autocomplete?: string
  /** `phone` and `zip` only. Whose numbers or codes it takes, in ISO letters; by its checks, or the US, when absent. */
  readonly country?: string
  /** Encrypted at rest, masked wherever it is shown; a `date`, as of birth, is shown whole to whoever applies. */
  readonly sensitive?: true
  /** A number that others gave out, of a policy, a loan or a device: it may look like that of a payment card. */
  readonly identifier?: true
  /** The fact this field asks for: answered once, it is filled in wherever another field asks for the same. */
  readonly fact?: string
  /** What earlier answers make of this one, as long as it has none of its own. */
  readonly derived?: DerivedAnswer
  /**
   * What stands in its control until somebody answers, and is stored with the page: unlike what follows it stays when the
   * earlier answers change, as an address does. Of a `repeat` the entries, of which a part is known.
   */
  readonly initial?: InitialAnswer
  /** What earlier answers say about this one, said beside it. Nothing is refused for it. */
  readonly remarks?: readonly Remark[]
  /** What stood on the page is kept with each answer, since a refusal may have to be shown later. */
  readonly evidence?: true
  /** Taken out of the answers by the save that hides it, instead of being kept for when it opens again. */
  readonly discardedWhenHidden?: true
  /** A date that stands as MM-DD-YYYY, as in records; in words when absent. */
  readonly dateStyle?: 'numeric'
  /** `repeat` only: the shares named `of` are added up as they are entered, and `to` is what they must make. */
  readonly total?: { readonly of: string; readonly to: number }
  /** What stands on file from last year that this question is about, in words; undefined when nothing does. */
  readonly onFile?: (view: View) => FiledText | undefined
  /** What is looked up once it is answered; of a field that is typed. Whatever it comes to, the form works without. */
  readonly lookup?: LookUp
  /**
   * The fields of the same form that take a part each of what is looked up, by the name of the part: where nothing stands
   * that a person answered. A `zip` tells `city` and `state` without a look-up of its own, and the state must be one that
   * the code lies in.
   */
  readonly fills?: Readonly<Record<string, AnswerPath>>
  /** `text` only. Where suggestions come from while it is typed; anything else may be typed as well. */
  readonly suggestions?: Suggestions
  /** Number of the question within its insurer's set, once it is known what is visible. */
  readonly number?: number
}

/**
 * What is asked for by the look-up's own name, once everything that it goes by is answered and the field's own answer
 * passes its checks. What it finds is said under the field.
 */
export type LookUp = { readonly from: string; readonly by: Readonly<Record<string, AnswerPath>> }

/** Suggestions by what was typed so far, and by those of the answers named that are given. */
export type Suggestions = LookUp

/** Something that is worked out of the quote: in a sentence, from which answers, and how. */
export type Derived<Value> = {
  readonly label: string
  readonly reads: readonly AnswerPath[]
  readonly of: (view: View) => Value
}

/** An answer that follows from earlier ones, undefined where none does. The page names where the first of them was given. */
export type DerivedAnswer = Derived<unknown> & {
  /** It is beyond doubt: nobody is asked, and what was answered here before counts no more. */
  readonly locked?: true
}

/** An answer to begin with; `page` names where it comes from, for the note beside it. */
export type InitialAnswer = Derived<unknown> & { readonly page?: Text }

/** Words about what is on file: a message with what fills it. */
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

/** Exactly what one step may write. */
export type Form = { readonly fields: readonly Field[] }
