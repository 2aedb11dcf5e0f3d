import type { CodeSent, Enrolled } from '@coverwright/contract/people'
import type { SiteReply } from '@coverwright/contract/site'
import { isRecord } from '@coverwright/core/answers/answers'
import { returnPath } from '@coverwright/core/navigation/return-path'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { tabQuote, tabRenewal } from '../../api/browser/tab-quote.ts'
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
import { AlreadySignedIn } from './already-signed-in.tsx'
import { CodeEntry } from './code-entry.tsx'
import { CodeRequestByEmail, CodeRequestByLink } from './code-request.tsx'
import { createPendingCode, loadPendingCode, savePendingCode } from './pending-code.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactor } from './second-factor.tsx'
import '../../styles/pages/sign-in.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client.ts'

/** Signs in by a mailed code or at a provider, then continues where the person was going. Source: seed 4.5, R2. */
export function SignInPage() {
  const { data: site } = useSuspenseQuery(siteQuery)
  const { data: user } = useSuspenseQuery(userQuery)
  const [search] = useSearchParams()
  const t = textsOf(site)
  const to = returnPath(search.get('to'))
  const link = search.get('link') ?? undefined
  const codes = useSignInCode(link)
  const { pending } = codes
  const isSignedIn = user.status === 'authenticated'
  const secondFactor = user.second_factor
  const needsSignIn = !(isSignedIn || secondFactor)
  // Recovery codes are shown only once, so refetching the user must not hide them.
  const [enrolment, setEnrolment] = useState<Enrolled>()
  if (enrolment)
    return (
      <SiteShell application={applicationOf(site, null, user)}>
        <TopBar />
        <Page>
          <RecoveryCodes
            codes={enrolment.recovery_codes}
            onContinue={() => continueTo(returnPath(enrolment.to))}
            t={t}
          />
        </Page>
      </SiteShell>
    )
  return (
    <SiteShell application={applicationOf(site, null, user)}>
      <TopBar />
      <Page>
        {isSignedIn && <AlreadySignedIn user={user} onContinue={() => continueTo(to)} t={t} />}
        {secondFactor && (
          <SecondFactor
            kind={secondFactor}
            to={to}
            onProven={(next) => continueTo(returnPath(next))}
            onEnrolled={setEnrolment}
            t={t}
          />
        )}
        {needsSignIn && pending && (
          <>
            <PageHead
              step="sign-in-code"
              title={t('page.signIn.code.title')}
              lede={t('page.signIn.code.lede', { address: pending.sentTo, minutes: pending.minutes })}
            />
            <CodeEntry
              pending={pending}
              to={to}
              onSignedIn={(signedIn) => {
                savePendingCode(undefined)
                if (signedIn.user.second_factor) queryClient.setQueryData(userQuery.queryKey, signedIn.user)
                else continueTo(returnPath(signedIn.to))
              }}
              onResend={codes.resend}
              onOtherAddress={codes.askForAddress}
              t={t}
            />
          </>
        )}
        {needsSignIn && !pending && (
          <SignInOptions
            site={site}
            codes={codes}
            to={to}
            failed={search.has('failed')}
            expired={search.has('ended')}
            t={t}
          />
        )}
        {needsSignIn && <WithoutSignIn t={t} />}
      </Page>
    </SiteShell>
  )
}

/** Reloads the page, so that nothing of the previous visitor is left on it. */
function continueTo(to: string): void {
  queryClient.clear()
  location.replace(sitePath() + to)
}

type SignInCode = ReturnType<typeof useSignInCode>

/** The pending code, which survives a reload, and the ways to get another. */
function useSignInCode(link: string | undefined) {
  const hint = loginHintIn(useLocation().state)
  const [pending, setPending] = useState(() => loadPendingCode(link) ?? loadPendingCode(undefined))
  const [email, setEmail] = useState<string>()
  const [linkInUse, setLinkInUse] = useState(link)
  const keep = (codeSent: CodeSent, of: { readonly link?: string | undefined }, again?: true) => {
    const next = { ...createPendingCode(codeSent, Date.now(), of.link), ...(again ? { again } : {}) }
    savePendingCode(next)
    setPending(next)
  }
  const askForAddress = () => {
    savePendingCode(undefined)
    setPending(undefined)
    setLinkInUse(undefined)
  }
  return {
    pending,
    link: linkInUse,
    hint,
    askForAddress,
    sentToLink: (codeSent: CodeSent) => keep(codeSent, { link: linkInUse }),
    sentToAddress: (codeSent: CodeSent, address: string) => {
      setEmail(address)
      keep(codeSent, {})
    },
    resend: async () => {
      if (pending?.link !== undefined) keep(await sendCode({ link: pending.link }), pending, true)
      else if (email !== undefined) keep(await sendCode({ email }), {}, true)
      // A reload loses the address.
      else askForAddress()
    },
  }
}

/** The masked address that a link was sent to, handed over by the page that could not open the link. */
const loginHintIn = (state: unknown): string | undefined =>
  isRecord(state) && typeof state.loginHint === 'string' ? state.loginHint : undefined

type SignInOptionsProps = {
  readonly site: SiteReply
  readonly codes: SignInCode
  readonly to: string
  readonly failed: boolean
  /** The previous sign-in ended because nothing was saved for too long. */
  readonly expired: boolean
  readonly t: Translate
}

function SignInOptions({ site, codes, to, failed, expired, t }: SignInOptionsProps) {
  const { code, oidc } = site.sign_in
  const { link } = codes
  const lede = link === undefined ? 'page.signIn.lede' : 'page.signIn.lede.link'
  return (
    <>
      <PageHead step="sign-in" title={t('page.signIn.title')} lede={t(code ? lede : 'page.signIn.lede.provider')} />
      {expired && (
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
        <CodeRequestByLink
          link={link}
          address={codes.hint}
          onSent={codes.sentToLink}
          onOtherAddress={codes.askForAddress}
          t={t}
        />
      )}
      {code && link === undefined && <CodeRequestByEmail onSent={codes.sentToAddress} t={t} />}
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

/** For somebody whose link leads to an application that they cannot open. */
function WithoutSignIn({ t }: { readonly t: Translate }) {
  const start = () => {
    tabQuote.clear()
    tabRenewal.clear()
    continueTo('/')
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
