import type { Verification } from '@coverwright/contract/console/audit'
import type { Translate } from '@coverwright/core/text/text'
import { useMutation } from '@tanstack/react-query'
import { verifyEvidence } from '../../../api/resources/console/audit.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { momentText } from '../../account/account-text.ts'

type Props = {
  readonly verified: Verification | undefined
  /** Looks again. */
  readonly onAsked: () => void
  readonly locale: string
  readonly t: Translate
}

/** The result of the last verification of all evidence, and a button to repeat it. */
export function AuditVerified({ verified, onAsked, locale, t }: Props) {
  const verify = useMutation({ mutationFn: verifyEvidence, onMutate: () => verified?.at })
  // Until there is a result, the page shows the previous one.
  const isUnderWay = verify.isSuccess && verify.context === verified?.at
  const counts = verified && {
    at: momentText(verified.at, locale),
    checked: verified.checked.toLocaleString(locale),
    faults: verified.faults,
  }
  return (
    <section className="audit-verified" aria-label={t('console.audit.verification')}>
      {!verified && <p>{t('console.audit.never')}</p>}
      {verified?.intact && <Notice kind="positive" title={t('console.audit.intact', counts)} />}
      {verified && !verified.intact && (
        <Notice kind="negative" title={t('console.audit.broken', counts)}>
          <p>{t('console.audit.broken.text')}</p>
        </Notice>
      )}
      {verify.isError && <Notice kind="negative" title={t('console.failed')} urgent />}
      {isUnderWay && (
        <p role="status">
          {t('console.audit.underWay')}{' '}
          <Button kind="quiet" small onClick={onAsked}>
            {t('console.audit.look')}
          </Button>
        </p>
      )}
      {!isUnderWay && (
        <Button kind="line" small busy={verify.isPending} onClick={() => verify.mutate()}>
          {t('console.audit.verify')}
        </Button>
      )}
    </section>
  )
}
