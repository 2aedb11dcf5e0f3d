import type { AnswerPath } from '../answers/answers.ts'
import type { ItemPage, ListCheck, ListStep, NumberedPage, PagedStep, PageStep, StepNode } from '../model/step.ts'
import type { Rule } from '../rules/rule.ts'
import { all } from '../rules/rule.ts'
import type { Text } from '../text/text.ts'

/**
 * A list of things that a dynamic flow asks about one by one, at the addresses of seed 2.5: the list at
 * `/{items}/dynamic-questions/{id}_list/list`, the first one at `/dynamic-questions/{id}_create/edit/0`, each at
 * `/{items}/{position}/dynamic-questions/{id}_list/edit/{page}`.
 */
export type DynamicEntity = {
  readonly id: string
  readonly label: Text
  /** The path of the entries in the quote, such as `wc.claims`. */
  readonly items: AnswerPath
  readonly when?: Rule
  readonly max?: number
  readonly checks?: readonly ListCheck[]
  /** An entry's own pages, in order; their keys are their numbers. */
  readonly pages: readonly Omit<ItemPage, 'key'>[]
} & Pick<ListStep, 'columns' | 'texts' | 'prefill' | 'remarks'>

type NumberedPages = { readonly id: string; readonly label: Text; readonly pages: readonly NumberedPage[] }

/** Dynamic questions as data: numbered pages, lists of entries, pages about all that was listed, and a summary. */
export type DynamicFlow = NumberedPages & {
  readonly entities?: readonly DynamicEntity[]
  readonly closing?: NumberedPages
  readonly summary?: true
}

/** The steps of a dynamic flow, each shown only when `when` holds. */
export function dynamicSteps(flow: DynamicFlow, when?: Rule): readonly StepNode[] {
  const entities = flow.entities ?? []
  const visibility = when ? { when } : {}
  const closing = flow.closing ? [flow.closing] : []
  const toPagedStep = ({ id, label, pages }: NumberedPages): PagedStep => ({
    kind: 'paged',
    id,
    label,
    base: `/dynamic-questions/${id}/edit`,
    source: { pages },
    ...visibility,
  })
  const summary: PageStep = {
    kind: 'page',
    id: `${flow.id}_summary`,
    label: 'step.dynamic_summary.label',
    path: `/summary/dynamic-questions/${flow.id}`,
    form: { fields: [] },
    summarises: [flow, ...entities, ...closing].map(({ id }) => id),
    ...visibility,
  }
  return [
    ...(flow.pages.length ? [toPagedStep(flow)] : []),
    ...entities.map((entity) => entityStep(entity, when)),
    ...closing.map(toPagedStep),
    ...(flow.summary ? [summary] : []),
  ]
}

/** The list of one kind of entry. */
export function entityStep({ pages, checks = [], when: own, ...entity }: DynamicEntity, outer?: Rule): ListStep {
  const { id, items } = entity
  const conditions = [outer, own].filter((condition) => condition !== undefined)
  const when = conditions.length > 1 ? all(...conditions) : conditions[0]
  return {
    ...entity,
    kind: 'list',
    list: `/${items}/dynamic-questions/${id}_list/list`,
    create: `/dynamic-questions/${id}_create/edit/0`,
    edit: `/${items}/{pos}/dynamic-questions/${id}_list/edit/{page}`,
    checks,
    pages: pages.map((page, index) => ({ ...page, key: String(index) })),
    ...(when ? { when } : {}),
  }
}
