import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { currencySign } from './currency-sign.ts'
import { TextInput } from './text-input.tsx'

/** Money, a percentage or a number of something; the unit is shown beside the box and not typed. */
export function AmountControl(props: ControlProps) {
  const { locale, currency, t } = useForm()
  const { type, unit } = props.field
  const unitText = type === 'percent' ? '%' : unit && t(unit)
  const { sign, leads } = unitText ? { sign: unitText, leads: false } : currencySign(locale, currency)
  return (
    <div className="affix">
      {leads && <span aria-hidden="true">{sign}</span>}
      <TextInput {...props} />
      {!leads && <span aria-hidden="true">{sign}</span>}
    </div>
  )
}
