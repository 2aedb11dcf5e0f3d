import type { DomainScanStatus } from '@coverwright/contract/domain-scan'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Translate } from '@coverwright/core/text/text'
import { useEffect, useEffectEvent } from 'react'
import { domainScanQuery, useStartDomainScan } from '../../api/resources/websites.ts'
import '../../styles/pages/domain-scan.css'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/actions/button.tsx'
import type { BadgeKind } from '../../ui/feedback/badge.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

type Props = { readonly quote: QuoteReply; readonly t: Translate }

/**
 * What a scan of the applicant's domain found. It starts by itself, since the applicant consented on the previous page, and
 * never blocks the form below it.
 */
export function DomainScanPanel({ quote, t }: Props) {
  const { data: scan, isError } = useQuery(domainScanQuery(quote._id, quote.version))
  const start = useStartDomainScan(quote._id, quote.version)
  const startAtOnce = useEffectEvent(() => start.mutate())
  const isMissing = scan?.state === 'none'
  useEffect(() => {
    if (isMissing) startAtOnce()
  }, [isMissing])
  const hasFailed = isError || start.isError || scan?.state === 'failed'
  return (
    <section className="scan" aria-live="polite">
      {hasFailed && !start.isPending ? (
        <Notice kind="caution" title={t('page.domainScan.failed.title')}>
          <p>{t('page.domainScan.failed.text')}</p>
          <Button kind="line" small onClick={() => start.mutate()}>
            {t('page.domainScan.again')}
          </Button>
        </Notice>
      ) : scan?.state === 'done' ? (
        <Findings scan={scan} t={t} />
      ) : (
        <Waiting domain={scan?.domain ?? ''} t={t} />
      )}
    </section>
  )
}

const Waiting = ({ domain, t }: { readonly domain: string; readonly t: Translate }) => (
  <>
    <Skeleton words={t('page.domainScan.waiting.title', { domain })} />
    <p className="hint">{t('page.domainScan.waiting.text')}</p>
  </>
)

const badgeOf: Record<DomainScanStatus['findings'][number]['severity'], BadgeKind> = {
  high: 'law',
  medium: 'advice',
  low: 'plain',
}

function Findings({ scan, t }: { readonly scan: DomainScanStatus; readonly t: Translate }) {
  const { domain = '', findings, carrier_name = '', sample } = scan
  const insurer = sample ? t('page.insurer.sample', { name: carrier_name }) : carrier_name
  const by = [t('page.domainScan.by', { insurer }), ...(sample ? [t('page.domainScan.sample')] : [])].join(' ')
  if (findings.length === 0) {
    return (
      <Notice kind="positive" title={t('page.domainScan.clear.title', { domain })}>
        <p>{by}</p>
      </Notice>
    )
  }
  return (
    <>
      <h2>{t('page.domainScan.found.title', { count: findings.length, domain })}</h2>
      <ul className="scan__findings">
        {findings.map(({ code, severity, title, text, remedy }) => (
          <li key={code}>
            <h3>{title}</h3>
            <Badge kind={badgeOf[severity]}>{t(`page.domainScan.severity.${severity}`)}</Badge>
            <p>{text}</p>
            {remedy && <p>{remedy}</p>}
          </li>
        ))}
      </ul>
      <p className="hint">{by}</p>
    </>
  )
}
