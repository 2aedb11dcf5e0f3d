import { useEffect, useEffectEvent, useRef } from 'react'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'

export function SelectControl(props: ControlProps) {
  const { field, id, answer, options, invalid, describedBy, onChange, onLeave } = props
  const { t, isTaken } = useForm()
  const free = options?.filter(({ value }) => value === answer || !isTaken?.(field, value))
  const select = useRef<HTMLSelectElement>(null)
  const value = typeof answer === 'string' ? answer : ''
  // What was chosen before the page was hydrated.
  const chooseBefore = useEffectEvent(() => {
    const before = select.current?.value
    if (before && before !== value) onChange(before)
  })
  useEffect(() => chooseBefore(), [])
  return (
    <select
      ref={select}
      className="select"
      id={id}
      value={value}
      autoComplete={field.autocomplete}
      onChange={(event) => onChange(event.target.value || undefined)}
      onBlur={onLeave}
      aria-invalid={invalid || undefined}
      aria-required={!field.optional || undefined}
      aria-describedby={describedBy}
    >
      <option value="">{options ? t('ui.chooseOne') : t('ui.loading')}</option>
      {free?.map((option) => (
        <option key={option.value} value={option.value}>
          {t(option.label)}
        </option>
      ))}
    </select>
  )
}
