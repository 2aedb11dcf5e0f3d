import type { MailChoicesReply } from '@coverwright/contract/mail-choices'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { mailChoicesQuery, useChooseMail } from '../../api/resources/accounts.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { Redirect } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Segments } from '../../ui/actions/segments.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { textsOf } from '../quote/texts.ts'
import { useApplication } from '../quote/use-application.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import '../../styles/pages/account.css'

type Props = {
  /** Of a mail's link, which needs no sign-in. */
  readonly token?: string
}

/** Where somebody chooses which mails they get, topic by topic. Each choice is saved at once. */
export function MyMailPage({ token }: Props) {
  const application = useApplication()
  const t = textsOf(application.site)
  const { data, error, refetch } = useQuery(mailChoicesQuery(token))
  if (token === undefined && application.user.status !== 'authenticated')
    return <Redirect to={`/sign-in?${new URLSearchParams({ to: '/my-mail' })}`} />
  const isUnknown = token !== undefined && error instanceof ApiProblem && !error.isTransient
  return (
    <SiteShell application={{ ...application, quote: null }}>
      <TopBar />
      <Page>
        <PageHead
          step="my-mail"
          title={t('myMail.title')}
          lede={data ? `${t('myMail.lede', { email: data.email })} ${t('myMail.always')}` : undefined}
        />
        {isUnknown && (
          <Notice kind="caution" title={t('myMail.unknown.title')} urgent>
            <p>{t('myMail.unknown.text')}</p>
          </Notice>
        )}
        {error && !isUnknown && !data && (
          <Notice kind="caution" title={t('account.failed.title')} urgent>
            <Button kind="line" onClick={() => refetch()}>
              {t('page.tryAgain')}
            </Button>
          </Notice>
        )}
        {!(data || error) && <Skeleton words={t('myMail.loading')} />}
        {data?.topics.map((topic) => (
          <TopicRow key={topic.topic} topic={topic} token={token} t={t} />
        ))}
      </Page>
    </SiteShell>
  )
}

type TopicProps = {
  readonly topic: MailChoicesReply['topics'][number]
  readonly token: string | undefined
  readonly t: Translate
}

function TopicRow({ topic: { topic, timing, timings, is_needed }, token, t }: TopicProps) {
  const choose = useChooseMail(token)
  const currentTiming = choose.isPending ? choose.variables.timing : timing
  return (
    <section className="appl">
      <h2 className="appl__title">{t(`myMail.topic.${topic}`)}</h2>
      <p className="hint">
        {t(`myMail.topic.${topic}.hint`)}. {is_needed && t('myMail.some')}
      </p>
      <div className="appl__acts">
        <Segments
          label={t(`myMail.topic.${topic}`)}
          value={currentTiming}
          options={timings.map((value) => ({ value, label: t(`myMail.timing.${value}`) }))}
          onChange={(value) => choose.mutate({ topic, timing: value })}
          titled
        />
        <output className="hint">{choose.isSuccess && t('myMail.saved')}</output>
      </div>
      {choose.isError && (
        <Notice kind="negative" title={t('myMail.failed.title')} urgent>
          <p>{t('myMail.failed.text')}</p>
        </Notice>
      )}
    </section>
  )
}
