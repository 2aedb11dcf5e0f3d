import type { Field, Statement } from '@coverwright/core/model/field'
import { Choice } from '../../ui/actions/choice.tsx'
import { Choices } from '../../ui/actions/choices.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { RemarkLines } from '../annotations/remarks.tsx'
import { fieldId } from '../layout/field-id.ts'
import type { Binding } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { useWatchedFields } from '../state/use-field-state.ts'
import {
  noneOf,
  type StatementAnswers,
  statementRefusal,
  ticksOf,
  withNone,
  withoutOpen,
  withTick,
  withUnsure,
} from './statement-answers.ts'

type Props = {
  readonly list: Pick<Statement, 'kind' | 'list'>
  readonly fields: readonly Field[]
  readonly binding: Binding
}

/** Yes/no fields as one question: tick what is true, or "None of these". It has the id of its first field. */
export function StatementList({ list: { kind, list }, fields, binding }: Props) {
  const { t, locale, currency, view, problems, sources } = useForm()
  const readAnswers = (): StatementAnswers => Object.fromEntries(fields.map(({ path }) => [path, binding.answer(path)]))
  useWatchedFields(
    binding,
    fields.map(({ path }) => path),
    readAnswers,
  )
  const answers = readAnswers()
  const { isTrue, none, unsure, open } = ticksOf(answers)
  const [first] = fields
  const id = fieldId(binding.prefix + (first?.path ?? ''))
  const paths = new Set(fields.map(({ path }) => binding.prefix + path))
  const problem = problems.find(({ path }) => paths.has(path))
  const enter = (next: StatementAnswers) => binding.fill(next)
  const leave = () => {
    for (const field of fields) binding.onLeave(field)
  }
  const box = { type: 'checkbox', name: id, invalid: problem !== undefined, onBlur: leave } as const
  return (
    <fieldset
      id={id}
      className={problem ? 'field has-err' : 'field'}
      aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <legend className="legend">{t(list)}</legend>
      <span className="hint" id={`${id}-hint`}>
        {t('ui.statements.hint')}
      </span>
      {problem && (
        <p className="err" id={`${id}-error`}>
          <Icon name="alert" />
          <span>
            <VisuallyHidden>{t('ui.error')} </VisuallyHidden>
            {statementRefusal(problem, kind, t)}
          </span>
        </p>
      )}
      <Choices>
        {fields.map((field) => {
          const notes = [
            open.includes(field.path) && t('ui.statements.open'),
            field.hint && t(field.hint),
            sources.factNote?.(binding.prefix + field.path),
          ].filter(Boolean)
          return (
            <Choice
              key={field.path}
              {...box}
              value={binding.prefix + field.path}
              checked={isTrue(field.path)}
              onChange={(on) => enter(withTick(answers, field.path, on))}
              hint={notes.length > 0 ? notes.join(' ') : undefined}
            >
              {t(field.statement?.words ?? field.label)}
            </Choice>
          )
        })}
        {open.length > 0 && (
          <Choice {...box} value="open" checked={false} onChange={() => enter(withoutOpen(answers))}>
            {t('ui.statements.openNo')}
          </Choice>
        )}
        <Choice {...box} value="none" checked={none} onChange={(on) => enter(withNone(answers, on))}>
          {t(noneOf[kind])}
        </Choice>
        {fields.some(({ type }) => type === 'yes_no_not_sure') && (
          <Choice {...box} value="unsure" checked={unsure} onChange={(on) => enter(withUnsure(answers, on))}>
            {t(Object.values(answers).some((answer) => answer === 'Yes') ? 'ui.statements.unsure' : 'ui.notSure')}
          </Choice>
        )}
      </Choices>
      {fields.map(
        ({ path, remarks }) =>
          remarks && (
            <RemarkLines
              key={path}
              remarks={remarks}
              view={view}
              answer={answers[path]}
              words={{ t, locale, currency }}
            />
          ),
      )}
    </fieldset>
  )
}
