import { Document, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as element, type ReactElement } from 'react'
import { breaksWithin } from './line-breaks.ts'
import { bodySize, type PaperSize, type Print, pageWidth, printWith } from './print-text.ts'
import { type FontByLetter, plainLetters, printable } from './printable.ts'
import type { PrintedApplication, PrintedRow, PrintedSection, PrintedStatement } from './printed-application.ts'
import type { PrintedChange, PrintedRenewal, PrintedSignature } from './printed-renewal.ts'

const styles = StyleSheet.create({
  page: { padding: 48, paddingBottom: 64, fontSize: bodySize },
  title: { fontSize: 18, fontWeight: 700, lineHeight: 1.2 },
  company: { fontSize: 12, marginTop: 4 },
  status: { marginTop: 2, marginBottom: 14, color: '#444444' },
  draft: { marginTop: 2, marginBottom: 14, fontWeight: 700 },
  section: { marginBottom: 12 },
  heading: { fontSize: 11.5, fontWeight: 700, marginBottom: 4 },
  row: { flexDirection: 'row', borderTop: '0.5 solid #c8c8c8', paddingVertical: 3 },
  question: { width: '58%', paddingRight: 12 },
  answer: { width: '42%', fontWeight: 700 },
  part: { fontSize: 14, fontWeight: 700, marginTop: 6, marginBottom: 6, lineHeight: 1.2 },
  columns: { flexDirection: 'row', paddingBottom: 2, fontSize: 8, color: '#444444' },
  changed: { width: '46%', paddingRight: 12 },
  before: { width: '27%', paddingRight: 12 },
  after: { width: '27%', fontWeight: 700 },
  group: { marginTop: 4, marginBottom: 2, color: '#444444' },
  signedName: { fontSize: 12, fontWeight: 700 },
  small: { fontSize: 8, color: '#444444' },
  closing: { marginTop: 8 },
  citation: { fontSize: 8, color: '#444444' },
  signature: { flexDirection: 'row', gap: 24, marginTop: 40 },
  signed: { borderTop: '0.75 solid #000000', paddingTop: 3, fontSize: 8.5 },
  footer: { position: 'absolute', bottom: 32, left: 48, right: 48, fontSize: 8, color: '#444444' },
})

/**
 * The application as pages of a PDF; every page has the document's title and its number.
 * @param fonts who prints the letters that the built-in fonts lack
 */
export function pdfPages(application: PrintedApplication, size: PaperSize, fonts: FontByLetter) {
  const { isDraft, title, company, status, sections, language } = application
  const print = printWith(fonts)
  const about = company === '' ? title : `${title}: ${company}`
  const foot = printable(`${about} · ${status}`, fonts)
  return element(
    Document,
    { title: plainLetters(about).join(''), language },
    element(
      Page,
      { size, style: styles.page },
      print(styles.title, title),
      print(styles.company, company),
      ...(application.renewal ? [print(styles.company, application.renewal.period, { key: 'period' })] : []),
      print(isDraft ? styles.draft : styles.status, status),
      ...(application.renewal ? renewalOf(print, application.renewal) : []),
      ...sections.map((section, index) => sectionOf(print, section, index)),
      ...(application.carried ? carriedOf(print, application.carried) : []),
      ...application.closing.map((statement, index) => closingOf(print, statement, index)),
      ...(application.signed ? [signedOf(print, application.signed)] : []),
      signatureOf(print, application.signature),
      element(Text, {
        style: { ...styles.footer, fontFamily: foot.fontFamily, direction: foot.direction, textAlign: 'left' },
        fixed: true,
        hyphenationCallback: breaksWithin(pageWidth / styles.footer.fontSize),
        render: ({ pageNumber, totalPages }) => `${foot.words} · ${pageNumber} / ${totalPages}`,
      }),
    ),
  )
}

