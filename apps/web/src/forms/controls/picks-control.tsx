import { useRef, useState } from 'react'
import '../../styles/forms/picks.css'
import { Icon } from '../../ui/icons/icon.tsx'
import { useKeyDown } from '../../ui/interaction/use-key-down.ts'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { toggle } from './exclusive-options.ts'

/** For dozens of options, few of them chosen: one list to choose from, and the chosen ones below it. */
export function PicksControl(props: ControlProps) {
  const { field, id, answer, options = [], invalid, describedBy, onChange, onLeave } = props
  const { t } = useForm()
  const select = useRef<HTMLSelectElement>(null)
  // With the arrow keys every option on the way becomes the value, so it is taken only on Enter or blur.
  const byKeys = useRef(false)
  const [pending, setPending] = useState('')
  const values = Array.isArray(answer) ? answer.filter((value) => typeof value === 'string') : []
  const wordsOf = (value: string) => {
    const option = options.find((each) => each.value === value)
    return option ? t(option.label) : value
  }
  const change = (value: string, on: boolean) => onChange(toggle(options, values, value, on))
  const take = (value: string) => {
    setPending('')
    if (value !== '') change(value, true)
  }
  useKeyDown(select, (event) => {
    byKeys.current = true
    if (event.key !== 'Enter' || pending === '') return
    // Not the page's Enter, which continues.
    event.preventDefault()
    take(pending)
  })
  return (
    <div className="picks">
      <select
        ref={select}
        className="select"
        id={`${id}-add`}
        value={pending}
        aria-label={t('ui.picks.list', { label: t(field.label) })}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onPointerDown={() => {
          byKeys.current = false
        }}
        onChange={({ target }) => (byKeys.current ? setPending(target.value) : take(target.value))}
        onBlur={() => {
          byKeys.current = false
          take(pending)
          onLeave()
        }}
      >
        <option value="">{t(values.length > 0 ? 'ui.entry.another' : 'ui.entry.add')}</option>
        {options
          .filter(({ value }) => !values.includes(value))
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
      </select>
      {pending !== '' && <p className="picks__note">{t('ui.picks.enter', { name: wordsOf(pending) })}</p>}
      <span className="vh" role="status">
        {values.length > 0 && t('ui.picks.chosen', { names: values.map(wordsOf).join(', ') })}
      </span>
      {values.length > 0 && (
        <ul className="picks__chosen">
          {values.map((value) => (
            <li key={value}>
              <button
                type="button"
                className="pick"
                aria-label={t('ui.entry.remove', { name: wordsOf(value) })}
                onClick={() => {
                  change(value, false)
                  // The button that had the focus is gone with its option.
                  select.current?.focus()
                }}
              >
                {wordsOf(value)}
                <Icon name="cross" small />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
