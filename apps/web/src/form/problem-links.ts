import type { FieldProblem } from '@coverwright/core/forms/check-form'
import type { Field } from '@coverwright/core/forms/field'
import type { Translate } from '@coverwright/core/text/text'
import type { ErrorLink } from '../ui/error-summary.tsx'
import { fieldId } from './field-id.ts'

/** Problems as the summary lists them: numbered questions by their number, other fields by their label. */
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
  return problems.map(({ path, label, key, params }) => {
    const number = numberOf(path)
    return {
      id: fieldId(path),
      label: number === undefined ? t(label) : t('ui.question', { number }),
      message: t(key, params),
    }
  })
}

/** "Two answers need another look": small counts are written out. */
export function problemTitle(count: number, t: Translate): string {
  const word = count <= 9 ? t(`ui.number.${count}`) : String(count)
  return t('ui.errors.title', { count, word })
}
