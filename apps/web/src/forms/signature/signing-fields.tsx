import type { Signature } from '@coverwright/core/model/field'
import { useEffect, useRef, useState } from 'react'
import { Choice } from '../../ui/actions/choice.tsx'
import { Choices } from '../../ui/actions/choices.tsx'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { newSignature } from './signature-draft.ts'
import { SignaturePad } from './signature-pad.tsx'

/** Core rejects a longer one. */
const longestName = 120
const kinds = ['typed', 'drawn'] as const

type Props = ControlProps & {
  readonly signature: Signature
  /** The earlier one was just removed. */
  readonly isAnew: boolean
}

/** Two ways to sign: the name typed, or drawn by hand with the name under it. */
export function SigningFields({ id, signature, isAnew, invalid, describedBy, onChange, onLeave }: Props) {
  const { t } = useForm()
  const { kind, name, drawing = '' } = signature
  // Kept while the other way is tried.
  const [drawingState, setDrawn] = useState(drawing)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (isAnew) input.current?.focus()
  }, [isAnew])
  const draw = (now: string) => {
    setDrawn(now)
    onChange(newSignature('drawn', name, now))
  }
  return (
    <div className="sign">
      <Choices layout="row">
        {kinds.map((each) => (
          <Choice
            key={each}
            type="radio"
            name={`${id}-kind`}
            value={each}
            checked={kind === each}
            onChange={() => onChange(newSignature(each, name, drawingState))}
          >
            {t(`ui.signature.${each}`)}
          </Choice>
        ))}
      </Choices>
      {kind === 'drawn' && <SignaturePad drawing={drawing} label={t('ui.signature.pad')} onDraw={draw} />}
      <label className="label sign__label" htmlFor={`${id}-name`}>
        {t('ui.signature.name')}
      </label>
      <input
        ref={input}
        className="input sign__name"
        dir="auto"
        id={`${id}-name`}
        value={name}
        maxLength={longestName}
        autoComplete="name"
        onChange={(event) => onChange(newSignature(kind, event.target.value, drawing))}
        onBlur={() => {
          if (name !== name.trim()) onChange(newSignature(kind, name.trim(), drawing))
          onLeave()
        }}
        aria-invalid={invalid || undefined}
        aria-required
        aria-describedby={describedBy}
      />
      {kind === 'typed' && name.trim() !== '' && (
        <p className="sign__script sign__preview" aria-hidden="true">
          {name}
        </p>
      )}
    </div>
  )
}
