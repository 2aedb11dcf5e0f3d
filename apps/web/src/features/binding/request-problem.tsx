import { isRecord } from '@coverwright/core/answers/answers'
import type { Translate } from '@coverwright/core/text/text'
import { useQueryClient } from '@tanstack/react-query'
import { type BindPageOf, bindQuery } from '../../api/resources/binds.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Changes, type Difference } from './changes.tsx'

type Props = { readonly error: Error | null; readonly of: BindPageOf; readonly t: Translate }

/** Why saving or asking failed, with a message for each reason, and what to do next. */
export function RequestProblem({ error, of, t }: Props) {
  if (!error) return null
  if (!(error instanceof ApiProblem)) return <RequestFailure t={t} />
  if (error.code === 'bind.offer_changed') {
    return (
      <Notice kind="caution" title={t('bind.changed.title')} urgent>
        <p>{t('bind.changed.text')}</p>
        <Changes changes={error.differences.filter(isDifference)} t={t} />
      </Notice>
    )
  }
  if (error.code === 'bind.unlicensed') return <Notice kind="negative" title={t('appetite.unlicensed')} urgent />
  if (error.status === 409) return <Conflict problem={error} of={of} t={t} />
  if (error.errors.length === 0) return <RequestFailure t={t} />
  return (
    <Notice kind="negative" title={t('bind.open.title')} urgent>
      {error.errors.map(({ field, message }) => (
        <p key={field}>{message}</p>
      ))}
    </Notice>
  )
}

const RequestFailure = ({ t }: { readonly t: Translate }) => (
  <Notice kind="negative" title={t('bind.failed.title')} urgent>
    <p>{t('bind.failed.text')}</p>
  </Notice>
)

type Next = 'offers' | 'read' | 'application' | 'status'
type Reason =
  | 'asked_again'
  | 'not_chosen'
  | 'released'
  | 'no_price'
  | 'not_opened'
  | 'expired'
  | 'outdated'
  | 'moved_on'

const nextOf: Readonly<Record<Reason, Next>> = {
  asked_again: 'offers',
  not_chosen: 'offers',
  released: 'offers',
  no_price: 'offers',
  not_opened: 'read',
  expired: 'application',
  outdated: 'application',
  moved_on: 'status',
}

function reasonOf({ code, chosenInstead }: ApiProblem): Reason {
  switch (code) {
    case 'bind.not_chosen':
      return chosenInstead === undefined ? 'released' : 'not_chosen'
    case 'bind.asked_again':
      return 'asked_again'
    case 'bind.no_price':
      return 'no_price'
    case 'bind.not_opened':
      return 'not_opened'
    case 'offers.expired':
      return 'expired'
    case 'offers.outdated':
      return 'outdated'
    default:
      return 'moved_on'
  }
}

type ConflictProps = { readonly problem: ApiProblem; readonly of: BindPageOf; readonly t: Translate }

function Conflict({ problem, of, t }: ConflictProps) {
  const { title, text } = conflictWords(problem, t)
  return (
    <Notice kind="negative" title={title} urgent>
      <p>{text}</p>
      <AfterConflict problem={problem} of={of} t={t} />
    </Notice>
  )
}

/** Why an offer cannot be requested now. */
export function conflictWords(problem: ApiProblem, t: Translate): { readonly title: string; readonly text: string } {
  const reason = reasonOf(problem)
  return {
    title: t(`bind.conflict.${reason}.title`),
    text: t(`bind.conflict.${reason}.text`, { insurer: problem.chosenInstead ?? '' }),
  }
}

/** What to do about it. */
export function AfterConflict({ problem, of, t }: ConflictProps) {
  const client = useQueryClient()
  const next = nextOf[reasonOf(problem)]
  return next === 'read' ? (
    <Button kind="line" onClick={() => void client.invalidateQueries({ queryKey: bindQuery(of).queryKey })}>
      {t('bind.conflict.again')}
    </Button>
  ) : (
    <ButtonLink href={addressOf(next, of)} kind="line">
      {t(wordsOf[next])}
    </ButtonLink>
  )
}

const wordsOf = {
  offers: 'bind.others',
  application: 'bind.conflict.application',
  status: 'bind.toStatus',
} as const

const addressOf = (next: Exclude<Next, 'read'>, { uuid }: BindPageOf): string =>
  ({ offers: `/${uuid}/quote-review`, application: '/done?edit=true', status: `/${uuid}/thank-you` })[next]

const isDifference = (each: unknown): each is Difference => isRecord(each) && typeof each.label === 'string'
