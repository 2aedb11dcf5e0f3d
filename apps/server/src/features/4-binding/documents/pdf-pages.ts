import { Document, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as element, type ReactElement } from 'react'
import { printable } from './printable.ts'
import type { PrintedApplication, PrintedRow, PrintedSection, PrintedStatement } from './printed-application.ts'
import type { PrintedChange, PrintedRenewal, PrintedSignature } from './printed-renewal.ts'

export const paperSizes = ['A4', 'LETTER'] as const
export type PaperSize = (typeof paperSizes)[number]

// Not the page's own: what stands on every page would have it multiplied with each page, up to a crash at the twelfth.
const lineHeight = 1.35

const styles = StyleSheet.create({
  page: { padding: 48, paddingBottom: 64, fontFamily: 'Helvetica', fontSize: 9.5 },
  title: { fontSize: 18, fontFamily: 'Helvetica-Bold', lineHeight: 1.2 },
  company: { fontSize: 12, marginTop: 4, lineHeight },
  status: { marginTop: 2, marginBottom: 14, color: '#444444', lineHeight },
  draft: { marginTop: 2, marginBottom: 14, fontFamily: 'Helvetica-Bold', lineHeight },
  section: { marginBottom: 12, lineHeight },
  heading: { fontSize: 11.5, fontFamily: 'Helvetica-Bold', marginBottom: 4 },
  row: { flexDirection: 'row', borderTop: '0.5 solid #c8c8c8', paddingVertical: 3 },
  question: { width: '58%', paddingRight: 12 },
  answer: { width: '42%', fontFamily: 'Helvetica-Bold' },
  part: { fontSize: 14, fontFamily: 'Helvetica-Bold', marginTop: 6, marginBottom: 6, lineHeight: 1.2 },
  columns: { flexDirection: 'row', paddingBottom: 2, fontSize: 8, color: '#444444' },
  changed: { width: '46%', paddingRight: 12 },
  before: { width: '27%', paddingRight: 12 },
  after: { width: '27%', fontFamily: 'Helvetica-Bold' },
  group: { marginTop: 4, marginBottom: 2, color: '#444444' },
  signedName: { fontSize: 12, fontFamily: 'Helvetica-Bold' },
  small: { fontSize: 8, color: '#444444' },
  closing: { marginTop: 8, lineHeight },
  citation: { fontSize: 8, color: '#444444' },
  signature: { flexDirection: 'row', gap: 24, marginTop: 40, lineHeight },
  signed: { borderTop: '0.75 solid #000000', paddingTop: 3, fontSize: 8.5 },
  footer: { position: 'absolute', bottom: 32, left: 48, right: 48, fontSize: 8, color: '#444444' },
})

/** The application as pages of a PDF; every page has the document's title and its number. */
export function pdfPages(printed: PrintedApplication, size: PaperSize) {
  const { isDraft, sections, language } = printed
  const title = printable(printed.title)
  const company = printable(printed.company)
  const status = printable(printed.status)
  const about = company === '' ? title : `${title}: ${company}`
  return element(
    Document,
    { title: about, language },
    element(
      Page,
      { size, style: styles.page },
      element(Text, { style: styles.title }, title),
      element(Text, { style: styles.company }, company),
      ...(printed.renewal
        ? [element(Text, { key: 'period', style: styles.company }, printable(printed.renewal.period))]
        : []),
      element(Text, { style: isDraft ? styles.draft : styles.status }, status),
      ...(printed.renewal ? renewalOf(printed.renewal) : []),
      ...sections.map(sectionOf),
      ...(printed.carried ? carriedOf(printed.carried) : []),
      ...printed.closing.map(closingOf),
      ...(printed.signed ? [signedOf(printed.signed)] : []),
      signatureOf(printed.signature),
      element(Text, {
        style: styles.footer,
        fixed: true,
        render: ({ pageNumber, totalPages }) => `${about} · ${status} · ${pageNumber} / ${totalPages}`,
      }),
    ),
  )
}

