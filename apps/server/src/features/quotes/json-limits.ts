import { AppError } from '../../platform/errors/app-error.ts'

/** No form of ours nests deeper or says more in one save. */
const deepest = 12
const mostValues = 20_000

/** Paths of texts that PostgreSQL cannot keep or that are no Unicode: a NUL byte, half a surrogate pair. */
export function unreadableTexts(body: Readonly<Record<string, unknown>>): readonly string[] {
  const found: string[] = []
  let values = 0
  const visit = (value: unknown, path: string, depth: number): void => {
    values += 1
    if (depth > deepest || values > mostValues) throw tooMuch()
    if (typeof value === 'string' && !isReadable(value)) found.push(path)
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (!isReadable(name)) found.push(path || 'body')
      visit(inner, path ? `${path}.${name}` : name, depth + 1)
    }
  }
  visit(body, '', 0)
  return found.filter(isReadable)
}

const isReadable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const tooMuch = (): AppError =>
  new AppError(413, 'request.too_large', 'The body says more, or nests deeper, than one step can hold.')
