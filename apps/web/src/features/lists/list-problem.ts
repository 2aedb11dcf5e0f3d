import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { Translate } from '@coverwright/core/text/text'
import type { ListTable } from './list-rows.ts'

/** Why a list cannot be left: the first of its own checks that fails, then what is wrong with it, or with an item. */
export function blockedBy({ list, problems }: PageState, { rows }: ListTable, t: Translate): string | undefined {
  if (list?.failed !== undefined) return t(list.failed)
  const listProblem = problems.find(({ path }) => path === list?.step.items)
  if (listProblem) return t(listProblem.key, listProblem.params)
  const row = rows.find(({ unfinished }) => unfinished)
  return row && t('ui.list.unfinished', { name: row.name })
}
