import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { View } from '@coverwright/core/flow/rule'
import type { FieldProblem } from '@coverwright/core/forms/check-form'
import type { Field } from '@coverwright/core/forms/field'
import type { Translate } from '@coverwright/core/text/text'
import type { Typed, Values } from './entered-answers.ts'
import { FieldList } from './field-list.tsx'
import { shownText, tidied } from './field-text.ts'
import { fieldTree } from './field-tree.ts'
import type { Binding, FormSources } from './form-environment.ts'
import { FormContext } from './form-environment.ts'

type Props = FormSources & {
  /** The visible fields, in order: hidden ones are left out by the caller. */
  readonly fields: readonly Field[]
  readonly values: Values
  readonly typed: Typed
  readonly problems: readonly FieldProblem[]
  /** What now stands in the control: the text of a typed field as it was typed, else the answer. `answerEntered` reads both. */
  readonly onChange: (path: AnswerPath, entered: unknown) => void
  /** The focus left the field: time to check it again after a failed try. */
  readonly onBlur?: ((path: AnswerPath) => void) | undefined
  /** For the rules inside groups and repeated fields. */
  readonly view: View
  readonly t: Translate
  readonly locale: string
  readonly currency: string
}

/** The one renderer for every form and every insurer's questions. */
export function FormFields(props: Props) {
  const { fields, values, typed, problems, onChange, onBlur, view, t, locale, currency, ...sources } = props
  const binding: Binding = {
    prefix: '',
    answer: (path) => values[path],
    text: (field) => typed[field.path] ?? shownText(field.type, values[field.path], locale),
    onChange: (field, entered) => onChange(field.path, entered),
    onLeave: (field) => {
      const text = typed[field.path]
      const tidy = text === undefined ? undefined : tidied(field, text, locale)
      if (tidy !== undefined && tidy !== text) onChange(field.path, tidy)
      onBlur?.(field.path)
    },
  }
  const environment = { t, locale, currency, view, problems, sources, FieldList }
  return (
    <FormContext value={environment}>
      <FieldList nodes={fieldTree(fields)} binding={binding} />
    </FormContext>
  )
}
