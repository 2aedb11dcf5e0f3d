import type { Enrolled } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import { proveSecondFactor } from '../../api/resources/sign-in.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { SignOutButton } from '../shell/sign-out-button.tsx'
import { AuthenticatorEnrolment } from './authenticator-enrolment.tsx'
import { CodeForm } from './code-form.tsx'
import { parseSecondFactorCode, secondFactorError } from './second-factor-errors.ts'

type Props = {
  readonly kind: 'code' | 'enrol'
  readonly to: string
  readonly onProven: (to: string) => void
  readonly onEnrolled: (enrolment: Enrolled) => void
  readonly t: Translate
}

/** Asks staff for their second factor, instead of any other page. */
export function SecondFactor({ kind, to, onProven, onEnrolled, t }: Props) {
  return (
    <>
      {kind === 'enrol' ? (
        <AuthenticatorEnrolment to={to} onEnrolled={onEnrolled} t={t} />
      ) : (
        <AppCodeEntry to={to} onProven={onProven} t={t} />
      )}
      <div className="without">
        <SignOutButton className="btn btn--quiet" t={t} />
      </div>
    </>
  )
}

function AppCodeEntry({ to, onProven, t }: Pick<Props, 'to' | 'onProven' | 't'>) {
  return (
    <>
      <PageHead step="second-factor" title={t('page.secondFactor.title')} lede={t('page.secondFactor.lede')} />
      <CodeForm
        texts={{
          label: 'page.secondFactor.label',
          hint: 'page.secondFactor.hint',
          missing: 'page.secondFactor.missing',
          submit: 'page.secondFactor.submit',
          checking: 'page.secondFactor.checking',
        }}
        parseCode={parseSecondFactorCode}
        send={async (code) => onProven(await proveSecondFactor(code, to))}
        errorOf={secondFactorError}
        t={t}
      />
      <div className="another">
        <details>
          <summary>{t('page.secondFactor.lost.title')}</summary>
          <p className="hint">{t('page.secondFactor.lost.text')}</p>
        </details>
      </div>
    </>
  )
}
