import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { agentSite, fillRenewal, saveRenewal } from '../../../testing/fill-renewal.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { sampleUuids } from '../../samples/sample-firms/sample-firms.ts'
import { printedSignature } from './printed-renewal.ts'

const { app, browser, insertSampleFirms } = await createTestApp()
await insertSampleFirms(3, 5, 8)

type Browser = ReturnType<typeof browser>
type Headers = Readonly<Record<string, string>>

async function startRenewal(number: number, headers: Headers = {}) {
  const rosa = browser()
  const { invitation, submission } = sampleUuids({ number })
  const link = { uuid: invitation, quote_submission_uuid: submission }
  return { rosa, renewal: (await rosa.post('renewal/quote', link, headers)).body.data }
}

/** The pages' drawing commands, and the words that they write: the built-in fonts have one byte a letter. */
async function pdfOf(visitor: Browser, id: string, headers: Headers = {}) {
  const reply = await app.inject({
    url: `/api/quote/${id}/application.pdf`,
    cookies: Object.fromEntries(visitor.jar),
    headers: { ...headers },
  })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  const file = reply.rawPayload.toString('latin1')
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = '']) => unpack(stream))
    .join('\n')
  const words = [...streams.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, parts = '']) => [...parts.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => fromHex(hex)).join(''))
    .join(' ')
  return { drawn: streams, words }
}

function unpack(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

const fromHex = (hex: string): string => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'))

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

test('a printed renewal begins with what changed and what was confirmed, then this year’s and last year’s pages (X5, S8)', async () => {
  const { rosa, renewal } = await startRenewal(3)
  const [first, second, ...rest] = renewal.pl.aig.attorneys
  const filledRenewal = await fillRenewal(rosa, renewal, {
    attorneys_changed: 'Yes',
    pl: {
      aig: {
        attorneys: [
          first,
          { ...second, weekly_hours: 32 },
          ...rest.slice(0, 2),
          { ...first, id: 'new', first_name: 'Ada', last_name: 'Moreno' },
        ],
      },
    },
    annual_revenue: 1_910_000,
  })
  const expectedWords = [
    'Renewal application',
    'Lindqvist Raman Weiss LLP',
    'Policy year Dec 28, 2026 to Dec 28, 2027',
    'What changed since last year',
    'Last year',
    'Priya Raman: Hours per week',
    'Attorneys: Ada Moreno',
    'Added',
    'Attorneys: Ruth Abernathy',
    'No longer listed',
    '$1,850,000',
    '$1,910,000',
    'Confirmed unchanged',
    '330 North Wabash Avenue',
    'As in last year’s application',
    'Estates, probate and wills',
  ]
  const draft = await pdfOf(rosa, renewal._id)
  expect(inOrder(draft.words, ['Renewal application', 'Draft, not submitted', ...expectedWords.slice(3)])).toEqual([])
  const submitReply = await saveRenewal(rosa, filledRenewal, undefined, { command: 'form_finished', attestation })
  expect(submitReply.status).toBe(200)
  const { words } = await pdfOf(rosa, renewal._id)
  expect(inOrder(words, [...expectedWords, 'Applicant’s signature'])).toEqual([])
  expect(words).not.toContain('Draft')
})

/** What is missing, or comes before what it should follow. */
function inOrder(words: string, expected: readonly string[]): readonly string[] {
  let from = 0
  return expected.filter((each) => {
    const at = words.indexOf(each, from)
    if (at >= 0) from = at + each.length
    return at < 0
  })
}

test('an unchanged firm says so, in no more pages than necessary; its prior acts date is on paper, though nobody was asked for it (X5, R9, S8)', async () => {
  // It was first insured last year.
  const { rosa, renewal } = await startRenewal(5)
  await fillRenewal(rosa, renewal)
  const { words } = await pdfOf(rosa, renewal._id)
  expect(words).toContain('All of last year’s answers are unchanged. What is new this year is listed below.')
  expect(words).not.toContain('This year')
  const [year, ...day] = renewal.pl.aig.prior_acts_date.split('-')
  expect(words.replaceAll(/\s+/g, ' ')).toContain([...day, year].join('-'))
})

test('a drawn signature is printed as drawn, with its time and answers (R9, S8)', async () => {
  const { rosa, renewal } = await startRenewal(8, agentSite)
  const filledRenewal = await fillRenewal(
    rosa,
    renewal,
    { location_changed: 'Yes' },
    { until: '/signature', headers: agentSite },
  )
  const drawing = 'M 10 20 L 130 140 L 321 17'
  const signedRenewal = (
    await saveRenewal(
      rosa,
      filledRenewal,
      '/signature',
      { signing: { title: 'member' }, signature: { kind: 'drawn', name: 'Sarah Whitcomb', drawing } },
      agentSite,
    )
  ).body.data
  const submitReply = await saveRenewal(
    rosa,
    signedRenewal,
    undefined,
    { command: 'form_finished', attestation },
    agentSite,
  )
  expect(submitReply.status).toBe(200)
  const { words, drawn } = await pdfOf(rosa, renewal._id, agentSite)
  expect(words).toContain('Signed electronically by Sarah Whitcomb')
  expect(words).toContain('Signed November 20, 2026 at 12:00:00 PM CST')
  expect(words.replaceAll(' ', '')).toContain(signedRenewal.document_hash)
  expect(words).not.toContain('Applicant’s signature')
  expect(drawn).toMatch(/10 20 m\s+130 140 l\s+321 17 l/)
})

const steps = [
  {
    path: '/signature',
    section: '',
    title: '',
    questions: [{ path: 'signature', type: 'signature' as const, label: '' }],
  },
]
const words = { translate: (text: unknown) => String(text), site: { locale: 'en-US', timeZone: 'UTC' } }
const signature = { kind: 'drawn', name: 'Ann', signed_at: '2026-11-20T18:00:00.000Z', document_hash: 'h1' }

test('a signature under other answers is not printed, nor a drawing that is more than strokes (R9)', () => {
  const printRenewal = (drawing: string, answersHash = 'h1') =>
    printedSignature(steps, { signature: { ...signature, drawing } }, answersHash, words)
  expect(printRenewal('M 1 2 L 3 4', 'h2')).toBeUndefined()
  expect(printRenewal('M 1 2 L 3 4')?.drawing).toBe('M 1 2 L 3 4')
  for (const drawing of ['M . .', 'M 1', 'L', 'M 1 2 C 3 4 5 6 7 8', 'M 99999 1']) {
    expect([drawing, printRenewal(drawing)?.drawing]).toEqual([drawing, undefined])
  }
  expect(printedSignature([], { signature }, 'h1', words)).toBeUndefined()
})
