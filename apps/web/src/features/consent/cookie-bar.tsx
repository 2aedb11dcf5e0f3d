import { optionalCategories } from '@coverwright/catalogue/consent/cookies'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { siteQuery } from '../../api/resources/site.ts'
import { useSiteAddress } from '../../navigation/use-site-address.ts'
import { Button } from '../../ui/actions/button.tsx'
import { textsOf } from '../quote/texts.ts'
import { saveConsent, useNeedsConsent } from './consent-store.ts'
import '../../styles/components/cookie-bar.css'

const CookieDialog = lazy(() => import('./cookie-dialog.tsx').then((file) => ({ default: file.CookieDialog })))

/** Asks once; refusing is as easy as accepting. Before a choice only necessary cookies are set. Source: seed 2.8, S7. */
export function CookieBar() {
  const { data: site } = useQuery(siteQuery)
  return site ? <BarOfSite site={site} /> : null
}

function BarOfSite({ site }: { readonly site: PublicSite }) {
  return useNeedsConsent(site) ? <Bar site={site} /> : null
}

function Bar({ site }: { readonly site: PublicSite }) {
  const t = textsOf(site)
  const heading = useId()
  const siteAddress = useSiteAddress()
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <section className="cookiebar" aria-labelledby={heading}>
        <div>
          <h2 id={heading}>{t('cookies.bar.title')}</h2>
          <p>
            {t('cookies.bar.text')}{' '}
            {site.cookieBanner?.policyUrl && (
              <a href={siteAddress(site.cookieBanner.policyUrl)}>{t('cookies.bar.policy')}</a>
            )}
          </p>
        </div>
        {/* A form, so that React holds what is pressed before the page is hydrated. */}
        <form className="cookiebar__acts">
          <Button kind="line" formAction={() => saveConsent(site, [])}>
            {t('cookies.reject')}
          </Button>
          <Button kind="line" formAction={() => saveConsent(site, optionalCategories)}>
            {t('cookies.accept')}
          </Button>
          <Button kind="quiet" formAction={() => setChoosing(true)}>
            {t('cookies.bar.choose')}
          </Button>
        </form>
      </section>
      {choosing && (
        <Suspense>
          <CookieDialog site={site} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
