import type { BindReply } from '@coverwright/contract/binding/bind-requests'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'

type Address = NonNullable<BindReply['given']['mailing_address']>

const parts = [
  ['street', 'street-address'],
  ['unit', 'address-line2'],
  ['city', 'address-level2'],
  ['state', 'address-level1'],
  ['zip_code', 'postal-code'],
] as const

const empty: Address = { street: '', city: '', zip_code: '' }

type Props = {
  readonly address: Address | undefined
  readonly onSave: (address: Address) => void
  readonly t: Translate
}

/** Saved once street, city and postal code are there. */
export function AddressPart({ address = empty, onSave, t }: Props) {
  const [typed, setTyped] = useState(address)
  const isWhole = typed.street.trim() !== '' && typed.city.trim() !== '' && typed.zip_code.trim() !== ''
  const isChanged = parts.some(([name]) => (typed[name] ?? '') !== (address[name] ?? ''))
  return (
    <div className="fields">
      {parts.map(([name, autoComplete]) => (
        <LabelledControl
          key={name}
          label={t(`field.mailing_address.${name}.label`)}
          optional={name === 'unit' || name === 'state'}
          t={t}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              dir="auto"
              autoComplete={autoComplete}
              maxLength={name === 'zip_code' ? 12 : name === 'state' ? 10 : 100}
              value={typed[name] ?? ''}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              onBlur={() => isWhole && isChanged && onSave(typed)}
            />
          )}
        </LabelledControl>
      ))}
    </div>
  )
}
