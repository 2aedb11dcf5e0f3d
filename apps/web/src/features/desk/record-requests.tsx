import type { DeskRecord } from '@coverwright/contract/desk/record'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { deskChanges } from '../../api/resources/desk/applications.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { momentText } from '../account/account-text.ts'
import { NotSaved } from '../staff-forms/not-saved.tsx'
import { emptySaved, useChange } from '../staff-forms/use-change.ts'

type Props = { readonly record: DeskRecord; readonly locale: string; readonly t: Translate }

/** The requests to the customer, with the answers, and asking for more. */
export function Requests({ record: { application, requests }, locale, t }: Props) {
  const changes = deskChanges(application.id)
  const [text, setText] = useState('')
  const [id, setId] = useState(() => crypto.randomUUID())
  const ask = useChange(changes.askCustomer)
  const finish = useChange(changes.finishRequest)
  const mayAsk = application.state !== 'draft' && application.state !== 'closed'
  return (
    <>
      <ul className="staff-notes">
        {requests.map((each) => (
          <li key={each.id}>
            <p>{each.text}</p>
            <small>
              <bdi>{each.by}</bdi>, <time dateTime={each.at}>{momentText(each.at, locale)}</time>
            </small>
            {each.answer ? <blockquote>{each.answer}</blockquote> : <small>{t('desk.requests.open')}</small>}
            {!each.done_at && (
              <Button kind="quiet" small busy={finish.isPending} onClick={() => finish.run(each.id)}>
                {t(each.answered_at ? 'desk.requests.read' : 'desk.requests.drop')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayAsk && (
        <form
          className="staff-form"
          onSubmit={(event) => {
            event.preventDefault()
            if (!text.trim()) return
            ask.run({ id, kind: 'question', text: text.trim() }, () => {
              setText(emptySaved(text, ''))
              setId(crypto.randomUUID())
            })
          }}
        >
          <LabelledControl label={t('desk.requests.text')} hint={t('desk.requests.hint')} t={t}>
            {(control) => (
              <textarea
                {...control}
                className="textarea"
                minLength={3}
                maxLength={2000}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </LabelledControl>
          <NotSaved problem={ask.problem ?? finish.problem} t={t} />
          <Button type="submit" kind="line" small busy={ask.isPending}>
            {t('desk.requests.ask')}
          </Button>
        </form>
      )}
    </>
  )
}
