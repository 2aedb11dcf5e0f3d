import type { QuoteReply } from '@coverwright/contract/quotes'
import type { RenewalChangesReply } from '@coverwright/contract/renewals'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { renewalChangesQuery } from '../../api/resources/renewals.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Schedule } from '../../ui/insurance/schedule.tsx'
import { changeAddress } from '../quote/change-address.ts'
import { changeGroups, noChangesText } from './change-groups.ts'
import { ChangesTable } from './changes-table.tsx'

type Props = {
  readonly quote: QuoteReply
  readonly flowState: FlowState
  readonly changeable?: boolean
  readonly t: Translate
}

/** What a renewal changes since last year, and what was confirmed as unchanged, with the answers on file. */
export function Changes({ quote, flowState, changeable = false, t }: Props) {
  const { data, isError, refetch } = useQuery(renewalChangesQuery(quote))
  if (data) return <Comparison quote={quote} reply={data} flowState={changeable ? flowState : undefined} t={t} />
  if (!isError) return <Skeleton words={t('page.renewal.comparing')} />
  return (
    <Notice kind="caution" title={t('page.renewal.notCompared')} urgent>
      <Button kind="line" onClick={() => refetch()}>
        {t('page.tryAgain')}
      </Button>
    </Notice>
  )
}

const pageAsking = ({ pages }: FlowState, field: string): string | undefined =>
  pages.find(({ form }) => form.fields.some(({ path }) => path === field))?.path

type ComparisonProps = {
  readonly quote: QuoteReply
  readonly reply: RenewalChangesReply
  /** Undefined where nothing can be changed. */
  readonly flowState: FlowState | undefined
  readonly t: Translate
}

function Comparison({ quote, reply: { changes, unchanged }, flowState, t }: ComparisonProps) {
  const heading = useId()
  const flow = flowState?.flow
  const changeOf = (field: string) => {
    const path = flowState && pageAsking(flowState, field)
    return flow === undefined || path === undefined
      ? {}
      : { change: { href: changeAddress(flow, path, field), label: t('ui.change') } }
  }
  return (
    <>
      <section className="diffs" aria-labelledby={heading}>
        <h2 id={heading}>{t('page.renewal.changed')}</h2>
        {changes.length === 0 && <p>{t(noChangesText(quote))}</p>}
        {changeGroups(changes).map((group) => (
          <ChangesTable
            key={group.section}
            group={group}
            hrefOf={flow && ((path) => changeAddress(flow, path))}
            t={t}
          />
        ))}
      </section>
      {unchanged.length > 0 && (
        <Schedule
          title={t('page.renewal.unchanged')}
          rows={unchanged.map(({ field, question, on_file }) => ({
            id: field,
            label: question,
            answer: on_file ?? t('page.renewal.asLastYear'),
            ...changeOf(field),
          }))}
        />
      )}
    </>
  )
}
