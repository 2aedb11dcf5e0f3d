import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { PolicyRequest } from '@coverwright/contract/binding/policies'
import { dateText } from '@coverwright/core/model/answer-text'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { deskRecordQuery } from '../../api/resources/desk/applications.ts'
import { policiesQuery, useAdvanceRequest } from '../../api/resources/policies.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { policyName, requestWords } from '../policies/policy-words.ts'

type Props = { readonly application: string; readonly site: PublicSite; readonly t: Translate }

/** What customers ask of the insurers of their policies, and what the desk does with it. */
export function PolicyRequests({ application, site, t }: Props) {
  const heading = useId()
  const { data } = useQuery(policiesQuery(application))
  const requests = (data?.policies ?? []).flatMap((policy) => policy.requests.map((request) => ({ policy, request })))
  if (requests.length === 0) return null
  return (
    <section className="desk-part" aria-labelledby={heading}>
      <h2 id={heading}>{t('policy.desk.requests')}</h2>
      {requests.map(({ policy, request }) => (
        <div key={request.uuid} className="desk-asked">
          <p>
            <b>{requestWords(request, site, t)}</b>
            <br />
            {policyName(policy, t)} · {t('policy.number', { reference: policy.reference })}
          </p>
          {request.words && <p dir="auto">{request.words}</p>}
          {request.documents.map(({ id, name }) => (
            <p key={id}>{name}</p>
          ))}
          <p>
            {t(`policy.request.state.${request.state}`, {
              date: dateText(request.effective_from ?? request.wanted_from, site.locale),
            })}
          </p>
          {request.answer && <p dir="auto">{t('policy.request.said', { answer: request.answer })}</p>}
          <Steps application={application} request={request} t={t} />
        </div>
      ))}
    </section>
  )
}

type StepsProps = { readonly application: string; readonly request: PolicyRequest; readonly t: Translate }

function Steps({ application, request, t }: StepsProps) {
  const client = useQueryClient()
  const advance = useAdvanceRequest(application, request.uuid)
  const [answer, setAnswer] = useState('')
  const [day, setDay] = useState(request.wanted_from)
  const steps = (['pass_on', 'confirm', 'refuse'] as const).filter((event) => request.may.includes(event))
  if (steps.length === 0) return null
  const run = (event: (typeof steps)[number]) =>
    advance.mutate(
      {
        event,
        ...(answer.trim() ? { answer } : {}),
        ...(event === 'confirm' ? { effective_from: day } : {}),
      },
      { onSettled: () => client.invalidateQueries({ queryKey: deskRecordQuery(application).queryKey }) },
    )
  return (
    <div className="staff-form">
      <LabelledControl label={t('policy.desk.answer')} t={t}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={2}
            maxLength={2000}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
        )}
      </LabelledControl>
      {steps.includes('confirm') && (
        <LabelledControl label={t('policy.desk.effective')} t={t}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="date"
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </LabelledControl>
      )}
      {advance.isError && <p className="err">{t('policy.request.failed')}</p>}
      <div className="actions">
        {steps.map((event) => (
          <Button key={event} kind="line" small busy={advance.isPending} onClick={() => run(event)}>
            {t(`policy.desk.${event}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}
