import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { currencySign } from './currency-sign.ts'
import { TextInput } from './text-input.tsx'

/** Money or a percentage; the unit is shown beside the box and not typed. */
export function AmountControl(props: ControlProps) {
  const { locale, currency } = useForm()
  const { sign, leads } = props.field.type === 'percent' ? percent : currencySign(locale, currency)
  return (
    <div className="affix">
      {leads && <span aria-hidden="true">{sign}</span>}
      <TextInput {...props} />
      {!leads && <span aria-hidden="true">{sign}</span>}
    </div>
  )
}

const percent = { sign: '%', leads: false }
