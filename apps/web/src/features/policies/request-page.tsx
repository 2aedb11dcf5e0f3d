import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { Policy } from '@coverwright/contract/binding/policies'
import { cancelReasons, changeTopics, type RequestKind } from '@coverwright/core/lifecycle/policy-request'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addPolicyFile, policiesQuery, useAskOfPolicy } from '../../api/resources/policies.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { useQuoteByUuid } from '../offers/use-quote-by-uuid.ts'
import { textsOf } from '../quote/texts.ts'
import { todayOf } from '../quote/today.ts'
import { DisabledWhileImpersonating } from '../session/disabled-while-impersonating.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { SiteShell } from '../shell/site-shell.tsx'
import { policyName } from './policy-words.ts'
import '../../styles/pages/policies.css'

type PageProps = { readonly uuid: string; readonly offer: string }

export const ChangePage = (props: PageProps) => <RequestPage {...props} kind="change" />
export const CancelPage = (props: PageProps) => <RequestPage {...props} kind="cancel" />

/**
 * A request to the insurer of a policy. Explains it, and that nothing takes effect before the insurer has confirmed it.
 */
function RequestPage({ uuid, offer, kind }: PageProps & { readonly kind: RequestKind }) {
  const { application, quote } = useQuoteByUuid(uuid)
  const { site, user } = application
  const t = textsOf(site)
  const { data } = useQuery(policiesQuery(quote._id))
  const policy = data?.policies.find((each) => each.offer === offer)
  if (data && !policy) return <NotFoundPage />
  return (
    <SiteShell application={application}>
      <TopBar back={{ href: `/policies/${uuid}`, label: t('ui.back') }} />
      <Page>
        {policy ? (
          <>
            <PageHead
              step={kind}
              kicker={[policyName(policy, t)]}
              title={t(`policy.${kind}.title`)}
              {...(kind === 'change' ? { lede: t('policy.change.lede', { insurer: policy.insurer }) } : {})}
            />
            {kind === 'cancel' && (
              <Notice kind="caution" title={t('policy.cancel.means')}>
                <ul>
                  {(['gap', 'insurer', 'money'] as const).map((each) => (
                    <li key={each}>{t(`policy.cancel.means.${each}`, { insurer: policy.insurer })}</li>
                  ))}
                </ul>
              </Notice>
            )}
            <DisabledWhileImpersonating user={user} t={t} />
            <RequestForm policy={policy} of={{ id: quote._id, uuid }} kind={kind} site={site} t={t} />
          </>
        ) : (
          <Skeleton words={t('account.loading')} />
        )}
      </Page>
    </SiteShell>
  )
}

type FormProps = {
  readonly policy: Policy
  readonly of: { readonly id: string; readonly uuid: string }
  readonly kind: RequestKind
  readonly site: PublicSite
  readonly t: Translate
}

const blank = { about: '', wanted_from: '', words: '' }

function RequestForm({ policy, of, kind, site, t }: FormProps) {
  const navigate = useAreaNavigate()
  const [fields, setFields] = useState(blank)
  const [file, setFile] = useState<File>()
  const [hasTried, setHasTried] = useState(false)
  // The same request, however often it is sent.
  const [uuid] = useState(() => crypto.randomUUID())
  const ask = useAskOfPolicy(of.id, policy.offer)
  const [isUploading, setIsUploading] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const options = kind === 'change' ? changeTopics : cancelReasons
  const optionKey = kind === 'change' ? 'policy.change.topic' : 'policy.decline.reason'
  const problems = {
    about: fields.about === '' ? 'policy.about.missing' : undefined,
    wanted_from: fields.wanted_from === '' ? 'policy.from.missing' : undefined,
    words: kind === 'change' && fields.words.trim() === '' ? 'policy.words.missing' : undefined,
  }
  const problemOf = (name: keyof typeof problems) => (hasTried ? problems[name] : undefined)
  const send = async () => {
    setHasTried(true)
    setHasFailed(false)
    if (Object.values(problems).some(Boolean)) return
    try {
      setIsUploading(true)
      const documents = file ? [(await addPolicyFile(of.id, policy.offer, file)).id] : []
      const { wanted_from, words } = fields
      const request = { uuid, wanted_from, words, documents }
      const topic = changeTopics.find((each) => each === fields.about)
      const reason = cancelReasons.find((each) => each === fields.about)
      if (kind === 'change' && topic) await ask.mutateAsync({ ...request, kind, about: topic })
      if (kind === 'cancel' && reason) await ask.mutateAsync({ ...request, kind, about: reason })
      await navigate(`/policies/${of.uuid}`)
    } catch {
      setHasFailed(true)
    } finally {
      setIsUploading(false)
    }
  }
  return (
    <form
      className="fields policy__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <LabelledControl
        label={t(kind === 'change' ? 'policy.change.about' : 'policy.decline.why')}
        problem={problemOf('about')}
        t={t}
      >
        {(control) => (
          <select
            {...control}
            className="input"
            value={fields.about}
            onChange={({ target }) => setFields({ ...fields, about: target.value })}
          >
            <option value="">{t('policy.choose')}</option>
            {options.map((each) => (
              <option key={each} value={each}>
                {t(`${optionKey}.${each}`)}
              </option>
            ))}
          </select>
        )}
      </LabelledControl>
      <LabelledControl label={t('policy.from')} problem={problemOf('wanted_from')} t={t}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="date"
            min={todayOf(site)}
            max={policy.effective_to}
            value={fields.wanted_from}
            onChange={({ target }) => setFields({ ...fields, wanted_from: target.value })}
          />
        )}
      </LabelledControl>
      <LabelledControl
        label={t(`policy.${kind}.words`)}
        {...(kind === 'change' ? { hint: t('policy.change.words.hint') } : {})}
        problem={problemOf('words')}
        t={t}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={4}
            maxLength={2000}
            value={fields.words}
            onChange={({ target }) => setFields({ ...fields, words: target.value })}
          />
        )}
      </LabelledControl>
      {kind === 'change' && (
        <LabelledControl label={t('policy.file')} t={t}>
          {(control) => <input {...control} type="file" onChange={({ target }) => setFile(target.files?.[0])} />}
        </LabelledControl>
      )}
      {hasFailed && <Notice kind="negative" title={t('policy.request.failed')} urgent />}
      <div className="actions">
        <Button type="submit" busy={isUploading || ask.isPending}>
          {t(`policy.${kind}.go`)}
        </Button>
        <ButtonLink kind="quiet" href={`/policies/${of.uuid}`}>
          {t('ui.back')}
        </ButtonLink>
      </div>
    </form>
  )
}
