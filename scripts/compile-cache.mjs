// Preloaded by npm start: what it runs of TypeScript is compiled once, and the next start loads no compiler.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)))
