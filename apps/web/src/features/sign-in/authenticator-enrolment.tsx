import type { Enrolled, Enrolment } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import { useEffect, useState } from 'react'
import { beginEnrolment, finishEnrolment } from '../../api/resources/sign-in.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { CodeForm } from './code-form.tsx'
import { secondFactorError } from './second-factor-errors.ts'
import { parseCode } from './sign-in-errors.ts'

type Props = { readonly to: string; readonly onEnrolled: (enrolment: Enrolled) => void; readonly t: Translate }

/** Sets up an authenticator app: a QR code to scan or a secret to type, then one of the app's codes to confirm. */
export function AuthenticatorEnrolment({ to, onEnrolled, t }: Props) {
  const { enrolment, failed, retry } = useEnrolment()
  return (
    <>
      <PageHead
        step="second-factor-enrol"
        title={t('page.secondFactor.enrol.title')}
        lede={t('page.secondFactor.enrol.lede')}
      />
      {failed && (
        <Notice kind="negative" title={t('page.secondFactor.enrol.failed')} urgent>
          <Button kind="line" small onClick={retry}>
            {t('page.tryAgain')}
          </Button>
        </Notice>
      )}
      <p>{t('page.secondFactor.enrol.step.1')}</p>
      {enrolment ? <QrCode enrolment={enrolment} t={t} /> : <Skeleton lines={['60%', '48%']} />}
      <p>{t('page.secondFactor.enrol.step.2')}</p>
      <CodeForm
        texts={{
          label: 'page.secondFactor.enrol.code',
          missing: 'page.signIn.code.missing',
          submit: 'page.secondFactor.enrol.submit',
          checking: 'page.secondFactor.checking',
        }}
        parseCode={parseCode}
        digits
        send={async (code) => onEnrolled(await finishEnrolment(code, to))}
        errorOf={secondFactorError}
        t={t}
      />
    </>
  )
}

function QrCode({ enrolment: { secret, qr }, t }: { readonly enrolment: Enrolment; readonly t: Translate }) {
  return (
    <div className="authenticator">
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t('page.secondFactor.enrol.picture')}>
        <path d={qr.path} />
      </svg>
      <p>
        <span className="hint">{t('page.secondFactor.enrol.secret')}</span>
        <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  )
}

/** The secret for this sign-in; it stays the same after a reload. */
function useEnrolment() {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isMounted = true
    beginEnrolment().then(
      (enrolment) => isMounted && setEnrolment(enrolment),
      () => isMounted && setHasFailed(true),
    )
    return () => {
      isMounted = false
    }
  }, [attempt])
  const retry = () => {
    setHasFailed(false)
    setAttempt(attempt + 1)
  }
  return { enrolment, failed: hasFailed, retry }
}
