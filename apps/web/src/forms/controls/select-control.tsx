import { useRef } from 'react'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { useEarlyEntry } from '../state/use-early-entry.ts'

export function SelectControl(props: ControlProps) {
  const { field, id, answer, options, invalid, describedBy, onChange, onLeave } = props
  const { t, isTaken } = useForm()
  const free = options?.filter(({ value }) => value === answer || !isTaken?.(field, value))
  const select = useRef<HTMLSelectElement>(null)
  const value = typeof answer === 'string' ? answer : ''
  useEarlyEntry(value, () => select.current?.value || undefined, onChange)
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
