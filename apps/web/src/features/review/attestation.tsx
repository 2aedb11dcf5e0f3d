import type { SignedStatement } from '@coverwright/catalogue/signing/statements-to-sign'
import type { Translate } from '@coverwright/core/text/text'
import { useId } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Statements } from './statements.tsx'

type Props = {
  /** What a state wants said here; undefined while it is looked up, and nobody can agree to it yet. */
  readonly statements: readonly SignedStatement[] | undefined
  readonly agreed: boolean
  readonly missing: boolean
  readonly onChange: (agreed: boolean) => void
  readonly t: Translate
}

/** Where the box is found when somebody submits without it: it may be far below the button. */
export const attestationId = 'attestation'

/** The applicant's word that the answers are true, below the fraud statements it is given with. */
export function Attestation({ statements, agreed, missing, onChange, t }: Props) {
  const error = useId()
  return (
    <div className={missing ? 'field has-err' : 'field'}>
      {statements ? <Statements statements={statements} /> : <Skeleton words={t('page.attestation.loading')} />}
      {missing && (
        <p className="err" id={error} role="alert">
          <Icon name="alert" />
          <span>
            <VisuallyHidden>{t('ui.error')} </VisuallyHidden>
            {t('page.attestation.missing')}
          </span>
        </p>
      )}
      <label className="agree">
        <input
          id={attestationId}
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
