import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import type { View } from '@coverwright/core/rules/rule'
import type { Translate } from '@coverwright/core/text/text'
import type { FieldProblem } from '@coverwright/core/validation/check-field'
import { memo, useMemo } from 'react'
import { useEvent } from '../../ui/interaction/use-event.ts'
import { isTyped, shownText, tidyText } from '../state/field-text.ts'
import type { Binding, FormSources } from '../state/form-environment.ts'
import { FormContext } from '../state/form-environment.ts'
import { FieldList } from './field-list.tsx'
import { FieldSection } from './field-section.tsx'
import { fieldSections } from './field-sections.ts'

type Props = {
  /** The visible fields, in order: hidden ones are left out by the caller. */
  readonly fields: readonly Field[]
  /** A control's entry: typed text as it was typed, else the answer. `answerEntered` reads both. */
  readonly answer: Binding['answer']
  /** What was entered since the last save, if anything. */
  readonly entered: Binding['answer']
  readonly subscribe: Binding['subscribe']
  readonly isUsual?: Binding['isUsual']
  readonly problems: readonly FieldProblem[]
  readonly onChange: (path: AnswerPath, entry: unknown) => void
  /** The focus left the field: time to check it again after a failed try. */
  readonly onBlur: (path: AnswerPath) => void
  /** For the rules inside groups and repeated fields. */
  readonly view: View
  readonly t: Translate
  readonly locale: string
  readonly currency: string
  readonly sources: FormSources
}

/** The one renderer for every form and every insurer's questions. Each field renders when its own answer changes. */
export const FormFields = memo(function Fields(props: Props) {
  const {
    fields,
    answer,
    entered,
    subscribe,
    isUsual,
    problems,
    onChange,
    onBlur,
    view,
    t,
    locale,
    currency,
    sources,
  } = props
  const binding = useMemo((): Binding => {
    const inputOf = (field: Field): string | undefined => {
      const text = entered(field.path)
      return typeof text === 'string' && isTyped(field) ? text : undefined
    }
    return {
      prefix: '',
      answer,
      text: (field) => inputOf(field) ?? shownText(field, answer(field.path), locale),
      subscribe,
      onChange: (field, entry) => onChange(field.path, entry),
      fill: (answers) => {
        for (const path in answers) onChange(path, answers[path])
      },
      onLeave: (field) => {
        const text = inputOf(field)
        const tidy = text === undefined ? undefined : tidyText(field, text, { locale, currency })
        if (tidy !== undefined && tidy !== text) onChange(field.path, tidy)
        onBlur(field.path)
      },
      isUsual,
    }
  }, [answer, entered, subscribe, isUsual, onChange, onBlur, locale, currency])
  const fieldsNow = useEvent(() => fields)
  const environment = useMemo(
    () => ({ t, locale, currency, view, fieldsNow, problems, sources, FieldList }),
    [t, locale, currency, view, fieldsNow, problems, sources],
  )
  const sections = useMemo(() => fieldSections(fields), [fields])
  return (
    <FormContext value={environment}>
      {sections.map(({ section, nodes }) =>
        section === undefined ? (
          <FieldList key="" nodes={nodes} binding={binding} />
        ) : (
          <FieldSection key={typeof section === 'string' ? section : section.words} section={section}>
            <FieldList nodes={nodes} binding={binding} />
          </FieldSection>
        ),
      )}
    </FormContext>
  )
})
