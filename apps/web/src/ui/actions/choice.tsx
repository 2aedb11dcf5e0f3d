import type { ReactNode } from 'react'

type Props = {
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly onBlur?: (() => void) | undefined
  readonly hint?: string | undefined
  readonly invalid?: boolean | undefined
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** An option as a tile; the whole tile is the label. */
export function Choice({ type, name, value, checked, onChange, onBlur, hint, invalid, disabled, children }: Props) {
  return (
    <label className="choice">
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
        // For radio buttons the group is marked invalid; a group of checkboxes cannot be.
        aria-invalid={(type === 'checkbox' && invalid) || undefined}
      />
      <span>
        {children}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  )
}
