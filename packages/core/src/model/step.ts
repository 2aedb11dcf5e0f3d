import type { AnswerPath } from '../answers/answers.ts'
import type { Rule, View } from '../rules/rule.ts'
import type { Text } from '../text/text.ts'
import type { Derived, FieldType, Form } from './field.ts'
import type { SetKey } from './question.ts'
import type { Remark } from './remark.ts'

export type StepPath = `/${string}`

type Shared = {
  readonly id: string
  readonly label: Text
  readonly when?: Rule
  /** Left out of the progress percentage, as the seed says of /signature and /resume. */
  readonly uncounted?: true
}

/** One page with one form; a page without fields (a list of its own kind, a review) has an empty form. */
export type PageStep = Shared & {
  readonly kind: 'page'
  readonly path: StepPath
  readonly form: Form
  /** Ids of the steps whose answers the page shows together, to be looked over. */
  readonly summarises?: readonly string[]
  /** Something of the browser's own that stands above the form, by the name it has there. */
  readonly panel?: string
}

export type NumberedPage = {
  readonly index: number
  readonly label?: Text
  readonly form: Form
}

/**
 * Pages moved through by index at `{base}/{index}{tail}`. They come from
 * - `set`: an insurer's questions, asked for again when an answer in `basis` changes;
 * - `pages`: forms that stand in the catalogue;
 * - `each`: one page for each entry of a list in the quote (recommendations); `owns` says where their answers lie,
 *   so that an entry that is gone takes its answer out of sight.
 */
export type PagedStep = Shared & {
  readonly kind: 'paged'
  readonly base: StepPath
  readonly tail?: `/${string}`
  readonly source:
    | { readonly set: SetKey; readonly basis: readonly AnswerPath[] }
    | { readonly pages: readonly NumberedPage[] }
    | {
        readonly each: AnswerPath
        readonly form: (entry: unknown, index: number) => Form
        /** What an entry's page is called; the step's own label when absent. */
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
  readonly label: Text
  readonly when?: Rule
  readonly form: Form
  /** Its fields that together say where on a map the item is. */
  readonly place?: readonly AnswerPath[]
}

/** What a list shows of each item: an answer of it, or what follows from its answers. */
export type ListColumn = AnswerPath | ShownColumn | DerivedColumn | ItemValue

/** An answer that not every quote's list shows. */
export type ShownColumn = { readonly path: AnswerPath; readonly when: Rule }

/** Nobody answers it and nothing stores it; the API adds it to each item under its own name. */
export type DerivedColumn = {
  readonly path: AnswerPath
  readonly label: Text
  readonly type: FieldType
  /** The value, as an answer of its type; undefined when there is none, and then `otherwise` is said. */
  readonly value: (view: View) => unknown
  readonly otherwise: Text
}

/** The same without a column: the API has it where there is a value, and no page shows it. */
export type ItemValue = Pick<DerivedColumn, 'path' | 'type' | 'value'> & { readonly hidden: true }

/**
 * A list is one slot of the flow: `create` while it is empty, `list` when it is not. Items are edited off the
 * flow at `edit`, where `{pos}` is the item's position and `{page}` its page's key.
 */
export type ListStep = Shared & {
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
   * What the first item starts with: item field name to the quote's answer, or to what is made of it and of the item's own
   * answers on pages before. Shown, and stored only when saved.
   */
  readonly prefill?: Readonly<Record<string, AnswerPath | Derived<unknown>>>
  /** What earlier answers say about the list as a whole, said below it. Nothing is refused for it. */
  readonly remarks?: readonly Remark[]
}

/** What a list calls its things: "Location", "Add a location", "Delete this location?". */
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
  /** Short stamp of the line on its pages: BOP, GL. */
  readonly tag?: string
  readonly when?: Rule
  readonly children: readonly FlowNode[]
}

export type StepNode = PageStep | PagedStep | ListStep
export type FlowNode = StepNode | GroupNode

/** A second address of a place in the flow: `first` opens the section's first step, or the next one after it. */
export type Alias =
  | { readonly path: StepPath; readonly first: string }
  | { readonly path: StepPath; readonly to: StepPath }

/** A whole flow as data. `baseFacts` are readable from the start: they come from outside any step. */
export type Flow = {
  readonly id: string
  readonly nodes: readonly GroupNode[]
  readonly aliases: readonly Alias[]
  readonly baseFacts: readonly AnswerPath[]
}
