import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lettersOf } from '../testing-letters.ts'
import type { PrintedPaper } from './paper.ts'
import { paperPdf } from './paper-pdf.ts'
import { printedLogo } from './printed-logo.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'logos-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileOf = (name: string, content: string | Buffer) => {
  writeFileSync(path.join(folder, name), content)
  return path.join(folder, name)
}

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z" fill="#123456"/></svg>'

test('a logo is printed from a picture of this server, not from another host nor from elsewhere on the disk (O10)', () => {
  const svg = fileOf('agency.svg', square)
  const webp = fileOf('agency.webp', '')
  const addresses = [
    ...['/site-files/agency.svg', '/site-files/other.svg', '/site-files/agency.webp', '/site-files/../agency.svg'],
    ...['https://logos.example/site-files/agency.svg', webp, undefined],
  ]
  expect(addresses.map((address) => printedLogo(address, [path.join(folder, 'none'), folder]))).toEqual([
    svg,
    ...addresses.slice(1).map(() => undefined),
  ])
})

test('an agency’s proposal shows its logo above its name; one that cannot be drawn leaves the name (O10, R6)', async () => {
  const paper: PrintedPaper = {
    ...{ form: 'paper', title: 'Proposal', about: '', lines: [], blocks: [], foot: 'Proposal', language: 'en-US' },
    brand: { name: 'Alder Agency', color: '#123456', lines: [] },
  }
  const printLogo = async (logo?: string) =>
    Buffer.from(await paperPdf({ ...paper, brand: { ...paper.brand, ...(logo ? { logo } : {}) } }, 'LETTER', new Map()))
  const plain = await printLogo()
  const png = await printLogo(fileOf('agency.png', Buffer.from(dot, 'base64')))
  const svg = await printLogo(fileOf('agency.svg', square))
  const undrawn = [
    await printLogo(fileOf('broken.png', 'no picture')),
    await printLogo(fileOf('letters.svg', square.replace('</svg>', '<text font-family="Own">A</text></svg>'))),
  ]
  const pictures = [plain, png, ...undrawn].map((pdf) => pdf.toString('latin1').includes('/Subtype /Image'))
  expect(pictures).toEqual([false, true, false, false])
  expect(svg.length).toBeGreaterThan(plain.length)
  for (const pdf of [plain, png, svg, ...undrawn]) expect(lettersOf(pdf)).toContain('Alder Agency')
})
