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

/** Until the country is loaded. */
const byState = { statements: 'by-state' } as const

/** Our general statement, from the messages; it needs no fetch. */
const generalStatement = (t: Translate): ShownFraudStatement => ({
  state: 'general',
  kind: 'application',
  heading: t('page.attestation.heading'),
  text: t('page.attestation.general'),
  citation: '',
  checked_on: '',
  general: true,
})

/**
 * The chain's agreement, if it has one, and the fraud statements to sign; undefined while they are fetched. Our general
 * statement replaces one that cannot be fetched.
 */
export function useStatements(
  { view }: Pick<FlowState, 'view'>,
  site: Pick<PublicSite, 'country' | 'customerFacing'>,
  t: Translate,
): readonly SignedStatement[] | undefined {
  const statementKeys = useMemo(() => statementsWanted(view, contentOf(site)?.country ?? byState), [view, site])
  const results = useQueries({ queries: statementKeys.map(fraudStatementQuery) })
  if (results.some(({ isPending }) => isPending)) return undefined
  const statements =
    statementKeys.length === 0 ? [generalStatement(t)] : results.map(({ data }) => data ?? generalStatement(t))
  return [...agreementToSign(site, t), ...statementsToSign(statements)]
}
