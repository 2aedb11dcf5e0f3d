import type { Enrolled, Enrolment } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { beginEnrolment, finishEnrolment } from './person-calls.ts'
import { PlainField } from './plain-field.tsx'
import { notProven } from './second-factor-words.ts'
import { codeIn } from './sign-in-words.ts'
import { useAsked } from './use-asked.ts'

type Props = { readonly to: string; readonly onEnrolled: (enrolled: Enrolled) => void; readonly t: Translate }

/** Sets an authenticator app up: a picture for its camera or the secret to type, and a code of it to confirm. */
export function Enrol({ to, onEnrolled, t }: Props) {
  const { enrolment, failed, again } = useEnrolment()
  const [typed, setTyped] = useState('')
  const { busy, error, field, submit } = useAsked({
    check: () => (codeIn(typed) === undefined ? { key: 'page.signIn.code.missing' } : undefined),
    send: async () => onEnrolled(await finishEnrolment(codeIn(typed) ?? '', to)),
    refused: notProven,
  })
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
      <form className="fields" noValidate onSubmit={submit}>
        <PlainField
          label={t('page.secondFactor.enrol.code')}
          error={error && t(error.key, error.params)}
          value={typed}
          onChange={setTyped}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          ref={field}
          narrow
          t={t}
        />
        <div className="actions">
          <Button type="submit" arrow busy={busy}>
            {t(busy ? 'page.secondFactor.checking' : 'page.secondFactor.enrol.submit')}
          </Button>
        </div>
      </form>
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
