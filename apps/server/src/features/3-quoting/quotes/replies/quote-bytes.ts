import type { QuoteReply } from '@coverwright/contract/quotes'
import { jsonText } from './json-text.ts'

/** What was sent once. A list that is answered anew with each save is never sent a second time. */
const sent = new WeakSet<object>()
const written = new WeakMap<object, Buffer>()
/** Shorter parts are written faster than they are found. */
const worthKeeping = 2_000

/**
 * A quote as it is sent. Answers, facts and question sets never change in place, so the bytes of what is long are kept
 * when it is sent again: of a long quote only what a save changed is written anew.
 */
export function quoteBytes(quote: QuoteReply): Buffer {
  const parts: Buffer[] = []
  let text = '{"data":{'
  let comma = ''
  for (const [name, value] of Object.entries(quote)) {
    const member = keptOf(value) ?? JSON.stringify(value)
    // What JSON leaves out.
    if (member === undefined) continue
    text += `${comma}${JSON.stringify(name)}:`
    comma = ','
    if (typeof member === 'string') text += member
    else {
      parts.push(Buffer.from(text), member)
      text = ''
    }
  }
  return Buffer.concat([...parts, Buffer.from(`${text}}}`)])
}

/** The bytes of what is long. */
function keptOf(value: unknown): Buffer | string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const kept = written.get(value)
  if (kept) return kept
  const text = jsonText(value)
  if (text === undefined || text.length < worthKeeping) return text
  if (!sent.has(value)) {
    sent.add(value)
    return text
  }
  // By itself: out of the pool it would keep all of that as long as it is kept.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  written.set(value, bytes)
  return bytes
}
