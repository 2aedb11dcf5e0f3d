import { states } from '@coverwright/catalogue/reference/states'
import type { Translate } from '@coverwright/core/text/text'
import { useId } from 'react'

export const attestationKey = 'page.attestation.general'

type Props = {
  readonly state: string | undefined
  readonly agreed: boolean
  readonly missing: boolean
  readonly onChange: (agreed: boolean) => void
  readonly t: Translate
}

/** The applicant's word that the answers are true, with the fraud notice of the state in general terms. */
export function Attestation({ state, agreed, missing, onChange, t }: Props) {
  const error = useId()
  const name = states.find(({ code }) => code === state)?.name
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
          <small>{name ? t('page.attestation.state', { state: name }) : t(attestationKey)}</small>
        </span>
      </label>
    </div>
  )
}
