import type { Field } from '@coverwright/core/model/field'
import { insideEntry } from '@coverwright/core/validation/check-field'
import { fieldTree } from '../layout/field-tree.ts'
import { shownText, tidyText } from '../state/field-text.ts'
import type { Binding, FormEnvironment } from '../state/form-environment.ts'
import { FormContext, useForm } from '../state/form-environment.ts'
import type { Entry } from './entered-answers.ts'
import { entryEntered } from './entered-answers.ts'

type Props = {
  /** The group or repeated field. */
  readonly field: Field
  readonly prefix: string
  readonly entry: Entry
  readonly onEntry: (entry: Entry) => void
  readonly onLeave: () => void
  /** As in the form's environment. */
  readonly isTaken?: FormEnvironment['isTaken']
}

const never = () => () => undefined

/** The fields of one entry. What is typed stays in the entry as text until `answerEntered` reads it. */
export function EntryFields({ field, prefix, entry, onEntry, onLeave, isTaken }: Props) {
  const form = useForm()
  const { locale, FieldList } = form
  const inside = insideEntry(field, entryEntered(field, entry, form), form.view)
  const textOf = (inner: Field) => shownText(inner, entry[inner.path], locale)
  const write = (inner: Field, answer: unknown) => onEntry({ ...entry, [inner.path]: answer })
  const binding: Binding = {
    prefix,
    answer: (path) => entry[path],
    text: textOf,
    // The whole entry renders again.
    subscribe: never,
    onChange: write,
    fill: (answers) => onEntry({ ...entry, ...answers }),
    onLeave: (inner) => {
      const answer = entry[inner.path]
      const tidy = typeof answer === 'string' ? tidyText(inner, answer, form) : answer
      if (tidy !== answer) write(inner, tidy)
      onLeave()
    },
  }
  return (
    <FormContext value={{ ...form, view: inside.view, fieldsNow: () => inside.fields, isTaken }}>
      <FieldList nodes={fieldTree(inside.fields)} binding={binding} />
    </FormContext>
  )
}
