import { participleNames } from './structure/participle-names.ts'
import {
  crowdedFolders,
  cyclesOf,
  moduleVariables,
  schemasInBrowser,
  sqlOutsideStores,
  upwardImports,
  webImportsNotAllowed,
} from './structure/rules.ts'
import { readSourceFiles } from './structure/source-files.ts'

// Checks the imports in the repository against the folders and layers in docs/architecture.md.
const files = readSourceFiles()
const problems = [
  ...[cyclesOf, upwardImports, webImportsNotAllowed, crowdedFolders],
  ...[sqlOutsideStores, moduleVariables, schemasInBrowser, participleNames],
].flatMap((rule) => rule(files))
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(`Structure: ${files.length} files, ${problems.length} problems.\n`)
process.exitCode = problems.length > 0 ? 1 : 0
