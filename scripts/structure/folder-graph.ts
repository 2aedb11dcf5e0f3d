import type { SourceFile } from './source-files.ts'

export type Import = { readonly from: string; readonly to: string }
/** Which folder imports which others, and by which files. */
export type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, readonly Import[]>>

/** `folderOf` names the folder that a file belongs to; other files are ignored. */
export function folderGraph(files: readonly SourceFile[], folderOf: (file: string) => string | undefined): FolderGraph {
  const graph = new Map<string, Map<string, Import[]>>()
  for (const file of files) {
    const from = folderOf(file.path)
    if (from === undefined) continue
    for (const target of file.imports) {
      const to = folderOf(target)
      if (to === undefined || to === from) continue
      const edges = graph.get(from) ?? new Map<string, Import[]>()
      edges.set(to, [...(edges.get(to) ?? []), { from: file.path, to: target }])
      graph.set(from, edges)
    }
  }
  return graph
}

function reachableFrom(start: string, graph: FolderGraph): ReadonlySet<string> {
  const reachedFolders = new Set<string>()
  const waiting = [start]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of graph.get(folder)?.keys() ?? []) {
      if (reachedFolders.has(next)) continue
      reachedFolders.add(next)
      waiting.push(next)
    }
  }
  return reachedFolders
}

/** The groups of folders that import each other in a circle, each sorted; empty if there are none. */
export function importCycles(graph: FolderGraph): readonly (readonly string[])[] {
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachableFrom(folder, graph)]))
  const groupedFolders = new Set<string>()
  const cycles: string[][] = []
  for (const [folder, reachedFolders] of reach) {
    if (groupedFolders.has(folder) || !reachedFolders.has(folder)) continue
    const cycle = [...reachedFolders].filter((other) => reach.get(other)?.has(folder)).sort()
    for (const member of cycle) groupedFolders.add(member)
    cycles.push(cycle)
  }
  return cycles
}
