/** A page of text as a PDF, in the fonts that every PDF reader has. The first line is the title, an empty one a gap. */
export function samplePdf(lines: readonly string[]): Buffer {
  const commands = lines.map((line, at) => {
    const [font, size] = at === 0 ? ['/Bold', 20] : ['/Plain', 11]
    return `${font} ${size} Tf (${escapeText(line)}) Tj 0 -${at === 0 ? 34 : 18} Td`
  })
  const content = `0.25 0.35 0.5 rg 0 756 612 36 re f 0 g BT 72 700 Td ${commands.join('\n')} ET`
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /Plain 5 0 R /Bold 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]
  const head = '%PDF-1.4\n'
  const bodies = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  const starts = bodies.map((_body, at) => head.length + bodies.slice(0, at).join('').length)
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const end = head.length + bodies.join('').length
  const size = objects.length + 1
  const file = `${head}${bodies.join('')}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

/** Letters beyond Latin-1 would shift the table of the file. */
const escapeText = (line: string): string => line.replace(/[^\u0020-\u00ff]/g, '-').replace(/[\\()]/g, '\\$&')
