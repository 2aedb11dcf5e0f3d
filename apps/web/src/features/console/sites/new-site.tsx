import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { useAreaNavigate } from '../../../navigation/area.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { LabelledControl } from '../../../ui/layout/labelled-control.tsx'
import { siteFileAddress } from './site-address.ts'

type Props = { readonly existingIds: readonly string[]; readonly t: Translate }

const fileName = /^[a-z0-9][a-z0-9_-]{0,80}\.json$/i

/** Begins the file of a new site. Nothing is kept before its first draft. */
export function NewSite({ existingIds, t }: Props) {
  const navigate = useAreaNavigate()
  const [siteId, setSiteId] = useState('')
  const [hasTried, setTried] = useState(false)
  const file = siteId.trim().endsWith('.json') ? siteId.trim() : `${siteId.trim()}.json`
  const isRight = fileName.test(file) && !existingIds.includes(file)
  return (
    <form
      className="console-new"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isRight) void navigate(siteFileAddress(file))
      }}
    >
      <LabelledControl
        label={t('console.sites.new')}
        problem={hasTried && !isRight ? 'console.sites.new.wrong' : undefined}
        t={t}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            autoComplete="off"
            spellCheck={false}
            value={siteId}
            onChange={({ target }) => setSiteId(target.value)}
          />
        )}
      </LabelledControl>
      <Button type="submit" kind="line">
        {t('console.sites.begin')}
      </Button>
    </form>
  )
}
