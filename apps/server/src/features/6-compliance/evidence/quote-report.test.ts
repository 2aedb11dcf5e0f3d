import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../platform/testing/test-database.ts'
import { eraseQuote } from '../data-rights/erasure.store.ts'
import { findErasure } from './quote-report.store.ts'
import { quoteReport } from './quote-report.ts'
import { reportText } from './report-text.ts'
import { historyDay, quoteWithHistory, submitHistory } from './testing-history.ts'
import { tamper } from './testing-tamper.ts'

const { db, pool } = await createTestDatabase()

const sealedValue = { $sealed: 'v1.x', hash: 'y' }

async function person(email: string): Promise<string> {
  const id = randomUUID()
  await db.insertInto('people').values({ id, account_uuid: randomUUID(), email, created_at: historyDay }).execute()
  return id
}

it('reports who changed what, when and from where, and what was submitted in which text, tax numbers masked (case D13)', async () => {
  const rosa = await person('rosa@bluedoor.example')
  const row = await quoteWithHistory(db, {
    actor: `person:${rosa}`,
    saves: [
      [{ path: 'company_name', before: 'Blue Door LLC', after: 'Red Door LLC' }],
      [{ path: 'drivers', after: [{ license_number: sealedValue }] }],
      [{ path: 'signature', after: { name: 'Rosa', signed_at: '2026-11-20', document_hash: 'abc' } }],
    ],
  })
  const submission = await submitHistory(db, row)
  const report = await quoteReport(db, row.uuid)
  if (!report) throw new Error('No report')
  expect(report.chain).toMatchObject({ whole: true, events: 5 })
  expect(report.events[1]).toMatchObject({
    ...{ kind: 'saved', page: '/business', network: '203.0.113.0/24', request: 'request-2', at: historyDay },
    by: `person:${rosa} (rosa@bluedoor.example)`,
  })
  expect(report.submissions).toMatchObject([{ uuid: submission, number: 1, as_written: true }])
  expect(report.submissions[0]?.disclosures).toMatchObject([
    { key: 'fraud.NY', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  expect(report.signatures).toMatchObject([{ path: 'signature', document_hash: 'abc' }])
  const text = reportText(report)
  expect(text).toContain('company_name: Blue Door LLC → Red Door LLC')
  expect(text).toContain('from 203.0.113.0/24, request request-2')
  expect(text).toContain('Whoever knowingly lies')
  expect(text).toContain('•••••')
  for (const output of [text, JSON.stringify(report)]) {
    expect(output).not.toContain('$sealed')
    expect(output).not.toContain('203.0.113.77')
  }
  await tamper(pool, 'delete from quote_events where quote_id = $1 and position = 2', [row.id])
  const brokenReport = await quoteReport(db, row.id)
  expect(brokenReport && reportText(brokenReport)).toContain('the chain is BROKEN')
})

it('names both, support and whom it helped, and the words beside a coverage that was refused (case B9, D13)', async () => {
  const [helper, helpedPerson] = [await person('support@shop.example'), await person('helped@shop.example')]
  const question = { label: 'Cyber', options: [{ value: 'No', label: 'No, I take the risk' }] }
  const row = await quoteWithHistory(db, {
    actor: `person:${helper} for person:${helpedPerson}`,
    saves: [[{ path: 'recommendations.cyber', after: 'No', shown: question }]],
  })
  const report = await quoteReport(db, row.uuid)
  expect(report?.answered_beside_words).toMatchObject([
    {
      ...{ path: 'recommendations.cyber', answer: 'No', shown: question },
      by: `person:${helper} (support@shop.example) for person:${helpedPerson} (helped@shop.example)`,
    },
  ])
  expect(report && reportText(report)).toContain('No, I take the risk')
})

it('finds nothing for an unknown id, and says when a quote was erased (case D12, D13)', async () => {
  const { id, uuid } = await quoteWithHistory(db)
  await db.transaction().execute((trx) => eraseQuote(trx, id, { reason: 'asked', now: historyDay }))
  expect(await quoteReport(db, uuid)).toBeUndefined()
  expect(await findErasure(db, id)).toMatchObject({ reason: 'asked', events: 3 })
  expect(await findErasure(db, uuid)).toBeUndefined()
})
