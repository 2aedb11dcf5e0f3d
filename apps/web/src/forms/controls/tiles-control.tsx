import { Choice } from '../../ui/actions/choice.tsx'
import { Choices } from '../../ui/actions/choices.tsx'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { useEarlyEntry } from '../state/use-early-entry.ts'

/** One of a few answers as tiles: Yes and No in a row, written options one below the other. */
export function TilesControl({ field, id, answer, options = [], onChange, onLeave }: ControlProps) {
  const { t } = useForm()
  const checkedValue = () => document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(id)}"]:checked`)?.value
  useEarlyEntry(answer, checkedValue, onChange)
  return (
    <Choices layout={field.type === 'select' ? 'stack' : 'row'}>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          name={id}
          value={option.value}
          checked={answer === option.value}
          onChange={() => onChange(option.value)}
          onBlur={onLeave}
          hint={option.hint && t(option.hint)}
        >
          {t(option.label)}
        </Choice>
      ))}
    </Choices>
  )
}
