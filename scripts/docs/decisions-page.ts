import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../project.ts'

type Decision = { readonly file: string; readonly number: string; readonly title: string; readonly successor?: string }

const head = `# Decisions

Why the product is built as it is, a page each: context, decision and, where there are any, consequences. A decision is in
force until its second line says which one superseded it; then three lines say what it was, why it fell and what replaced it.
\`npm run docs\` generates this page from the files' first lines.
`

/** Reads a decision's title, and from its next line of text the number of the decision that superseded it. */
export function readDecision(file: string, text: string): Decision {
  const [first = '', second = ''] = text.split('\n').filter((line) => line.trim() !== '')
  const title = /^# (\d+)\. (.+)$/.exec(first)
  if (!title) throw new Error(`${file} does not begin with its number and title, as in "# 7. Title".`)
  const [, number = '', words = ''] = title
  const successor = /^\W*superseded by\D*(\d+)/i.exec(second)?.[1]
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading).join(', ')
  if (!(successor ? /^$/ : /^Context, Decision(, Consequences)?$/).test(headings)) {
    throw new Error(`${file} has the headings "${headings}" instead of Context, Decision and perhaps Consequences.`)
  }
  return {
    file,
    number: number.padStart(4, '0'),
    title: words,
    ...(successor && { successor: successor.padStart(4, '0') }),
  }
}

/** docs/decisions/README.md: current decisions, and superseded ones. */
export function decisionsPage(decisions = readDecisions()): string {
  const line = ({ file, number, title, successor }: Decision) => {
    const next = decisions.find((each) => each.number === successor)
    return `- [${number}](${file}) ${title}${next ? `, superseded by [${next.number}](${next.file})` : ''}\n`
  }
  const listOf = (filter: (decision: Decision) => boolean) => decisions.filter(filter).map(line).join('')
  const inForce = `## In force\n\n${listOf(({ successor }) => !successor)}`
  const supersededList = `## Superseded\n\n${listOf(({ successor }) => successor !== undefined) || 'None.\n'}`
  return [head, inForce, supersededList].join('\n')
}

export function readDecisions(): readonly Decision[] {
  const folder = 'docs/decisions'
  return readdirSync(inRoot(folder))
    .filter((name) => name !== 'README.md' && name.endsWith('.md'))
    .sort()
    .map((name) => readDecision(name, readFileSync(inRoot(folder, name), 'utf8')))
}
