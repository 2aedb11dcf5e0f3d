import { useState } from 'react'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { TextInput } from './text-input.tsx'

export function TextControl(props: ControlProps) {
  return props.field.sensitive ? <MaskedControl {...props} /> : <TextInput {...props} />
}

/** Masked until the person asks to see it: others may look on. */
function MaskedControl(props: ControlProps) {
  const { t } = useForm()
  const [isRevealed, setShown] = useState(false)
  return (
    <div className="masked">
      <TextInput {...props} masked={!isRevealed} />
      <button type="button" className="masked__toggle" onClick={() => setShown(!isRevealed)} aria-controls={props.id}>
        {isRevealed ? t('ui.hide') : t('ui.show')}
        <VisuallyHidden> {t(props.field.label)}</VisuallyHidden>
      </button>
    </div>
  )
}
