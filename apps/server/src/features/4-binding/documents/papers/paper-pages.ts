import { Document, Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as element, type ReactElement } from 'react'
import { breaksWithin } from '../line-breaks.ts'
import { type PaperSize, type Print, pageWidth, printWith } from '../print-text.ts'
import { type FontByLetter, plainLetters, printable } from '../printable.ts'
import type { PaperBlock, PaperCell, PrintedPaper } from './paper.ts'

const quiet = '#50565e'
const line = '#c9ced6'

const styles = StyleSheet.create({
  page: { padding: 48, paddingTop: 40, paddingBottom: 68, fontSize: 9.5 },
  head: { flexDirection: 'row', justifyContent: 'space-between', paddingBottom: 10, marginBottom: 22 },
  logo: { height: 40, maxWidth: 220, marginBottom: 6, objectFit: 'contain', objectPosition: '0 50%' },
  brand: { fontSize: 15, fontWeight: 700 },
  reach: { fontSize: 8, color: quiet },
  title: { fontSize: 22, fontWeight: 700, lineHeight: 1.2 },
  about: { fontSize: 13, marginTop: 4 },
  line: { marginTop: 2, color: quiet },
  heading: { fontSize: 14, fontWeight: 700, marginTop: 20, marginBottom: 6, lineHeight: 1.2 },
  text: { marginTop: 6 },
  box: { marginTop: 14, padding: 10, backgroundColor: '#f4f5f7' },
  boxHeading: { fontWeight: 700, marginBottom: 3 },
  list: { marginTop: 12 },
  item: { flexDirection: 'row', marginTop: 2 },
  row: { flexDirection: 'row', borderTopWidth: 0.5, borderTopColor: line, paddingVertical: 4 },
  group: { fontSize: 8, fontWeight: 700, color: quiet, marginTop: 10, marginBottom: 3 },
  note: { fontSize: 8, color: quiet },
  factLabel: { width: '34%', paddingRight: 12, color: quiet },
  factValue: { width: '66%' },
  footer: { position: 'absolute', bottom: 32, left: 48, right: 48, fontSize: 8, color: quiet },
})

const labelShare = 0.28
const gap = 10

/** A paper as pages of a PDF; every page has its foot and number. */
export function paperPages(paper: PrintedPaper, size: PaperSize, fonts: FontByLetter) {
  const { brand, title, about, lines, blocks, language } = paper
  const print = printWith(fonts)
  const foot = printable(paper.foot, fonts)
  return element(
    Document,
    { title: plainLetters(about === '' ? title : `${title}: ${about}`).join(''), language },
    element(
      Page,
      { size, style: styles.page },
      element(
        View,
        { style: { ...styles.head, borderBottomWidth: 2, borderBottomColor: brand.color } },
        element(
          View,
          { style: { width: '50%', alignItems: 'flex-start' } },
          // A changed file is read again, and a broken one leaves the name.
          ...(brand.logo === undefined
            ? []
            : [element(Image, { key: 'logo', src: brand.logo, cache: false, style: styles.logo })]),
          print({ ...styles.brand, color: brand.color }, brand.name, { room: 240 }),
        ),
        element(
          View,
          { style: { width: '44%' } },
          ...brand.lines.map((each, at) => print(styles.reach, each, { key: `reach-${at}`, room: 210 })),
        ),
      ),
      print(styles.title, title),
      ...(about === '' ? [] : [print(styles.about, about, { key: 'about' })]),
      ...lines.map((each, at) => print(styles.line, each, { key: `line-${at}` })),
      ...blocks.map((block, at) => blockOf(print, block, at)),
      element(Text, {
        style: { ...styles.footer, fontFamily: foot.fontFamily, direction: foot.direction, textAlign: 'left' },
        fixed: true,
        hyphenationCallback: breaksWithin(pageWidth / styles.footer.fontSize),
        render: ({ pageNumber, totalPages }) => `${foot.words} · ${pageNumber} / ${totalPages}`,
      }),
    ),
  )
}

function blockOf(print: Print, block: PaperBlock, at: number): ReactElement {
  const key = `block-${at}`
  switch (block.kind) {
    case 'heading':
      return print(styles.heading, block.text, { key, minPresenceAhead: 80 })
    case 'text':
      return print(styles.text, block.text, { key })
    case 'box':
      return element(
        View,
        { key, style: styles.box, wrap: false },
        print(styles.boxHeading, block.heading, { room: pageWidth - 20 }),
        ...block.texts.map((text, number) => print({ marginTop: 2 }, text, { key: `${number}`, room: pageWidth - 20 })),
      )
    case 'list':
      return element(
        View,
        { key, style: styles.list },
        print(styles.boxHeading, block.heading, { minPresenceAhead: 30 }),
        ...block.items.map((item, number) =>
          element(
            View,
            { key: `${number}`, style: styles.item, wrap: false },
            print({ width: 10 }, '•', { room: 10 }),
            element(View, { style: { flexGrow: 1, flexBasis: 0 } }, print({}, item, { room: pageWidth - 10 })),
          ),
        ),
      )
    case 'facts':
      return element(
        View,
        { key, style: { marginTop: 10 } },
        ...block.rows.map(({ label, value }, number) =>
          element(
            View,
            { key: `${number}`, style: styles.row, wrap: false },
            print(styles.factLabel, label, { room: 0.34 * pageWidth - 12 }),
            print(styles.factValue, value, { room: 0.66 * pageWidth }),
          ),
        ),
      )
    case 'table':
      return tableOf(print, block, key)
  }
}

type Table = Extract<PaperBlock, { kind: 'table' }>

function tableOf(print: Print, { columns, groups }: Table, key: string): ReactElement {
  const share = (1 - labelShare) / columns.length
  const cell = (content: readonly ReactElement[], at: number) =>
    element(View, { key: `cell-${at}`, style: { width: `${100 * share}%`, paddingRight: gap } }, ...content)
  const room = share * pageWidth - gap
  const row = (label: string, cells: readonly (readonly ReactElement[])[], name: string) =>
    element(
      View,
      { key: name, style: styles.row, wrap: false },
      element(
        View,
        { style: { width: `${100 * labelShare}%`, paddingRight: gap } },
        print({ color: quiet }, label, { room: labelShare * pageWidth - gap }),
      ),
      ...cells.map(cell),
    )
  const words = ({ words: text, note, strong }: PaperCell) => [
    print(strong ? { fontWeight: 700 } : {}, text, { key: 'words', room }),
    ...(note === undefined ? [] : [print(styles.note, note, { key: 'note', room })]),
  ]
  return element(
    View,
    { key, style: { marginTop: 6 } },
    element(
      View,
      { style: { flexDirection: 'row', paddingVertical: 5 }, wrap: false },
      element(View, { style: { width: `${100 * labelShare}%` } }),
      ...columns.map((column, at) =>
        cell([print({ fontSize: 11, fontWeight: 700 }, column, { key: 'name', room })], at),
      ),
    ),
    ...groups.flatMap(({ title, rows }, at) => [
      ...(title === '' ? [] : [print(styles.group, title, { key: `group-${at}`, minPresenceAhead: 30 })]),
      ...rows.map(({ label, cells }, number) => row(label, cells.map(words), `row-${at}-${number}`)),
    ]),
  )
}
