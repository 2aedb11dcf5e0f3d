import type { NumberedPage, PagedStep, StepNode, StepPath } from '../model/step.ts'
import { pagesOfSets } from '../question-sets/paging.ts'
import type { Rule, RuleResult, View } from '../rules/rule.ts'
import { testAll } from '../rules/rule.ts'
import type { CompiledFlow, Slot } from './compile-flow.ts'
import { chainFrom, isInSet, pagePath } from './compile-flow.ts'
import type { FlowContext } from './flow-context.ts'
import { FormPage, visitForm } from './form-page.ts'
import { visitList } from './list-page.ts'
import { askedBefore, fetchedSet, numberedPages, visitPages } from './numbered-pages.ts'
import type { PageState } from './page-state.ts'
import type { SharedAnswers } from './shared-answers.ts'
import { Walk } from './walk.ts'

export type FlowState = {
  readonly flow: CompiledFlow
  readonly pages: readonly PageState[]
  readonly view: View
  /** Keys of the question sets that pages wait for. */
  readonly missingSets: readonly string[]
  readonly maxStep: string | undefined
  /** Facts that several fields ask for, and the answers prefilled from them. */
  readonly shared: Pick<SharedAnswers, 'uses' | 'prefilled'>
}

/**
 * The pages that a quote visits, in order. One forward pass is enough because rules read only earlier answers. Nothing
 * is kept between calls (decision 53). Pages are validated on first access.
 */
export function evaluateFlow(flow: CompiledFlow, context: FlowContext): FlowState {
  const walk = new Walk(flow, context)
  const pages: PageState[] = []
  const missingSets = new Set<string>()
  /** Visited pages of steps that have two places. */
  const visitedPaths = new Set<StepPath>()
  const visitedSets = new Set<StepNode>()
  let group: { readonly conditions: readonly Rule[]; readonly holds: RuleResult } = { conditions: [], holds: true }
  for (const slot of flow.slots) {
    const { groupConditions: conditions, node } = slot
    // No page of a group can change the group's conditions, so they are tested once.
    if (conditions !== group.conditions) group = { conditions, holds: testAll(conditions, walk.view) }
    const isOpen = testStep(group.holds, node.when, walk.view)
    if (isOpen === false) continue
    const joinedTo = isOpen === true ? joinedPage(slot, pages.at(-1)) : undefined
    if (joinedTo) {
      pages.splice(-1, 1, joinedTo)
      visitedPaths.add(firstPath(slot))
      continue
    }
    for (const page of visitSlot(slot, walk, isOpen, { visited: visitedPaths, visitedSets, missingSets })) {
      pages.push(page)
      if (slot.hasTwoPlaces) visitedPaths.add(page.list?.step.list ?? page.path)
    }
  }
  const { view, shared } = walk
  return { flow, pages, view, missingSets: [...missingSets], shared, maxStep: context.maxStep }
}

/** The page before a step if the step's form is part of it; undefined if the step has a page of its own. */
const joinedPage = (slot: Slot, before: PageState | undefined): FormPage | undefined =>
  slot.node.kind === 'page' && before instanceof FormPage && before.path === slot.node.joins
    ? before.joinedBy(slot, slot.node.form)
    : undefined

function testStep(group: RuleResult, when: Rule | undefined, view: View): RuleResult {
  if (group === false || !when) return group
  const holds = when.test(view)
  return holds === true ? group : holds
}

type Visit = {
  readonly visited: ReadonlySet<StepPath>
  /** Steps whose question sets were asked, on their own pages or on those of an earlier step; each is asked once. */
  readonly visitedSets: Set<StepNode>
  readonly missingSets: Set<string>
}

function visitSlot(slot: Slot, walk: Walk, isOpen: true | 'unknown', before: Visit): readonly PageState[] {
  const { node } = slot
  if (node.kind === 'paged' && isOpen === true) {
    const pages = visitPaged(slot, node, walk, before)
    if (pages !== 'loading') return pages
  }
  if (slot.isSecondPlace && before.visited.has(firstPath(slot))) return []
  if (node.kind === 'paged' || isOpen === 'unknown') return [waitingPage(slot, walk)]
  if (node.kind === 'list') return [visitList(slot, node, walk)]
  const { path, label, form } = node
  return [new FormPage({ slot, path, label, rank: slot.rank, page: undefined }, visitForm(form, walk), walk)]
}

function visitPaged(
  slot: Slot,
  step: PagedStep,
  walk: Walk,
  { visited, visitedSets, missingSets }: Visit,
): readonly PageState[] | 'loading' {
  const { source } = step
  if ('set' in source) {
    if (visitedSets.has(step)) return []
    const pages = pagesTogether(slot, walk, { visitedSets, missingSets })
    return pages === 'loading' ? pages : visitPages(slot, step, pages, walk)
  }
  const pages = numberedPages(source, walk.view)
  const unvisitedPages = slot.isSecondPlace ? pages.filter(({ index }) => !visited.has(pagePath(step, index))) : pages
  return visitPages(slot, step, unvisitedPages, walk)
}

/**
 * An insurer's questions together with those of the open insurers that follow it in the section: they are asked by
 * topic, at the address of the first insurer that has any (decision 112).
 */
function pagesTogether(
  slot: Slot,
  walk: Walk,
  { visitedSets, missingSets }: Pick<Visit, 'visitedSets' | 'missingSets'>,
): readonly NumberedPage[] | 'loading' {
  const steps = chainFrom(slot, walk.flow).flatMap(({ node }) =>
    isInSet(node) && !visitedSets.has(node) && testStep(true, node.when, walk.view) === true ? [node] : [],
  )
  const sets = steps.map(({ source }) => ({ key: source.set, set: fetchedSet(source, walk) }))
  // An insurer without questions does not provide the page address.
  if (sets[0]?.set?.questions.length === 0) return []
  for (const step of steps) visitedSets.add(step)
  const missing = sets.filter(({ set }) => !set)
  for (const { key } of missing) missingSets.add(key)
  if (missing.length > 0) return 'loading'
  return pagesOfSets(
    sets.flatMap(({ key, set }) => (set ? [{ key, set }] : [])),
    askedBefore(walk),
  )
}

function firstPath({ node }: Slot): StepPath {
  if (node.kind === 'page') return node.path
  return node.kind === 'list' ? node.list : pagePath(node, 0)
}

const waitingPage = (slot: Slot, walk: Walk): PageState => ({
  path: firstPath(slot),
  slot,
  section: slot.section,
  label: slot.node.label,
  rank: slot.rank,
  status: 'waiting',
  form: { fields: [] },
  problems: [],
  visible: [],
  view: walk.viewBefore(walk.page + 1),
})
