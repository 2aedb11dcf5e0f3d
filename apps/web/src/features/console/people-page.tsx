import type { PersonAsked } from '@coverwright/contract/console/people'
import { reasonsToRead } from '@coverwright/contract/values'
import { isEmailAddress } from '@coverwright/core/validation/rules/identity/is-email-address'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { findPerson } from '../../api/resources/console/people.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { ConsoleFrame, type ConsoleProps } from './console-frame.tsx'
import { PersonFoundPanel } from './person-found.tsx'
import { ReasonFields } from './reason-fields.tsx'

/** For requests by letter about stored data: find, export, erase. Nothing is kept in the address. */
export const PeoplePage = () => <ConsoleFrame path="/console/people">{(props) => <People {...props} />}</ConsoleFrame>

function People({ application: { site }, t }: ConsoleProps) {
  const [personAsked, setAsked] = useState<PersonAsked>({ email: '', reason: reasonsToRead[0] })
  const [hasTried, setTried] = useState(false)
  const find = useMutation({ mutationFn: findPerson })
  const wrong = isEmailAddress(personAsked.email.trim()) ? undefined : 'validationError.isEmail'
  const change = (next: PersonAsked) => {
    setAsked(next)
    find.reset()
  }
  return (
    <>
      <p className="hint">{t('console.people.hint')}</p>
      <form
        className="fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!wrong && event.currentTarget.reportValidity())
            find.mutate({ ...personAsked, email: personAsked.email.trim() })
        }}
      >
        <LabelledControl label={t('console.people.email')} problem={hasTried ? wrong : undefined} t={t}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="email"
              autoComplete="off"
              value={personAsked.email}
              onChange={({ target }) => change({ ...personAsked, email: target.value })}
            />
          )}
        </LabelledControl>
        <ReasonFields
          value={personAsked}
          onChange={(reason) => change({ email: personAsked.email, ...reason })}
          t={t}
        />
        {find.isError && (
          <Notice kind="negative" title={t('console.failed')} urgent>
            {find.error instanceof ApiProblem && find.error.status === 404 && <p>{t('console.people.staff')}</p>}
          </Notice>
        )}
        <div className="actions">
          <Button type="submit" busy={find.isPending}>
            {t('console.people.find')}
          </Button>
        </div>
      </form>
      {find.data && <PersonFoundPanel personRequest={find.variables} found={find.data} locale={site.locale} t={t} />}
    </>
  )
}
