import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as element, type ReactElement } from 'react'
import { printable } from './printable.ts'
import type { PrintedApplication, PrintedRow, PrintedSection, PrintedStatement } from './printed-application.ts'

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
  closing: { marginTop: 8, lineHeight },
  citation: { fontSize: 8, color: '#444444' },
  signature: { flexDirection: 'row', gap: 24, marginTop: 40, lineHeight },
  signed: { borderTop: '0.75 solid #000000', paddingTop: 3, fontSize: 8.5 },
  footer: { position: 'absolute', bottom: 32, left: 48, right: 48, fontSize: 8, color: '#444444' },
})

/** The application as pages of a PDF; every page says what it belongs to and which one it is. */
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
      element(Text, { style: isDraft ? styles.draft : styles.status }, status),
      ...sections.map(sectionOf),
      ...printed.closing.map(closingOf),
      signatureOf(printed.signature),
      element(Text, {
        style: styles.footer,
        fixed: true,
        render: ({ pageNumber, totalPages }) => `${about} · ${status} · ${pageNumber} / ${totalPages}`,
      }),
    ),
  )
}

const sectionOf = ({ title, rows }: PrintedSection, index: number): ReactElement =>
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

/** Lines to sign on: the first, for the name, is the longer one. */
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
