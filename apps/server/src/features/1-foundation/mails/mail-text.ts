import type { MailBody, MailPart } from './mail-parts.ts'

/** A mail as plain text: everything that its HTML says. */
export const textOf = ({ title, parts, foot, choices }: MailBody): string => {
  const end = ['-- ', ...foot, ...(choices ? [`${choices.label}:`, choices.href] : [])].join('\n')
  return `${[title, ...parts.map(partText), end].join('\n\n')}\n`
}

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
    case 'item':
      return [part.title, ...part.words, ...(part.link ? [`${part.link.label}:`, part.link.href] : [])].join('\n')
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n')
  }
}
