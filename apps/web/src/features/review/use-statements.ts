import type { ShownFraudStatement } from '@coverwright/catalogue/reference/fraud-statements'
import type { SignedStatement } from '@coverwright/catalogue/signing/statements-to-sign'
import { agreementToSign, statementsToSign, statementsWanted } from '@coverwright/catalogue/signing/statements-to-sign'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import type { Translate } from '@coverwright/core/text/text'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fraudStatementQuery } from '../../api/resources/reference.ts'
import { contentOf } from '../quote/countries.ts'

/** Until it is known whose statements they are. */
const byState = { statements: 'by-state' } as const

/** Our own words from the messages: nothing has to be looked up for them. */
const generalWords = (t: Translate): ShownFraudStatement => ({
  state: 'general',
  kind: 'application',
  heading: t('page.attestation.heading'),
  text: t('page.attestation.general'),
  citation: '',
  checked_on: '',
  general: true,
})

/**
 * A chain's agreement and the fraud statements to show where the application is signed; undefined while they are looked up. Our general one
 * stands in for those that cannot be.
 */
export function useStatements(
  { view }: Pick<FlowState, 'view'>,
  site: Pick<PublicSite, 'country' | 'customerFacing'>,
  t: Translate,
): readonly SignedStatement[] | undefined {
  const wanted = useMemo(() => statementsWanted(view, contentOf(site)?.country ?? byState), [view, site])
  const found = useQueries({ queries: wanted.map(fraudStatementQuery) })
  if (found.some(({ isPending }) => isPending)) return undefined
  const shown = wanted.length === 0 ? [generalWords(t)] : found.map(({ data }) => data ?? generalWords(t))
  return [...agreementToSign(site, t), ...statementsToSign(shown)]
}
