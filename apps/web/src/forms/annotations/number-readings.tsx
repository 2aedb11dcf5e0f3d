import type { Field } from '@coverwright/core/model/field'
import { readingsOf } from '@coverwright/core/validation/typed-values'
import '../../styles/forms/number-readings.css'
import { Button } from '../../ui/actions/button.tsx'
import { shownText } from '../state/field-text.ts'
import { useForm } from '../state/form-environment.ts'

type Props = {
  readonly field: Field
  readonly id: string
  /** As it was typed. */
  readonly text: string
  readonly onChange: (answer: number) => void
}

/** Below a number that was refused because it may mean several: each of them, to choose by one press. */
export function NumberReadings({ field, id, text, onChange }: Props) {
  const form = useForm()
  const { t, locale } = form
  const readings = readingsOf(field, text, form)
  if (readings.length === 0) return null
  const choose = (number: number): void => {
    onChange(number)
    // The button goes with the problem.
    document.getElementById(id)?.focus()
  }
  return (
    <fieldset className="readings">
      <legend>{t('ui.number.meant')}</legend>
      {readings.map((number) => (
        <Button key={number} kind="line" small onClick={() => choose(number)}>
          {shownText({ type: field.type === 'percent' ? 'number' : field.type }, number, locale)}
        </Button>
      ))}
    </fieldset>
  )
}