/** The changes as a table, part by part; then what was confirmed as unchanged. */
function renewalOf(print: Print, { changed, unchanged }: PrintedRenewal): readonly ReactElement[] {
  const [question, before, after] = changed.columns
  return [
    element(
      View,
      { key: 'changed', style: styles.section },
      print(styles.part, changed.heading, { minPresenceAhead: 60 }),
      ...(changed.none === '' ? [] : [print({}, changed.none, { key: 'none' })]),
      ...(changed.parts.length
        ? [element(View, { key: 'columns', style: styles.columns }, ...cellsOf(print, { question, before, after }))]
        : []),
      ...changed.parts.flatMap(({ title, rows }, at) => [
        print(styles.group, title, { key: `part-${at}`, minPresenceAhead: 30 }),
        ...rows.map((row, index) =>
          element(
            View,
            { key: `part-${at}-${index}`, style: styles.row, wrap: mayBreak(row.question, row.before, row.after) },
            ...cellsOf(print, row),
          ),
        ),
      ]),
    ),
    ...(unchanged.rows.length
      ? [
          element(
            View,
            { key: 'unchanged', style: styles.section },
            print(styles.part, unchanged.heading, { minPresenceAhead: 40 }),
            ...unchanged.rows.map(({ question, onFile }, index) =>
              rowOf(print, { question, answer: onFile, depth: 0 }, index),
            ),
          ),
        ]
      : []),
  ]
}

const columnGap = 12

/** Rows stay whole, but for those that may be longer than a page. */
const mayBreak = (...texts: readonly string[]): boolean => Math.max(...texts.map((text) => text.length)) > 800

const cellsOf = (print: Print, { question, before, after }: PrintedChange): readonly ReactElement[] => [
  print(styles.changed, question, { key: 'question', room: 0.46 * pageWidth - columnGap }),
  print(styles.before, before, { key: 'before', room: 0.27 * pageWidth - columnGap }),
  print(styles.after, after, { key: 'after', room: 0.27 * pageWidth }),
]

const carriedOf = (
  print: Print,
  { heading, sections }: NonNullable<PrintedApplication['carried']>,
): readonly ReactElement[] => [
  print(styles.part, heading, { key: 'carried', minPresenceAhead: 60 }),
  ...sections.map((section, index) => sectionOf(print, section, `carried-${index}`)),
]

/** An electronic signature: the name or drawing, and what was signed. */
const signedOf = (print: Print, { statement, drawing, notes }: PrintedSignature): ReactElement =>
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
    print(styles.signedName, statement, { key: 'name' }),
    ...notes.map((note, at) => print(styles.small, note, { key: `note-${at}` })),
  )

const sectionOf = (print: Print, { title, rows }: PrintedSection, index: number | string): ReactElement =>
  element(
    View,
    { key: `section-${index}`, style: styles.section },
    print(styles.heading, title, { minPresenceAhead: 40 }),
    ...rows.map((row, at) => rowOf(print, row, at)),
  )

const indent = 12

const rowOf = (print: Print, { question, answer, depth }: PrintedRow, index: number): ReactElement =>
  element(
    View,
    { key: `row-${index}`, style: styles.row, wrap: mayBreak(question, answer) },
    print({ ...styles.question, paddingLeft: depth * indent }, question, {
      room: 0.58 * pageWidth - columnGap - depth * indent,
    }),
    print(styles.answer, answer, { room: 0.42 * pageWidth }),
  )

const closingOf = (print: Print, { heading, texts }: PrintedStatement, index: number): ReactElement =>
  element(
    View,
    { key: `closing-${index}`, style: styles.closing, wrap: mayBreak(...texts.map(({ text }) => text)) },
    ...(heading === '' ? [] : [print(styles.heading, heading, { key: 'heading' })]),
    ...texts.flatMap(({ text, citation }, at) => [
      print({}, text, { key: `text-${at}` }),
      ...(citation === '' ? [] : [print(styles.citation, citation, { key: `law-${at}` })]),
    ]),
  )

/** Lines to sign on; the first, for the name, is longer. */
const signatureOf = (print: Print, labels: readonly string[]): ReactElement =>
  element(
    View,
    { style: styles.signature, wrap: false },
    ...labels.map((label, at) =>
      element(
        View,
        { key: `signature-${at}`, style: { ...styles.signed, flexGrow: at === 0 ? 2 : 1, flexBasis: 0 } },
        print({ fontSize: styles.signed.fontSize }, label, { room: pageWidth / 3 - 24 }),
      ),
    ),
  )
