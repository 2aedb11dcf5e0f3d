import type { CodeSent, Enrolled } from '@coverwright/contract/people'
import type { SiteReply } from '@coverwright/contract/site'
import { isRecord } from '@coverwright/core/answers/answers'
import { ownPage } from '@coverwright/core/navigation/own-page'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { openedQuote, openedRenewal } from '../../api/browser/opened-quote.ts'
import { apiUrl, sitePath } from '../../api/page/base.ts'
import { sendCode } from '../../api/resources/sign-in.ts'
import { siteQuery } from '../../api/resources/site.ts'
import { userQuery } from '../../api/resources/users.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { applicationOf } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { AskAddress, AskByLink } from './ask-code.tsx'
import { EnterCode } from './enter-code.tsx'
import { pendingCode, storeCode, storedCode } from './pending-code.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SignedIn } from './signed-in.tsx'
import '../../styles/pages/sign-in.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client.ts'

/** Signing in by a code that is mailed, or at a provider, and on to where the person was going. Source: seed 4.5, R2. */
export function SignInPage() {
  const { data: site } = useSuspenseQuery(siteQuery)
  const { data: user } = useSuspenseQuery(userQuery)
  const [search] = useSearchParams()
  const t = textsOf(site)
  const to = ownPage(search.get('to'))
  const link = search.get('link') ?? undefined
  const byCode = useByCode(link)
  const { pending } = byCode
  const isSignedIn = user.status === 'authenticated'
  const wants = user.second_factor
  const isAsked = !(isSignedIn || wants)
  // Shown once, whatever is fetched in the meantime.
  const [enrolled, setEnrolled] = useState<Enrolled>()
  if (enrolled)
    return (
      <SiteShell application={applicationOf(site, null, user)}>
        <TopBar />
        <Page>
          <RecoveryCodes codes={enrolled.recovery_codes} onKept={() => goOn(ownPage(enrolled.to))} t={t} />
        </Page>
      </SiteShell>
    )
  return (
    <SiteShell application={applicationOf(site, null, user)}>
      <TopBar />
      <Page>
        {isSignedIn && <SignedIn user={user} onward={() => goOn(to)} t={t} />}
        {wants && (
          <SecondFactor wants={wants} to={to} onProven={(next) => goOn(ownPage(next))} onEnrolled={setEnrolled} t={t} />
        )}
        {isAsked && pending && (
          <>
            <PageHead
              step="sign-in-code"
              title={t('page.signIn.code.title')}
              lede={t('page.signIn.code.lede', { address: pending.sentTo, minutes: pending.minutes })}
            />
            <EnterCode
              pending={pending}
              to={to}
              onSignedIn={(signedIn) => {
                storeCode(undefined)
                if (signedIn.user.second_factor) queryClient.setQueryData(userQuery.queryKey, signedIn.user)
                else goOn(ownPage(signedIn.to))
              }}
              onAgain={byCode.sendAgain}
              onOtherAddress={byCode.askAddress}
              t={t}
            />
          </>
        )}
        {isAsked && !pending && (
          <Ask site={site} byCode={byCode} to={to} failed={search.has('failed')} ended={search.has('ended')} t={t} />
        )}
        {isAsked && <Without t={t} />}
      </Page>
    </SiteShell>
  )
}

/** Loads the page anew, so that nothing of the previous visitor is left on it. */
function goOn(to: string): void {
  queryClient.clear()
  location.replace(sitePath() + to)
}

type ByCode = ReturnType<typeof useByCode>

/** The pending code, which outlives a reload, and ways to get another. */
function useByCode(link: string | undefined) {
  const hint = loginHintIn(useLocation().state)
  const [pending, setPending] = useState(() => storedCode(link) ?? storedCode(undefined))
  const [email, setEmail] = useState<string>()
  const [byLink, setByLink] = useState(link)
  const keep = (sent: CodeSent, of: { readonly link?: string | undefined }, again?: true) => {
    const next = { ...pendingCode(sent, Date.now(), of.link), ...(again ? { again } : {}) }
    storeCode(next)
    setPending(next)
  }
  const askAddress = () => {
    storeCode(undefined)
    setPending(undefined)
    setByLink(undefined)
  }
  return {
    pending,
    link: byLink,
    hint,
    askAddress,
    sentToLink: (sent: CodeSent) => keep(sent, { link: byLink }),
    sentToAddress: (sent: CodeSent, address: string) => {
      setEmail(address)
      keep(sent, {})
    },
    sendAgain: async () => {
      if (pending?.link !== undefined) keep(await sendCode({ link: pending.link }), pending, true)
      else if (email !== undefined) keep(await sendCode({ email }), {}, true)
      // The address is lost in a reload.
      else askAddress()
    },
  }
}

/** Whom a link was sent to, mostly hidden: the page that could not open it said so. */
const loginHintIn = (state: unknown): string | undefined =>
  isRecord(state) && typeof state.loginHint === 'string' ? state.loginHint : undefined

type AskProps = {
  readonly site: SiteReply
  readonly byCode: ByCode
  readonly to: string
  readonly failed: boolean
  /** The sign-in ended after too long without a save. */
  readonly ended: boolean
  readonly t: Translate
}

function Ask({ site, byCode, to, failed, ended, t }: AskProps) {
  const { code, oidc } = site.sign_in
  const { link } = byCode
  const lede = link === undefined ? 'page.signIn.lede' : 'page.signIn.lede.link'
  return (
    <>
      <PageHead step="sign-in" title={t('page.signIn.title')} lede={t(code ? lede : 'page.signIn.lede.provider')} />
      {ended && (
        <Notice kind="caution" title={t('page.signIn.ended.title')}>
          <p>{t('page.signIn.ended.text')}</p>
        </Notice>
      )}
      {failed && (
        <Notice kind="negative" title={t('page.signIn.failed.title')} urgent>
          <p>{t('page.signIn.failed.oidc')}</p>
        </Notice>
      )}
      {code && link !== undefined && (
        <AskByLink
          link={link}
          address={byCode.hint}
          onSent={byCode.sentToLink}
          onOtherAddress={byCode.askAddress}
          t={t}
        />
      )}
      {code && link === undefined && <AskAddress onSent={byCode.sentToAddress} t={t} />}
      {oidc !== undefined && (
        <div className="provider">
          {code && <p>{t('page.signIn.or')}</p>}
          <a className="btn btn--line" href={apiUrl(`sign-in/oidc?${new URLSearchParams({ to })}`)}>
            {t('page.signIn.provider', { name: oidc })}
          </a>
        </div>
      )}
    </>
  )
}

/** For somebody who came by a link to an application that they cannot open. */
function Without({ t }: { readonly t: Translate }) {
  const start = () => {
    openedQuote.clear()
    openedRenewal.clear()
    goOn('/')
  }
  return (
    <div className="without">
      <Button kind="quiet" onClick={start}>
        {t('page.signIn.without')}
      </Button>
      <p className="hint">{t('page.signIn.without.text')}</p>
    </div>
  )
}
