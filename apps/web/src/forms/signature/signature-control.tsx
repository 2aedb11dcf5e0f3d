import type { Signature } from '@coverwright/core/model/field'
import { useState } from 'react'
import '../../styles/forms/signature.css'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { newSignature, signatureIn } from './signature-draft.ts'
import { SignatureGiven } from './signature-given.tsx'
import { SigningFields } from './signing-fields.tsx'

/** A signature that was given, with its time; or two ways to give one. */
export function SignatureControl(props: ControlProps) {
  const { answer, onChange } = props
  const [isAnew, setIsAnew] = useState(false)
  const { cannotSign } = useForm().sources
  const signature: Signature = signatureIn(answer)
  if (cannotSign !== undefined) return <p className="hint">{cannotSign}</p>
  if (signature.signed_at === undefined) return <SigningFields {...props} signature={signature} isAnew={isAnew} />
  return (
    <SignatureGiven
      {...props}
      signature={signature}
      onAgain={() => {
        setIsAnew(true)
        onChange(newSignature(signature.kind, ''))
      }}
    />
  )
}