/** The changes as a table, part by part; then what was confirmed as unchanged. */
function renewalOf({ changed, unchanged }: PrintedRenewal): readonly ReactElement[] {
  const [question, before, after] = changed.columns
  return [
    element(
      View,
      { key: 'changed', style: styles.section },
      element(Text, { style: styles.part, minPresenceAhead: 60 }, printable(changed.heading)),
      ...(changed.none === '' ? [] : [element(Text, { key: 'none' }, printable(changed.none))]),
      ...(changed.parts.length
        ? [element(View, { key: 'columns', style: styles.columns }, ...cellsOf({ question, before, after }))]
        : []),
      ...changed.parts.flatMap(({ title, rows }, at) => [
        element(Text, { key: `part-${at}`, style: styles.group, minPresenceAhead: 30 }, printable(title)),
        ...rows.map((row, index) =>
          element(View, { key: `part-${at}-${index}`, style: styles.row, wrap: false }, ...cellsOf(row)),
        ),
      ]),
    ),
    ...(unchanged.rows.length
      ? [
          element(
            View,
            { key: 'unchanged', style: styles.section },
            element(Text, { style: styles.part, minPresenceAhead: 40 }, printable(unchanged.heading)),
            ...unchanged.rows.map(({ question, onFile }, index) =>
              rowOf({ question, answer: onFile, depth: 0 }, index),
            ),
          ),
        ]
      : []),
  ]
}

const cellsOf = ({ question, before, after }: PrintedChange): readonly ReactElement[] => [
  element(Text, { key: 'question', style: styles.changed }, printable(question)),
  element(Text, { key: 'before', style: styles.before }, printable(before)),
  element(Text, { key: 'after', style: styles.after }, printable(after)),
]

const carriedOf = ({ heading, sections }: NonNullable<PrintedApplication['carried']>): readonly ReactElement[] => [
  element(Text, { key: 'carried', style: styles.part, minPresenceAhead: 60 }, printable(heading)),
  ...sections.map((section, index) => sectionOf(section, `carried-${index}`)),
]

/** An electronic signature: the name or drawing, and what was signed. */
const signedOf = ({ said, drawing, notes }: PrintedSignature): ReactElement =>
  element(
    View,
    { key: 'signed', style: styles.closing, wrap: false },
    ...(drawing === undefined
      ? []
      : [
          element(
            Svg,
            { key: 'drawing', viewBox: '0 0 600 200', width: 180, height: 60 },
            element(Path, { d: drawing, stroke: '#000000', strokeWidth: 4, fill: 'none' }),
          ),
        ]),
    element(Text, { key: 'name', style: styles.signedName }, printable(said)),
    ...notes.map((note, at) => element(Text, { key: `note-${at}`, style: styles.small }, printable(note))),
  )

const sectionOf = ({ title, rows }: PrintedSection, index: number | string): ReactElement =>
  element(
    View,
    { key: `section-${index}`, style: styles.section },
    element(Text, { style: styles.heading, minPresenceAhead: 40 }, printable(title)),
    ...rows.map(rowOf),
  )

const rowOf = ({ question, answer, depth }: PrintedRow, index: number): ReactElement =>
  element(
    View,
    { key: `row-${index}`, style: styles.row, wrap: false },
    element(Text, { style: { ...styles.question, paddingLeft: depth * 12 } }, printable(question)),
    element(Text, { style: styles.answer }, printable(answer)),
  )

const closingOf = ({ heading, texts }: PrintedStatement, index: number): ReactElement =>
  element(
    View,
    { key: `closing-${index}`, style: styles.closing, wrap: false },
    ...(heading === '' ? [] : [element(Text, { key: 'heading', style: styles.heading }, printable(heading))]),
    ...texts.flatMap(({ text, citation }, at) => [
      element(Text, { key: `text-${at}` }, printable(text)),
      ...(citation === '' ? [] : [element(Text, { key: `law-${at}`, style: styles.citation }, printable(citation))]),
    ]),
  )

/** Lines to sign on; the first, for the name, is longer. */
const signatureOf = (labels: readonly string[]): ReactElement =>
  element(
    View,
    { style: styles.signature, wrap: false },
    ...labels.map((label, at) =>
      element(
        View,
        { key: `signature-${at}`, style: { ...styles.signed, flexGrow: at === 0 ? 2 : 1 } },
        element(Text, {}, printable(label)),
      ),
    ),
  )
