/** Anything but letters, tabs and line ends; bytes from 80 to 9f are parts of letters in UTF-8. */
const unreadable = /(?![\t\n\f\r\u0080-\u009f])\p{Cc}/u

/**
 * The text of a file that is nothing but text: UTF-16 by its byte order mark or by its zeros, else one letter a byte, since older
 * programs write letters beyond ASCII so. Undefined when it holds anything that is no text.
 */
export function plainText(bytes: Buffer): string | undefined {
  const text = decode(bytes)
  return text === undefined || unreadable.test(text) ? undefined : text
}

function decode(bytes: Buffer): string | undefined {
  const mark = bytes.subarray(0, 2).toString('hex')
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : unmarkedEncoding(bytes)
  if (!encoding) return bytes.toString('latin1').replace(/^\xef\xbb\xbf/, '')
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Most letters of Europe have a zero in UTF-16, always in the same half; a program has some, here and there. */
function unmarkedEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const head = [...bytes.subarray(0, 400)]
  const zeros = (half: number) => head.filter((byte, at) => byte === 0 && at % 2 === half).length
  const [first, second] = [zeros(0), zeros(1)]
  if (Math.min(first, second) > 0 || Math.max(first, second) * 8 < head.length * 3) return undefined
  return second > 0 ? 'utf-16le' : 'utf-16be'
}

const page = 'html|head|body|script|svg|iframe|object|embed'
const markup = [
  /<!doctype\b/i,
  // As a tag, not as words: "<body of the plan>" is none.
  new RegExp(`<(?:${page})(?:[\\s/]*>|[\\s/][^<>]*=)`, 'i'),
  new RegExp(`</(?:${page})[\\s/]*>`, 'i'),
  /^\s*<(?:!--|\?xml\b|\?php\b|(?:a|b|br|div|font|h1|img|p|style|table|title)[\s/]*>|[a-z][\w:-]*[\s/][^<>]*=)/i,
  /^\s*<([a-z][\w:-]*)[^<>]*>.*<\/\1[\s/]*>/is,
]

/** HTML, SVG or XML: some programs run scripts in it, whatever its name. A lone "<" does not count. */
export const isMarkup = (text: string): boolean => markup.some((pattern) => pattern.test(text))
