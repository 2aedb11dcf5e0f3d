import type { Translate } from '@coverwright/core/text/text'
import { useId } from 'react'

export const attestationKey = 'page.attestation.general'

type Props = {
  readonly agreed: boolean
  readonly missing: boolean
  readonly onChange: (agreed: boolean) => void
  readonly t: Translate
}

/** The applicant's word that the answers are true. The notice is general: no state's own wording is claimed. */
export function Attestation({ agreed, missing, onChange, t }: Props) {
  const error = useId()
  return (
    <div className="field">
      {missing && (
        <p className="error" id={error} role="alert">
          {t('page.attestation.missing')}
        </p>
      )}
      <label className="agree">
        <input
          className="tick"
          type="checkbox"
          checked={agreed}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? error : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {t('page.attestation.agree')}
          <small>{t(attestationKey)}</small>
        </span>
      </label>
    </div>
  )
}
