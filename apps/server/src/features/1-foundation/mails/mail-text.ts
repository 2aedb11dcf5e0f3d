import type { MailBody, MailPart } from './mail-parts.ts'

/** A mail as plain text: everything that its HTML says. */
export const textOf = ({ title, parts, foot }: MailBody): string =>
  `${[title, ...parts.map(partText), ['-- ', ...foot].join('\n')].join('\n\n')}\n`

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'text':
    case 'small':
      return part.words
    case 'code':
      return `    ${part.code}`
    case 'link':
      return `${part.label}:\n${part.href}`
    case 'quote':
      return [part.lead, ...part.words.split(/\r?\n/).map((line) => `> ${line}`)].join('\n')
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n')
  }
}
