import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { supportCustomersQuery } from '../../api/resources/support.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { momentText } from '../account/account-text.ts'
import { textsOf } from '../quote/texts.ts'

/** The server's minimum length. */
const shortest = 2

type Props = { readonly site: PublicSite; readonly onChoose: (email: string) => void }

/** Finds a calling customer by business, name, phone or the number of an application. */
export function CustomerSearch({ site, onChoose }: Props) {
  const t = textsOf(site)
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  const {
    data: customers,
    isError,
    isFetching,
  } = useQuery({
    ...supportCustomersQuery(search),
    enabled: search.length >= shortest,
  })
  return (
    <search className="find">
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault()
          setSearch(text.trim())
        }}
      >
        <LabelledControl label={t('desk.search')} t={t}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="search"
              autoComplete="off"
              maxLength={100}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </LabelledControl>
        <div className="actions">
          <Button type="submit" kind="line" busy={isFetching}>
            {t('support.find')}
          </Button>
        </div>
      </form>
      {isError && <Notice kind="caution" title={t('support.find.failed')} urgent />}
      <div aria-live="polite">
        {customers?.length === 0 && <p className="hint">{t('support.find.none')}</p>}
        {customers && customers.length > 0 && (
          <ul className="find__customers">
            {customers.map(({ email, applications }) => (
              <li key={email}>
                <div>
                  <strong dir="auto">{email}</strong>
                  {applications.map(({ uuid, reference, company_name, updated_at }) => (
                    <small key={uuid} className="hint">
                      <bdi>{company_name ?? t('account.unnamed')}</bdi> · {reference} ·{' '}
                      {momentText(updated_at, site.locale)}
                    </small>
                  ))}
                </div>
                <Button kind="line" small onClick={() => onChoose(email)}>
                  {t('support.find.choose', { email })}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </search>
  )
}
