import { useId } from 'react'
import '../../styles/components/segments.css'

type Props<Value extends string> = {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** A heading above says the same as the label. */
  readonly titled?: boolean
}

/** One of a few views, chosen at once: radio buttons that look like one button with parts. */
export function Segments<Value extends string>({ label, options, value, onChange, titled }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="segments">
      <legend className={titled ? 'vh' : undefined}>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
