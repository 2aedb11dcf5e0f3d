import type { Field } from '@coverwright/core/model/field'
import { statementLists } from '@coverwright/core/model/statement-lists'
import type { Translate } from '@coverwright/core/text/text'
import type { FieldProblem } from '@coverwright/core/validation/check-field'
import { refusalText } from '@coverwright/core/validation/refusal-text'
import type { ErrorLink } from '../../ui/feedback/error-summary.tsx'
import { statementRefusal } from '../controls/statement-answers.ts'
import { entryName } from '../entries/entry-name.ts'
import { fieldId } from './field-id.ts'

/**
 * Problems as the summary lists them: numbered questions by their number, other fields by their label and entry. A list of
 * statements has one problem.
 */
export function problemLinks(
  problems: readonly FieldProblem[],
  fields: readonly Field[],
  t: Translate,
): readonly ErrorLink[] {
  const numbers = new Map(fields.map((field) => [field.path, field.number]))
  const parents = new Map(fields.map((field) => [field.path, field.parent]))
  const numberOf = (path: string): number | undefined => {
    const parent = parents.get(path)
    return numbers.get(path) ?? (parent === undefined || parent === path ? undefined : numbers.get(parent))
  }
  const lists = statementLists(fields)
  const links = problems.map((problem) => {
    const { path, label } = problem
    const number = numberOf(path)
    const list = lists.get(path)
    return {
      id: fieldId(list?.fields[0]?.path ?? path),
      label: number === undefined ? labelOf(path, t(list?.list ?? label), fields, t) : t('ui.question', { number }),
      message: list ? statementRefusal(problem, list.kind, t) : refusalText(problem, t),
    }
  })
  return links.filter(({ id }, position) => links.findIndex((each) => each.id === id) === position)
}

/** "Claim 3: Paid so far", since every entry of a list has the same question. */
function labelOf(path: string, label: string, fields: readonly Field[], t: Translate): string {
  const list = fields.find((field) => field.type === 'repeat' && path.startsWith(`${field.path}.`))
  const position = list && Number(path.slice(list.path.length + 1).split('.')[0])
  if (!list || !Number.isInteger(position)) return label
  return t('ui.errors.inEntry', { entry: entryName(list, Number(position), t), label })
}

/** "Two answers need another look": small counts are written out. */
export function problemTitle(count: number, t: Translate): string {
  const word = count <= 9 ? t(`ui.number.${count}`) : String(count)
  return t('ui.errors.title', { count, word })
}
