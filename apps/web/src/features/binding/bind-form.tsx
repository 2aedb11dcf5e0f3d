import type { BindReply } from '@coverwright/contract/binding/bind-requests'
import { type Capacity, capacities } from '@coverwright/contract/values'
import type { Translate } from '@coverwright/core/text/text'
import { useRef, useState } from 'react'
import { type BindPageOf, useRequestBind, useSaveBind } from '../../api/resources/binds.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import type { Application } from '../quote/application.ts'
import { AgentPrepares } from './agent-prepares.tsx'
import { RequestProblem } from './request-problem.tsx'
import { Requirement } from './requirement.tsx'
import { SignedWords } from './signed-words.tsx'
import '../../styles/forms/agree.css'

type Props = {
  readonly application: Application
  readonly of: BindPageOf
  readonly page: BindReply
  readonly insurer: string
  readonly adviser: string
  readonly t: Translate
}

type Problems = Readonly<Record<string, string>>

/** Each value is saved as it is entered; missing ones are named when somebody tries to continue. */
export function BindForm({ application, of, page, insurer, adviser, t }: Props) {
  const navigate = useAreaNavigate()
  const form = useRef<HTMLFormElement>(null)
  const save = useSaveBind(of)
  const request = useRequestBind(of)
  const [name, setName] = useState('')
  const [capacity, setCapacity] = useState<Capacity>('owner')
  // The agreement is to exactly this text: any other clears the tick.
  const [agreedTo, setAgreedTo] = useState('')
  const words = page.documents.map(({ sha256 }) => sha256).join(' ')
  const isAgreed = agreedTo === words
  const [hasTried, setTried] = useState(false)
  const signs = page.requirements.some(({ kind }) => kind === 'signature')
  const requirements = page.requirements.filter(({ kind }) => kind !== 'signature')
  const problems: Problems = hasTried ? problemsOf(page, { name, agreed: isAgreed, signs }) : {}
  const isClosed = application.user.impersonated

  const ask = async () => {
    setTried(true)
    const wrong = problemsOf(page, { name, agreed: isAgreed, signs })
    const [first] = Object.keys(wrong)
    if (first !== undefined) {
      const place = form.current?.querySelector(`[data-requirement="${first}"]`)
      place?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
      return
    }
    await request.mutateAsync(signs ? { name: name.trim(), capacity } : undefined)
    navigate(`/${of.uuid}/thank-you`)
  }

  return (
    <>
      <form
        ref={form}
        noValidate
        className="bind"
        onSubmit={(event) => {
          event.preventDefault()
          if (!request.isPending && !isClosed && page.may_sign) void ask().catch(() => undefined)
        }}
      >
        {requirements.map((each) => (
          <Requirement
            key={each.kind}
            requirement={each}
            page={page}
            of={of}
            site={application.site}
            problem={problems[each.kind]}
            onSave={save.mutate}
            t={t}
          />
        ))}
        <SaveNews save={save} of={of} t={t} />
        {signs && (
          <section className="bind__part" data-requirement="signature">
            <h2>{t('bind.kind.signature')}</h2>
            <SignedWords documents={page.documents} />
            {page.may_sign && (
              <div className="fields">
                <LabelledControl label={t('bind.name')} hint={t('bind.name.hint')} problem={problems.signature} t={t}>
                  {(control) => (
                    <input
                      {...control}
                      className="input"
                      autoComplete="name"
                      dir="auto"
                      maxLength={200}
                      value={name}
                      onChange={(event) => setName(event.target.value)}
                    />
                  )}
                </LabelledControl>
                <LabelledControl label={t('bind.capacity')} t={t}>
                  {(control) => (
                    <select
                      {...control}
                      className="select"
                      value={capacity}
                      onChange={(event) =>
                        setCapacity(capacities.find((each) => each === event.target.value) ?? 'owner')
                      }
                    >
                      {capacities.map((each) => (
                        <option key={each} value={each}>
                          {t(`bind.capacity.${each}`)}
                        </option>
                      ))}
                    </select>
                  )}
                </LabelledControl>
                <div data-requirement="consent" className={problems.consent ? 'field has-err' : 'field'}>
                  <label className="agree">
                    <input
                      className="tick"
                      type="checkbox"
                      checked={isAgreed}
                      aria-invalid={problems.consent !== undefined || undefined}
                      onChange={(event) => setAgreedTo(event.target.checked ? words : '')}
                    />
                    <span>{t('bind.consent')}</span>
                  </label>
                  {problems.consent && <p className="err">{t(problems.consent)}</p>}
                </div>
              </div>
            )}
          </section>
        )}
        <RequestProblem error={request.error} of={of} t={t} />
        {page.may_sign && (
          <div className="actions">
            <Button type="submit" arrow busy={request.isPending} disabled={isClosed}>
              {page.mode === 'desk' ? t('bind.ask.desk', { name: adviser }) : t('bind.ask', { insurer })}
            </Button>
          </div>
        )}
      </form>
      {!page.may_sign && <AgentPrepares application={application} t={t} />}
    </>
  )
}

type Signing = { readonly name: string; readonly agreed: boolean; readonly signs: boolean }

/** What is still open, by kind, in the order of the page. */
const problemsOf = ({ requirements }: BindReply, { name, agreed, signs }: Signing): Problems =>
  Object.fromEntries([
    ...requirements.flatMap(({ kind, open }) =>
      open && kind !== 'signature' ? [[kind, `bind.missing.${kind}`] as const] : [],
    ),
    ...(signs && name.trim() === '' ? [['signature', 'bind.missing.signature'] as const] : []),
    ...(signs && !agreed ? [['consent', 'bind.missing.consent'] as const] : []),
  ])

type Saving = { readonly isSuccess: boolean; readonly isPaused: boolean; readonly error: Error | null }

type SaveNewsProps = { readonly save: Saving; readonly of: BindPageOf; readonly t: Translate }

function SaveNews({ save, of, t }: SaveNewsProps) {
  if (save.error instanceof ApiProblem && save.error.status === 409)
    return <RequestProblem error={save.error} of={of} t={t} />
  const refusals = save.error instanceof ApiProblem ? save.error.errors.map(({ message }) => message) : []
  if (save.error) {
    return (
      <Notice kind="negative" title={refusals[0] ?? t('page.offers.notChosen.text')} urgent>
        {refusals.slice(1).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </Notice>
    )
  }
  return (
    <p className="hint" role="status">
      {save.isPaused ? t('bind.offline') : save.isSuccess ? t('bind.saved') : ''}
    </p>
  )
}
