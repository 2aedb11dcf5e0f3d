import { escapeHtml } from '@coverwright/core/text/escape-html'
import type { MailBody, MailPart } from './mail-parts.ts'

/** The light colors of our pages, by value because mail programs do not support CSS variables. */
const color = {
  bench: '#f3f6f6',
  sheet: '#ffffff',
  ink: '#14262c',
  quietInk: '#44575d',
  line: '#dbe3e4',
  soft: '#edf1f2',
  rail: '#0b333f',
  railInk: '#f1f6f6',
  brand: '#0e4a5a',
  accent: '#e0a02c',
} as const

const font = "'Atkinson Next',system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

/** A mail as HTML: one column, inline styles, no images and nothing else to fetch. */
export function htmlOf({ lang, brand, subject, title, parts, foot, choices }: MailBody): string {
  const cell = `padding:20px 32px`
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:${color.bench};color:${color.ink};font:17px/1.52 ${font}">`,
    `<table role="presentation" cellpadding="0" cellspacing="0" align="center" style="width:100%;max-width:600px;margin:0 auto;background:${color.sheet};border:1px solid ${color.line};border-radius:10px;border-collapse:separate;overflow:hidden">`,
    `<tr><td style="${cell};background:${color.rail};color:${color.railInk};border-bottom:3px solid ${color.accent};font-size:20px;font-weight:640">${escapeHtml(brand)}</td></tr>`,
    `<tr><td style="padding:32px 32px 12px"><h1 style="margin:0 0 16px;font-size:27px;line-height:1.14;font-weight:640;letter-spacing:-.018em">${escapeHtml(title)}</h1>`,
    ...parts.map(partHtml),
    '</td></tr>',
    `<tr><td style="${cell};border-top:1px solid ${color.line};color:${color.quietInk};font-size:13px;line-height:1.5">`,
    foot.map(escapeHtml).join('<br>'),
    ...(choices
      ? [
          `<br><a href="${escapeHtml(choices.href)}" target="_blank" style="color:${color.quietInk}">${escapeHtml(choices.label)}</a>`,
        ]
      : []),
    '</td></tr></table></body></html>',
  ].join('\n')
}

const paragraph = (words: string, style = ''): string => `<p style="margin:0 0 16px${style}">${escapeHtml(words)}</p>`

function partHtml(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return paragraph(part.words)
    case 'small':
      return paragraph(part.words, `;font-size:15px;color:${color.quietInk}`)
    case 'code':
      return `<p style="margin:0 0 20px;padding:16px 20px;background:${color.soft};border-radius:6px;font:700 36px/1.2 ui-monospace,'SF Mono',Consolas,monospace;letter-spacing:.16em;text-align:center">${escapeHtml(part.code)}</p>`
    case 'link':
      return `<p style="margin:4px 0 20px"><a href="${escapeHtml(part.href)}" target="_blank" style="display:inline-block;padding:13px 22px;background:${color.brand};color:${color.sheet};border-radius:6px;font-weight:640;text-decoration:none">${escapeHtml(part.label)}</a></p>`
    case 'item': {
      const { link } = part
      return [
        `<h2 style="margin:20px 0 6px;padding-top:16px;border-top:1px solid ${color.line};font-size:19px;line-height:1.3;font-weight:640">${escapeHtml(part.title)}</h2>`,
        ...part.words.map((words) => `<p style="margin:0 0 8px">${escapeHtml(words)}</p>`),
        ...(link
          ? [
              `<p style="margin:0 0 8px"><a href="${escapeHtml(link.href)}" target="_blank" style="color:${color.brand};font-weight:640">${escapeHtml(link.label)}</a></p>`,
            ]
          : []),
      ].join('\n')
    }
    case 'quote':
      return `${paragraph(part.lead)}<blockquote style="margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid ${color.line};white-space:pre-line">${escapeHtml(part.words)}</blockquote>`
    case 'list':
      return `<ul style="margin:0 0 16px;padding-left:22px">${part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
  }
}
