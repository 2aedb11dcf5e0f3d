import { Choice } from '../../ui/actions/choice.tsx'
import { Choices } from '../../ui/actions/choices.tsx'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { toggle } from './exclusive-options.ts'

/** From so many options on, a single column is too long to be seen at once. */
const columnsFrom = 9
const layoutOf = (count: number) => (count >= columnsFrom ? 'columns' : 'stack')

export function MultiControl({ id, answer, options, invalid, onChange, onLeave }: ControlProps) {
  const { t } = useForm()
  const values = Array.isArray(answer) ? answer.filter((value) => typeof value === 'string') : []
  if (!options) return <p className="hint">{t('ui.loading')}</p>
  return (
    <Choices layout={layoutOf(options.length)}>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="checkbox"
          name={id}
          value={option.value}
          checked={values.includes(option.value)}
          onChange={(on) => onChange(toggle(options, values, option.value, on))}
          onBlur={onLeave}
          hint={option.hint && t(option.hint)}
          invalid={invalid}
        >
          {t(option.label)}
        </Choice>
      ))}
    </Choices>
  )
}
