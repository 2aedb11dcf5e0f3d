import { optionalCategories } from '@coverwright/catalogue/consent/cookies'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useSiteAddress } from '../../navigation/use-site-address.ts'
import { Button } from '../../ui/actions/button.tsx'
import { textsOf } from '../quote/texts.ts'
import { choose, useAsksForConsent } from './consent-store.ts'
import '../../styles/components/cookie-bar.css'

const CookieDialog = lazy(() => import('./cookie-dialog.tsx').then((file) => ({ default: file.CookieDialog })))

/** Asks once, with refusing as easy as accepting; until then only what is necessary is set. Source: seed 2.8, S7. */
export function CookieBar({ site }: { readonly site: PublicSite }) {
  const asks = useAsksForConsent(site)
  return asks ? <Bar site={site} /> : null
}

function Bar({ site }: { readonly site: PublicSite }) {
  const t = textsOf(site)
  const heading = useId()
  const bar = useRef<HTMLElement>(null)
  const siteAddress = useSiteAddress()
  const [choosing, setChoosing] = useState(false)
  useEffect(() => makeRoom(bar.current), [])
  return (
    <>
      <section className="cookiebar" aria-labelledby={heading} ref={bar}>
        <div>
          <h2 id={heading}>{t('cookies.bar.title')}</h2>
          <p>
            {t('cookies.bar.text')}{' '}
            {site.cookieBanner?.policyUrl && (
              <a href={siteAddress(site.cookieBanner.policyUrl)}>{t('cookies.bar.policy')}</a>
            )}
          </p>
        </div>
        <div className="cookiebar__acts">
          <Button kind="line" onClick={() => choose(site, [])}>
            {t('cookies.reject')}
          </Button>
          <Button kind="line" onClick={() => choose(site, optionalCategories)}>
            {t('cookies.accept')}
          </Button>
          <Button kind="quiet" onClick={() => setChoosing(true)}>
            {t('cookies.bar.choose')}
          </Button>
        </div>
      </section>
      {choosing && (
        <Suspense>
          <CookieDialog site={site} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The end of the page can be scrolled above the bar, and whatever takes the focus is not behind it. */
function makeRoom(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty('--cookiebar', `${bar.offsetHeight}px`))
  watch.observe(bar)
  return () => {
    watch.disconnect()
    style.removeProperty('--cookiebar')
  }
}
