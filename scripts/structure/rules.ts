import path from 'node:path'
import { type FolderGraph, folderGraph, importCycles } from './folder-graph.ts'
import type { SourceFile } from './source-files.ts'

/** A broken rule in one sentence that starts with the file or folder. */
export type Problem = string

const importsBetween = (folders: readonly string[], graph: FolderGraph): readonly string[] =>
  folders.flatMap((folder) =>
    [...(graph.get(folder) ?? [])]
      .filter(([to]) => folders.includes(to))
      .flatMap(
        ([to, imports]) => `    ${folder} → ${to}: ${imports.map(({ from }) => path.posix.basename(from)).join(', ')}`,
      ),
  )

const featureOf = (file: string): string | undefined =>
  file.match(/^apps\/server\/src\/features\/(?:\d-[a-z]+|samples)\/[\w-]+(?=\/)/)?.[0]

const areas: readonly { readonly name: string; readonly folderOf: (file: string) => string | undefined }[] = [
  { name: 'features of the server', folderOf: featureOf },
  {
    name: 'features of the browser',
    folderOf: (file) => file.match(/^apps\/web\/src\/features\/[\w-]+(?=\/)/)?.[0],
  },
  ...['packages/core', 'packages/catalogue', 'packages/contract', 'apps/sample-carriers'].map((name) => ({
    name: `folders of ${name}`,
    folderOf: (file: string) => file.match(new RegExp(`^${name}/src/[\\w-]+(?=/)`))?.[0],
  })),
]

/** No features import each other in a circle, whatever the files between them. */
export const cyclesOf = (files: readonly SourceFile[]): readonly Problem[] =>
  areas.flatMap(({ name, folderOf }) => {
    const graph = folderGraph(files, folderOf)
    return importCycles(graph).map((cycle) =>
      [`${name} import each other in a circle: ${cycle.join(', ')}`, ...importsBetween(cycle, graph)].join('\n'),
    )
  })

const layerOf = (file: string): string | undefined =>
  file.match(/^apps\/server\/src\/features\/(\d-[a-z]+|samples)\//)?.[1]

/** The folders below every feature, and the ones that compose features. */
const isBelowFeatures = (file: string): boolean => /^apps\/server\/src\/(platform|http)\//.test(file)

/**
 * Imports point down: to lower layers, to http and platform. Samples may import anything; only the composition imports
 * them.
 */
export const upwardImports = (files: readonly SourceFile[]): readonly Problem[] =>
  files.flatMap((file) => {
    const layer = layerOf(file.path)
    const isBelow = isBelowFeatures(file.path)
    if (layer === undefined && !isBelow) return []
    return file.imports.flatMap((target) => {
      const above = layerOf(target)
      if (above === undefined || layer === 'samples') return []
      return isBelow || above > (layer ?? '')
        ? [`${file.path} imports ${target}, which is in a layer above its own`]
        : []
    })
  })

const web = 'apps/web/src/'

/**
 * What each folder of the browser may import. The files beside the folders compose the application and may import all.
 */
const webImports: Readonly<Record<string, readonly string[]>> = {
  styles: [],
  api: [],
  navigation: ['api'],
  reporting: ['api'],
  ui: ['navigation', 'styles'],
  forms: ['api', 'styles', 'ui'],
  features: ['api', 'forms', 'navigation', 'reporting', 'styles', 'ui'],
  pages: ['api', 'features', 'forms', 'navigation', 'styles', 'ui'],
}

/** The folder below apps/web/src that a file is in, at whatever depth. */
const webFolderOf = (file: string): string | undefined =>
  file.startsWith(web) ? file.slice(web.length).match(/^([\w-]+)\//)?.[1] : undefined

/** Imports between the folders of the browser point one way. */
export const webImportsNotAllowed = (files: readonly SourceFile[]): readonly Problem[] =>
  files.flatMap((file) => {
    const from = webFolderOf(file.path)
    if (from === undefined) return []
    const allowedImports = webImports[from]
    if (!allowedImports) return [`${file.path} is in a folder whose imports scripts/structure/rules.ts does not list`]
    return file.imports
      .filter((target) => {
        // The files beside the folders are above them all.
        const to = webFolderOf(target) ?? (target.startsWith(web) ? '' : from)
        return to !== from && !allowedImports.includes(to)
      })
      .map((target) => `${file.path} imports ${target}; ${from} may import ${allowedImports.join(', ') || 'nothing'}`)
  })

/** As many files as a person can still read as one list. */
const mostFiles = 25

const isData = (folder: string): boolean => /\/(messages|carriers)(\/|$)/.test(folder)

export function crowdedFolders(files: readonly SourceFile[]): readonly Problem[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = path.posix.dirname(file.path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([folder, count]) => count > mostFiles && !isData(folder))
    .map(([folder, count]) => `${folder} has ${count} files at one level; at most ${mostFiles}`)
}

const writesSql = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/

/** SQL is in stores; the platform's own tables and the samples' are the exceptions. */
export const sqlOutsideStores = (files: readonly SourceFile[]): readonly Problem[] =>
  files
    .filter(({ path: file }) => /^apps\/server\/src\/(?!platform\/|features\/samples\/)/.test(file))
    .filter(({ path: file, text }) => !file.endsWith('.store.ts') && writesSql.test(text))
    .map(({ path: file }) => `${file} has SQL outside a *.store.ts`)

/**
 * The contract's schemas import TypeBox, which is larger than any page, so browsers import only its types, and
 * `values.ts`.
 */
export const schemasInBrowser = (files: readonly SourceFile[]): readonly Problem[] =>
  files
    .filter(({ path: file }) => /^(apps\/web|packages\/(core|catalogue))\//.test(file))
    .filter(({ text }) => /^(import|export) (?!type )[^'\n]*'@coverwright\/contract\/(?!values')/m.test(text))
    .map(({ path: file }) => `${file} imports more than types of the contract; what browsers need is in its values.ts`)

/** State is kept in objects that a function creates, so that two of a kind can coexist. */
export const moduleVariables = (files: readonly SourceFile[]): readonly Problem[] =>
  files
    .filter(({ text }) => /^(export )?let /m.test(text))
    .map(({ path: file }) => `${file} keeps state in a module-level \`let\``)
