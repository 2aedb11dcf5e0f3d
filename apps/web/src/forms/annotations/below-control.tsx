import { isBlank, sameAnswer } from '@coverwright/core/answers/answers'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'
import { answerEntered } from '../entries/entered-answers.ts'
import { entriesOf, withIds } from '../entries/repeat-entries.ts'
import { isTyped } from '../state/field-text.ts'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { useValueOnBlur } from '../state/use-on-blur.ts'
import { RemarkLines } from './remarks.tsx'

/** What earlier answers say about a field: its default, and the remarks below its control. */
export const belowControl = (control: ControlProps): ReactNode => <BelowControl {...control} />

function BelowControl({ field, id, binding, onChange }: ControlProps) {
  const { view, t, locale, currency } = useForm()
  const valueOnBlur = useValueOnBlur({ id, binding, path: field.path }, isTyped(field) || field.fields !== undefined)
  const [seenValue, setKnown] = useState<unknown>()
  const begin = useEffectEvent(() => {
    const stands = binding.answer(field.path)
    // Emptied on purpose is an answer, too.
    const first = stands === undefined || stands === null ? field.initial?.of(view) : undefined
    const current = field.type === 'repeat' ? withIds(entriesOf(first)) : first
    if (isBlank(current)) return
    setKnown(current)
    onChange(current)
  })
  useEffect(() => begin(), [])
  const { page } = field.initial ?? {}
  const isUsual = binding.isUsual?.(field) ?? false
  const source = isUsual
    ? t('ui.usual')
    : page && seenValue !== undefined && sameAnswer(seenValue, valueOnBlur) && t('ui.fact.filled', { from: t(page) })
  return (
    <RemarkLines
      id={`${id}-says`}
      remarks={field.remarks ?? []}
      view={view}
      answer={answerEntered(field, valueOnBlur, { locale, currency })}
      words={{ t, locale, currency }}
    >
      {source && (
        <p className="remark">
          <Icon name="check" />
          <span>{source}</span>
        </p>
      )}
    </RemarkLines>
  )
}
