import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../project.ts'

export type SourceFile = {
  /** From the root of the repository, with "/". */
  readonly path: string
  readonly text: string
  /** The files of the repository that it imports, including types. */
  readonly imports: readonly string[]
}

const isTest = (file: string): boolean => /\.test\.tsx?$|(^|\/)testing\//.test(file)

const packages = [
  ['@coverwright/core/', 'packages/core/src/'],
  ['@coverwright/catalogue/', 'packages/catalogue/src/'],
  ['@coverwright/contract/', 'packages/contract/src/'],
] as const

function resolve(specifier: string, from: string): readonly string[] {
  if (specifier.startsWith('.')) return [path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier))]
  return packages.flatMap(([name, folder]) =>
    specifier.startsWith(name) ? [`${specifier.replace(name, folder)}.ts`] : [],
  )
}

/** The specifiers of a module's static and dynamic imports and of its re-exports. */
export const specifiersOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?:^|\s)(?:from|import)\s*\(?\s*'([^']+)'/gm)].map(([, specifier = '']) => specifier)

/** The program's own code: no tests, and nothing that only tests share. */
export const readSourceFiles = (): readonly SourceFile[] =>
  globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !isTest(file))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      return { path: file, text, imports: specifiersOf(text).flatMap((each) => resolve(each, file)) }
    })
