import type { AnswerPath } from '../answers/answers.ts'
import type { Rule, View } from '../rules/rule.ts'
import type { Text } from '../text/text.ts'
import type { Derivation, FieldType, Form, Option } from './field.ts'
import type { SetKey } from './question.ts'
import type { Remark } from './remark.ts'
import type { Subject } from './subject.ts'

export type StepPath = `/${string}`

type StepBase = {
  readonly id: string
  readonly label: Text
  readonly when?: Rule
  /** Addresses of pages merged into it; they lead to it. */
  readonly holds?: readonly StepPath[]
  /** Not counted in the progress percentage, as the seed says of /signature and /resume. */
  readonly uncounted?: true
}

/** One page with one form; a page without fields (a list of its own kind, a review) has an empty form. */
export type PageStep = StepBase & {
  readonly kind: 'page'
  readonly path: StepPath
  /** A page that this one is part of where it directly follows it; elsewhere it is a page of its own. */
  readonly joins?: StepPath
  readonly form: Form
  /**
   * Alternative words for the page's head, `step.{id}.title` and the like, for people whom the usual ones do not suit.
   */
  readonly wording?: { readonly when: Rule; readonly id: string }
  /** Ids of the steps whose answers the page shows for review. */
  readonly summarises?: readonly string[]
  /** The name of a browser component that is shown above the form. */
  readonly panel?: string
}

export type NumberedPage = {
  readonly index: number
  readonly label?: Text
  readonly form: Form
}

/**
 * Numbered pages at `{base}/{index}{tail}`. They come from
 * - `set`: a carrier's questions, fetched again when an answer in `basis` changes;
 * - `pages`: forms of the catalogue;
 * - `each`: a form for each entry of a list in the quote (recommendations), on pages of `perPage`, else of one;
 *   `owns` names the paths of their answers, so that the answer of a removed entry does not count.
 */
export type PagedStep = StepBase & {
  readonly kind: 'paged'
  readonly base: StepPath
  readonly tail?: `/${string}`
  readonly source:
    | { readonly set: SetKey; readonly basis: readonly AnswerPath[] }
    | { readonly pages: readonly NumberedPage[] }
    | {
        readonly each: AnswerPath
        readonly form: (entry: unknown, index: number) => Form
        readonly perPage?: number
        /** The label of a page with one entry; the step's own when absent, and of a page with several. */
        readonly label?: (entry: unknown) => Text
        readonly owns?: readonly AnswerPath[]
      }
}

/** A named rule over a whole list; the first one that fails blocks leaving the list. Source: seed section 5. */
export type ListCheck = {
  readonly name: string
  readonly message: Text
  readonly passes: (items: readonly unknown[], view: View) => boolean
}

/** A page of one item's own small flow; its fields and rules name the item's answers as `item.{name}`. */
export type ItemPage = {
  readonly key: string
  /** Keys of pages merged into it; their addresses lead to it. */
  readonly holds?: readonly string[]
  readonly label: Text
  readonly when?: Rule
  readonly form: Form
  /** The fields that locate the item on a map. */
  readonly place?: readonly AnswerPath[]
}

/** A column of a list: an answer of each item, or a value derived from its answers. */
export type ListColumn = AnswerPath | ShownColumn | DerivedColumn

/** An answer that is shown under a condition. */
export type ShownColumn = { readonly path: AnswerPath; readonly when: Rule }

/** A derived value, never stored; the API adds it to each item under its own name. */
export type DerivedColumn = {
  readonly path: AnswerPath
  readonly label: Text
  readonly type: FieldType
  readonly options?: readonly Option[]
  /** Who sees it; everybody by default. */
  readonly when?: Rule
  /** The value, as an answer of its type. */
  readonly value: (view: View) => unknown
  /** Stands in for a missing value, here and in the API. */
  readonly otherwise?: Text
}

/**
 * A list is one page of the flow: `create` while it is empty, else `list`. Items are edited outside the flow at `edit`,
 * where `{pos}` is the item's position and `{page}` its page's key.
 */
export type ListStep = StepBase & {
  readonly kind: 'list'
  readonly list: StepPath
  readonly create: StepPath
  readonly edit: StepPath
  readonly items: AnswerPath
  readonly max?: number
  readonly checks: readonly ListCheck[]
  readonly pages: readonly ItemPage[]
  /** What the list shows of each item (`item.{name}`); the first page's first three fields when absent. */
  readonly columns?: readonly ListColumn[]
  readonly texts: ListTexts
  /**
   * Prefills the first item, by field name: with an answer of the quote, or a value derived from it and from the item's
   * earlier pages. Stored only when the page is saved.
   */
  readonly prefill?: Readonly<Record<string, AnswerPath | Derivation<unknown>>>
  /** Advisory notes below the list. */
  readonly remarks?: readonly Remark[]
}

/** The words of a list: "Location", "Add a location", "Delete this location?". */
export type ListTexts = {
  readonly item: Text
  readonly add: Text
  readonly deletePrompt: Text
  readonly empty: Text
  readonly guidance?: Text
}

export type GroupNode = {
  readonly kind: 'group'
  readonly id: string
  readonly label: Text
  /** The line's abbreviation on its pages: BOP, GL. */
  readonly tag?: string
  /** The subject of its questions for the review, where they have the group's own label when absent. */
  readonly subject?: Subject
  readonly when?: Rule
  readonly children: readonly FlowNode[]
}

export type StepNode = PageStep | PagedStep | ListStep
export type FlowNode = StepNode | GroupNode

/** A second address of a place in the flow: `first` opens the section's first step, or the next one after it. */
export type Alias =
  | { readonly path: StepPath; readonly first: string }
  | { readonly path: StepPath; readonly to: StepPath }

/** A flow as data. `baseFacts` come from outside the steps and can be read from the start. */
export type Flow = {
  readonly id: string
  readonly nodes: readonly GroupNode[]
  readonly aliases: readonly Alias[]
  readonly baseFacts: readonly AnswerPath[]
}
