import type { DomainScanStatus } from '@coverwright/contract/domain-scan'
import type { ColumnType } from 'kysely'

export type DomainScansTable = {
  uuid: string
  quote_id: string
  domain: string
  carrier: string
  state: Exclude<DomainScanStatus['state'], 'none'>
  findings: ColumnType<DomainScanStatus['findings'], string, string>
  asked_at: Date
  answered_at: Date | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    domain_scans: DomainScansTable
  }
}
