import type { Enrolled } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import { proveSecondFactor } from '../../api/resources/sign-in.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { SignOutButton } from '../shell/sign-out-button.tsx'
import { CodeForm } from './code-form.tsx'
import { Enrol } from './enrol.tsx'
import { notProven, secondCodeIn } from './second-factor-words.ts'

type Props = {
  readonly wants: 'code' | 'enrol'
  readonly to: string
  readonly onProven: (to: string) => void
  readonly onEnrolled: (enrolled: Enrolled) => void
  readonly t: Translate
}

/** Proving the second factor, in place of every page for staff. */
export function SecondFactor({ wants, to, onProven, onEnrolled, t }: Props) {
  return (
    <>
      {wants === 'enrol' ? (
        <Enrol to={to} onEnrolled={onEnrolled} t={t} />
      ) : (
        <EnterAppCode to={to} onProven={onProven} t={t} />
      )}
      <div className="without">
        <SignOutButton className="btn btn--quiet" t={t} />
      </div>
    </>
  )
}

function EnterAppCode({ to, onProven, t }: Pick<Props, 'to' | 'onProven' | 't'>) {
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
        codeIn={secondCodeIn}
        send={async (code) => onProven(await proveSecondFactor(code, to))}
        refused={notProven}
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
