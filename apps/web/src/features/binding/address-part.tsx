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

type Part = (typeof parts)[number][0]

const isOptional = (part: Part, states: readonly unknown[]): boolean =>
  part === 'unit' || (part === 'state' && states.length === 0)

type Props = {
  readonly address: Address | undefined
  /** To choose from, where a state is needed. */
  readonly states: readonly { readonly value: string; readonly label: string }[] | undefined
  readonly onSave: (address: Address) => void
  readonly t: Translate
}

/** Saved once street, city, postal code and, where there are states, the state are there. */
export function AddressPart({ address = empty, states = [], onSave, t }: Props) {
  const [entry, setEntry] = useState(address)
  const isWhole = parts.every(([name]) => isOptional(name, states) || (entry[name] ?? '').trim() !== '')
  const isChanged = parts.some(([name]) => (entry[name] ?? '') !== (address[name] ?? ''))
  return (
    <div className="fields">
      {parts.map(([name, autoComplete]) => (
        <LabelledControl
          key={name}
          // There the street is what the whole address is called, as its part here is.
          label={t(name === 'street' ? 'bind.street' : `field.mailing_address.${name}.label`)}
          optional={isOptional(name, states)}
          t={t}
        >
          {(control) =>
            name === 'state' && states.length > 0 ? (
              <select
                {...control}
                className="select"
                autoComplete={autoComplete}
                value={entry.state ?? ''}
                onChange={({ target }) => setEntry({ ...entry, state: target.value })}
                onBlur={() => isWhole && isChanged && onSave(entry)}
              >
                <option value="">{t('ui.chooseOne')}</option>
                {states.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            ) : (
              <input
                {...control}
                className="input"
                dir="auto"
                autoComplete={autoComplete}
                maxLength={name === 'zip_code' ? 12 : name === 'state' ? 10 : 100}
                value={entry[name] ?? ''}
                onChange={(event) => setEntry({ ...entry, [name]: event.target.value })}
                onBlur={() => isWhole && isChanged && onSave(entry)}
              />
            )
          }
        </LabelledControl>
      ))}
    </div>
  )
}
