import type { CertificateHolder } from '@coverwright/contract/binding/offer-documents'
import type { Policy } from '@coverwright/contract/binding/policies'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { useIssueCertificate } from '../../api/resources/policies.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'

type Props = { readonly policy: Policy; readonly id: string; readonly t: Translate }

const blank = { name: '', street: '', city: '', state: '', zip: '' }

/** Names to whom a certificate is made out; once it is issued it stands among the documents of the policy. */
export function CertificateForm({ policy, id, t }: Props) {
  const [fields, setFields] = useState(blank)
  const [uuid, setUuid] = useState(() => crypto.randomUUID())
  const issue = useIssueCertificate(id, policy.offer)
  return (
    <details className="policy__certificate">
      <summary>{t('certificate.ask')}</summary>
      <form
        className="policy__form"
        aria-label={t('certificate.ask')}
        onSubmit={(event) => {
          event.preventDefault()
          issue.mutate(
            { uuid, holder: holderOf(fields) },
            {
              onSuccess: () => {
                setFields(blank)
                setUuid(crypto.randomUUID())
              },
            },
          )
        }}
      >
        <p className="hint">{t('certificate.ask.text')}</p>
        {(['name', 'street', 'city', 'state', 'zip'] as const).map((name) => (
          <LabelledControl key={name} label={t(`certificate.ask.${name}`)} optional={name === 'state'} t={t}>
            {(control) => (
              <input
                {...control}
                className="input"
                required={name !== 'state'}
                // Another firm than their own.
                autoComplete="off"
                maxLength={name === 'zip' ? 12 : name === 'state' ? 60 : 100}
                value={fields[name]}
                onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
              />
            )}
          </LabelledControl>
        ))}
        {issue.isError && <Notice kind="negative" title={t('certificate.ask.failed')} urgent />}
        <p role="status">{issue.isSuccess && t('certificate.ask.done')}</p>
        <Button type="submit" kind="line" small busy={issue.isPending}>
          {t('certificate.ask.go')}
        </Button>
      </form>
    </details>
  )
}

function holderOf({ zip, state, ...always }: typeof blank): CertificateHolder {
  return { ...always, zip_code: zip, ...(state.trim() ? { state } : {}) }
}
