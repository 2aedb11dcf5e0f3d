import type { Enrolled } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SignOutButton } from '../shell/sign-out-button.tsx'
import { Enrol } from './enrol.tsx'
import { proveSecondFactor } from './person-calls.ts'
import { PlainField } from './plain-field.tsx'
import { notProven, secondCodeIn } from './second-factor-words.ts'
import { useAsked } from './use-asked.ts'

type Props = {
  readonly wants: 'code' | 'enrol'
  readonly to: string
  readonly onProven: (to: string) => void
  readonly onEnrolled: (enrolled: Enrolled) => void
  readonly t: Translate
}

/** The second step of staff, in place of every page of their role. */
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
  const [typed, setTyped] = useState('')
  const { busy, error, field, submit } = useAsked({
    check: () => (secondCodeIn(typed) === undefined ? { key: 'page.secondFactor.missing' } : undefined),
    send: async () => onProven(await proveSecondFactor(typed, to)),
    refused: notProven,
  })
  return (
    <>
      <PageHead step="second-factor" title={t('page.secondFactor.title')} lede={t('page.secondFactor.lede')} />
      <form className="fields" noValidate onSubmit={submit}>
        <PlainField
          label={t('page.secondFactor.label')}
          hint={t('page.secondFactor.hint')}
          error={error && t(error.key, error.params)}
          value={typed}
          onChange={setTyped}
          type="text"
          autoComplete="one-time-code"
          ref={field}
          narrow
          t={t}
        />
        <div className="actions">
          <Button type="submit" arrow busy={busy}>
            {t(busy ? 'page.secondFactor.checking' : 'page.secondFactor.submit')}
          </Button>
        </div>
      </form>
      <div className="another">
        <details>
          <summary>{t('page.secondFactor.lost.title')}</summary>
          <p className="hint">{t('page.secondFactor.lost.text')}</p>
        </details>
      </div>
    </>
  )
}
