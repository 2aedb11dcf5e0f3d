import { escapeHtml } from '@coverwright/core/text/escape-html'
import type { FlowRow, FlowSection } from './flow-rows.ts'

const width = 1240
const margin = 40
const labels = 232
const boxWidth = 168
const boxHeight = 70
const gapX = 22
const gapY = 20
const perRow = 5
const pad = 22

const style = `
  svg { color-scheme: light dark; --ink: #14262c; --ink-2: #4d6067; --line: #c3ced1; --bench: #f3f6f6; --paper: #fff;
    --brand: #0e4a5a; --accent: #b87a0c; font-family: "Atkinson Next", "Atkinson Hyperlegible Next", system-ui, sans-serif }
  @media (prefers-color-scheme: dark) { svg { --ink: #e7eef0; --ink-2: #a7b8bd; --line: #3a4b51; --bench: #10191c;
    --paper: #18252a; --brand: #7cc4d2; --accent: #e0a02c } }
  .page { fill: var(--bench) } .band { fill: none; stroke: var(--line) }
  .box { fill: var(--paper); stroke: var(--line); stroke-width: 1.25 } .if .box { stroke: var(--brand); stroke-dasharray: 5 4 }
  .own .box { stroke: var(--accent); stroke-width: 2.5; stroke-dasharray: none }
  .h1 { font-size: 24px; font-weight: 640; fill: var(--ink) } .sub { font-size: 14px; fill: var(--ink-2) }
  .sec { font-size: 16px; font-weight: 640; fill: var(--ink) } .cond { font-size: 12px; fill: var(--ink-2) }
  .t { font-size: 13px; font-weight: 600; fill: var(--ink) } .p { font-size: 11px; fill: var(--ink-2) }
  .edge { fill: none; stroke: var(--brand); stroke-width: 1.75; opacity: .45 }`

const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

/** Wraps words at so many letters; the last line shows whether there is more. */
function wrapText(text: string, letters: number, lines: number): readonly string[] {
  const cutWords: string[] = []
  for (const word of text.split(' ')) {
    const last = cutWords.at(-1)
    if (last !== undefined && last.length + word.length < letters) cutWords[cutWords.length - 1] = `${last} ${word}`
    else cutWords.push(word)
  }
  if (cutWords.length <= lines) return cutWords.map((line) => shorten(line, letters))
  return [...cutWords.slice(0, lines - 1), shorten(`${cutWords.slice(lines - 1).join(' ')} `, letters)]
}

const text = (kind: string, x: number, y: number, words: string): string =>
  `<text class="${kind}" x="${x}" y="${y}">${escapeHtml(words)}</text>`

type PlacedRow = { readonly row: FlowRow; readonly x: number; readonly y: number }

const boxLeft = margin + labels

function place(rows: readonly FlowRow[], top: number): readonly PlacedRow[] {
  return rows.map((row, position) => ({
    row,
    x: boxLeft + (position % perRow) * (boxWidth + gapX),
    y: top + Math.floor(position / perRow) * (boxHeight + gapY),
  }))
}

function box({ row, x, y }: PlacedRow): string {
  const kind = [row.when.length ? 'if' : '', row.isSites ? 'own' : ''].filter(Boolean).join(' ')
  const more = [row.label, row.path, row.when.length ? `when ${row.when.join(' and ')}` : 'always'].join('\n')
  return [
    `<g class="${kind}"><title>${escapeHtml(more)}</title>`,
    `<rect class="box" x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}" rx="6"/>`,
    ...wrapText(row.label, 20, 2).map((line, position) => text('t', x + 12, y + 23 + position * 16, line)),
    text('p', x + 12, y + 58, shorten(row.path, 25)),
    '</g>',
  ].join('')
}

/** From box to box: straight on, or around to the next row. */
function edge(from: PlacedRow, to: PlacedRow): string {
  const middle = boxHeight / 2
  if (from.y === to.y) return `<path class="edge" d="M${from.x + boxWidth} ${from.y + middle}H${to.x}"/>`
  const turn = from.y + boxHeight + gapY / 2
  const down = from.x + boxWidth + gapX / 2
  const back = to.x - gapX / 2
  return `<path class="edge" d="M${from.x + boxWidth} ${from.y + middle}H${down}V${turn}H${back}V${to.y + middle}H${to.x}"/>`
}

type Band = { readonly markup: string; readonly bottom: number }

function band({ label, tag, when, rows }: FlowSection, top: number): Band {
  const conditions = when.length ? wrapText(`when ${when.join(' and ')}`, 34, 4) : []
  const lines = Math.ceil(rows.length / perRow)
  const inner = Math.max(lines * boxHeight + (lines - 1) * gapY, 26 + conditions.length * 16)
  const boxes = place(rows, top + pad)
  const markup = [
    `<path class="band" d="M${margin} ${top}H${width - margin}"/>`,
    text('sec', margin, top + pad + 16, shorten(tag ? `${label} · ${tag}` : label, 24)),
    ...conditions.map((line, position) => text('cond', margin, top + pad + 38 + position * 16, line)),
    ...boxes.slice(1).flatMap((to, position) => {
      const from = boxes[position]
      return from ? [edge(from, to)] : []
    }),
    ...boxes.map(box),
  ].join('\n')
  return { markup, bottom: top + inner + pad * 2 }
}

/**
 * A flow as a picture: a row for each section, with its steps from left to right. Steps that are not always visited are
 * dashed.
 */
export function flowDrawing(name: string, sections: readonly FlowSection[]): string {
  const bands: string[] = []
  let top = 112
  for (const section of sections) {
    const { markup, bottom } = band(section, top)
    bands.push(markup)
    top = bottom
  }
  const steps = sections.reduce((sum, { rows }) => sum + rows.length, 0)
  const legend = 'A dashed step is visited when its condition holds: point at it. A strong line is the site’s own.'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top + margin}" viewBox="0 0 ${width} ${top + margin}" role="img" aria-label="${escapeHtml(`The application of ${name}`)}">`,
    `<style>${style}</style>`,
    `<rect class="page" width="${width}" height="${top + margin}"/>`,
    text('h1', margin, 56, `The application of ${name}`),
    text('sub', margin, 84, `${sections.length} sections, ${steps} steps. ${legend}`),
    ...bands,
    '</svg>\n',
  ].join('\n')
}
