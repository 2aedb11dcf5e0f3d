import { siteQuery } from '../../api/resources/site.ts'
import { stopImpersonation } from '../../api/resources/support.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { countries } from '../quote/countries.ts'
import { textsOf } from '../quote/texts.ts'
import '../../styles/pages/support.css'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'

/** Says whom support impersonates and what it cannot do for them, with a button to stop. */
export function ImpersonationBanner({ email }: { readonly email: string }) {
  const { data: site } = useSuspenseQuery(siteQuery)
  countries.content(site).read()
  const t = textsOf(site)
  const stop = useMutation({ mutationFn: stopImpersonation })
  return (
    <section className="helping" aria-label={t('support.banner.label')}>
      <Icon name="person" />
      <p>
        <b>{t('support.banner.who', { email })}</b> {t('support.banner.what')}
        {stop.isError && <span role="alert"> {t('support.banner.notStopped')}</span>}
      </p>
      <Button kind="line" small busy={stop.isPending} onClick={() => stop.mutate()}>
        {t('support.banner.stop')}
      </Button>
    </section>
  )
}
