import type { SignedStatement } from '@coverwright/catalogue/signing/statements-to-sign'
import type { Translate } from '@coverwright/core/text/text'
import { useId } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Statements } from './statements.tsx'
import '../../styles/forms/agree.css'

type Props = {
  /** Undefined while loading; nobody can agree before. */
  readonly statements: readonly SignedStatement[] | undefined
  readonly agreed: boolean
  readonly missing: boolean
  readonly onChange: (isAgreed: boolean) => void
  readonly t: Translate
}

/** The id of the checkbox, which gets the focus when somebody submits without it. */
export const attestationId = 'attestation'

/** The fraud statements, and the applicant's confirmation that the answers are true. */
export function Attestation({ statements, agreed, missing, onChange, t }: Props) {
  const error = useId()
  return (
    <div className={missing ? 'field has-err' : 'field'}>
      {/* Separate, so that what follows is not hidden with it: it says that nobody can agree yet. */}
      <div>
        {statements ? <Statements statements={statements} /> : <Skeleton words={t('page.attestation.loading')} />}
      </div>
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
