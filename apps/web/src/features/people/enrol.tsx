import type { Enrolled, Enrolment } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import { useEffect, useState } from 'react'
import { beginEnrolment, finishEnrolment } from '../../api/resources/sign-in.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { CodeForm } from './code-form.tsx'
import { notProven } from './second-factor-words.ts'
import { codeIn } from './sign-in-words.ts'

type Props = { readonly to: string; readonly onEnrolled: (enrolled: Enrolled) => void; readonly t: Translate }

/** Sets an authenticator app up: a picture for its camera or the secret to type, and a code of it to confirm. */
export function Enrol({ to, onEnrolled, t }: Props) {
  const { enrolment, failed, again } = useEnrolment()
  return (
    <>
      <PageHead
        step="second-factor-enrol"
        title={t('page.secondFactor.enrol.title')}
        lede={t('page.secondFactor.enrol.lede')}
      />
      {failed && (
        <Notice kind="negative" title={t('page.secondFactor.enrol.failed')} urgent>
          <Button kind="line" small onClick={again}>
            {t('page.tryAgain')}
          </Button>
        </Notice>
      )}
      <p>{t('page.secondFactor.enrol.step.1')}</p>
      {enrolment ? <Picture enrolment={enrolment} t={t} /> : <Skeleton lines={['60%', '48%']} />}
      <p>{t('page.secondFactor.enrol.step.2')}</p>
      <CodeForm
        texts={{
          label: 'page.secondFactor.enrol.code',
          missing: 'page.signIn.code.missing',
          submit: 'page.secondFactor.enrol.submit',
          checking: 'page.secondFactor.checking',
        }}
        codeIn={codeIn}
        digits
        send={async (code) => onEnrolled(await finishEnrolment(code, to))}
        refused={notProven}
        t={t}
      />
    </>
  )
}

function Picture({ enrolment: { secret, qr }, t }: { readonly enrolment: Enrolment; readonly t: Translate }) {
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

/** The secret of this sign-in, the same after a reload. */
function useEnrolment() {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isHere = true
    beginEnrolment().then(
      (begun) => isHere && setEnrolment(begun),
      () => isHere && setFailed(true),
    )
    return () => {
      isHere = false
    }
  }, [tries])
  const again = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  return { enrolment, failed, again }
}
