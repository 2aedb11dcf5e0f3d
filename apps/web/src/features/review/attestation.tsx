import type { SignedStatement } from '@coverwright/catalogue/reference/statements-to-sign'
import type { Translate } from '@coverwright/core/text/text'
import { useId } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Statements } from './statements.tsx'

type Props = {
  /** What a state wants said here; undefined while it is looked up, and nobody can agree to it yet. */
  readonly statements: readonly SignedStatement[] | undefined
  readonly agreed: boolean
  readonly missing: boolean
  readonly onChange: (agreed: boolean) => void
  readonly t: Translate
}

/** The applicant's word that the answers are true, below the fraud statements it is given with. */
export function Attestation({ statements, agreed, missing, onChange, t }: Props) {
  const error = useId()
  return (
    <div className="field">
      {statements ? <Statements statements={statements} /> : <Skeleton words={t('page.attestation.loading')} />}
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
          disabled={!statements}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? error : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{t('page.attestation.agree')}</span>
      </label>
    </div>
  )
}
