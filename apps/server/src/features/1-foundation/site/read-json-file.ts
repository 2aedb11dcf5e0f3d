import { readFileSync } from 'node:fs'
import { errorCode } from '../../../platform/errors/system-error.ts'
import { jsonFault } from './json-fault.ts'

/** The content of an operator's file, or why it cannot be read, with the line. */
export function readJsonFile(file: string): { readonly value: unknown } | { readonly fault: string } {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const code = errorCode(error)
    return { fault: code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})` }
  }
  const wrong = jsonFault(text)
  return wrong ? { fault: `${wrong.at}: ${wrong.says}` } : { value: JSON.parse(text) }
}
