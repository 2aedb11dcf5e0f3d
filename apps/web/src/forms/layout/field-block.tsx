import type { Field } from '@coverwright/core/model/field'
import type { FieldProblem } from '@coverwright/core/validation/check-field'
import { refusalText } from '@coverwright/core/validation/refusal-text'
import type { ReactNode } from 'react'
import { memo, Suspense } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'
import { lazyWithPreload } from '../../ui/interaction/lazy-with-preload.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { belowControl } from '../annotations/below-control.tsx'
import { LastYearNote } from '../annotations/last-year-note.tsx'
import { NumberReadings } from '../annotations/number-readings.tsx'
import { FieldControl } from '../controls/field-control.tsx'
import { optionsOf, showsTiles } from '../controls/field-options.ts'
import { isTyped } from '../state/field-text.ts'
import type { Binding, ControlProps, LastYear } from '../state/form-environment.ts'
import { useControlAnswer, useForm } from '../state/form-environment.ts'
import { fieldId } from './field-id.ts'

/** Only renewals ask about what is on file. */
const ChangeSet = lazyWithPreload(async () => (await import('../annotations/change-set.tsx')).ChangeSet)

type Props = { readonly field: Field; readonly binding: Binding }

/** One field: label, hint, error and control, in that order. */
export const FieldBlock = memo(function Block({ field, binding }: Props) {
  const { sources, problems, view } = useForm()
  const path = binding.prefix + field.path
  const id = fieldId(path)
  const problem = problems.find((each) => each.path === path)
  const options = optionsOf(field, sources)
  const note = sources.factNote?.(path)
  const answer = useControlAnswer(binding, field.path, isTyped(field) && sources.lastYear === undefined)
  const last = sources.lastYear?.(field, path, answer)
  const notes = [
    field.hint && `${id}-hint`,
    note && `${id}-fact`,
    last && `${id}-last`,
    (field.remarks ?? field.initial ?? field.usual) && `${id}-says`,
    problem && `${id}-error`,
  ]
    .filter(Boolean)
    .join(' ')
  const control: ControlProps = {
    field,
    binding,
    id,
    path,
    text: binding.text(field),
    answer,
    options,
    invalid: problem !== undefined,
    describedBy: notes || undefined,
    onChange: (entry) => binding.onChange(field, entry),
    onLeave: () => binding.onLeave(field),
  }
  const below = (field.remarks ?? field.initial ?? field.usual) && belowControl(control)
  const notesBelowLabel = <FieldNotes id={id} field={field} note={note} last={last} problem={problem} />
  if (field.onFile) return <ChangeSet control={control} label={<FieldLabel field={field} />} notes={notesBelowLabel} />
  if (isSet(control)) {
    return (
      <ChoiceSet control={control} notes={notesBelowLabel}>
        <FieldControl {...control} />
        {below}
      </ChoiceSet>
    )
  }
  return (
    <div className={problem ? 'field has-err' : 'field'}>
      <div className="field__head">
        <label className="label" id={`${id}-label`} htmlFor={id}>
          <FieldLabel field={field} />
        </label>
        {notesBelowLabel}
      </div>
      <div>
        <FieldControl {...control} />
        {problem && <NumberReadings {...control} />}
        {below}
        {sources.Offered && field.offered?.when.test(view) === true && (
          <Suspense>
            <sources.Offered {...control} />
          </Suspense>
        )}
      </div>
    </div>
  )
})

const sets = new Set(['multi_select', 'group', 'repeat', 'coverage', 'signature'])
const isSet = ({ field, options }: ControlProps) => sets.has(field.type) || showsTiles(field, options)

type SetProps = { readonly control: ControlProps; readonly notes: ReactNode; readonly children: ReactNode }

/** Several controls under one question. A set of radios can say that it is wrong; other groups cannot. */
function ChoiceSet({ control, notes, children }: SetProps) {
  const { field, id, invalid, describedBy, options } = control
  const radios = showsTiles(field, options)
  return (
    <fieldset
      id={id}
      className={classOf(control)}
      role={radios ? 'radiogroup' : undefined}
      aria-describedby={describedBy}
      aria-invalid={radios && invalid ? true : undefined}
    >
      {/* The page's title already asks for the coverage, and its sections have headings. */}
      <legend className={field.type === 'coverage' ? 'vh' : 'legend'}>
        <FieldLabel field={field} />
      </legend>
      {notes}
      {children}
    </fieldset>
  )
}

/** A problem of a whole group must not color every control in it. */
function classOf({ field, invalid }: ControlProps): string {
  const isGroup = field.type === 'group' || field.type === 'repeat'
  if (!invalid) return isGroup ? 'field field--whole' : 'field'
  return isGroup ? 'field field--whole' : 'field has-err'
}

function FieldLabel({ field }: { readonly field: Field }) {
  const { t } = useForm()
  return (
    <>
      {t(field.label)}
      {field.optional && <span className="opt"> {t('ui.optional')}</span>}
    </>
  )
}

type NotesProps = {
  readonly id: string
  readonly field: Field
  readonly note: string | undefined
  readonly last: LastYear | undefined
  readonly problem: FieldProblem | undefined
}

function FieldNotes({ id, field, note, last, problem }: NotesProps) {
  const { t } = useForm()
  return (
    <>
      {field.hint && (
        <span className="hint" id={`${id}-hint`}>
          {t(field.hint)}
        </span>
      )}
      {note && (
        <span className="factnote" id={`${id}-fact`}>
          <Icon name="check" />
          {note}
        </span>
      )}
      {last && <LastYearNote id={`${id}-last`} last={last} />}
      {problem && (
        <p className="err" id={`${id}-error`}>
          <Icon name="alert" />
          <span>
            <VisuallyHidden>{t('ui.error')} </VisuallyHidden>
            {refusalText(problem, t)}
          </span>
        </p>
      )}
    </>
  )
}
