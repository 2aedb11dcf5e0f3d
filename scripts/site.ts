import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../apps/server/src/config.ts'
import { sentenceOf } from '../apps/server/src/features/1-foundation/site/read-site.ts'
import { checkSites, ownSitesFolder, readSites } from '../apps/server/src/features/1-foundation/site/read-sites.ts'
import { createSites, type ServedSite } from '../apps/server/src/features/1-foundation/site/served-site.ts'
import { siteSchemaText } from '../apps/server/src/features/1-foundation/site/site-schema.ts'
import { StartupError } from '../apps/server/src/platform/errors/startup-error.ts'
import { siteRemarks } from '../packages/catalogue/src/sites/remarks.ts'
import { flowDrawing } from './site/flow-drawing.ts'
import { flowSections } from './site/flow-rows.ts'
import { flowTable } from './site/flow-table.ts'

const usage = `npm run site -- check [file]         every fault of the sites' files, or of one file
npm run site -- list <id>            the steps of a site's application as a table
npm run site -- draw <id> [file]     the same as a picture (SVG)
npm run site -- questions [id]        every question of the golden businesses, who needs it and how many are asked
npm run site -- schema               writes sites/site.schema.json, from which editors complete`

const say = (words: string): boolean => process.stdout.write(`${words}\n`)

/** Says every fault; whoever runs this in a script learns it by the exit code. */
function refuse(sentences: readonly string[]): void {
  if (sentences.length === 0) return
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exitCode = 1
}

/** Files by themselves and beside the others of their folder. */
function check(file: string | undefined): void {
  const folder = file === undefined ? readConfig().sitesFolder : path.dirname(path.resolve(file))
  if (file !== undefined && !existsSync(file)) throw new StartupError(`There is no file ${file}.`)
  const today = new Date().toISOString().slice(0, 10)
  const wanted = (name: string): boolean => file === undefined || name === path.basename(file)
  const { sites, faults } = checkSites(folder)
  const told = faults.filter((each) => wanted(each.file))
  for (const { file: name, site } of sites) {
    if (wanted(name) && !told.some((each) => each.file === name))
      say(`${name} has no fault: ${site.name}, ${site.locale}, at ${site.hosts.join(', ')}${site.prefixPath ?? ''}`)
    if (wanted(name)) for (const remark of siteRemarks(site, today)) say(`  to consider: ${sentenceOf(name, remark)}`)
  }
  refuse(told.map((each) => sentenceOf(each.file, each.fault)))
}

function siteCalled(id: string | undefined): ServedSite {
  const sites = createSites(readSites(readConfig().sitesFolder))
  const found = id === undefined ? undefined : sites.byId(id)
  if (found) return found
  throw new StartupError(
    `There is no site ${id ?? ''}: name one of ${sites.all.map(({ site }) => site.id).join(', ')}.`,
  )
}

function draw(id: string | undefined, file: string | undefined): void {
  const served = siteCalled(id)
  const picture = flowDrawing(served.site.name, flowSections(served))
  if (file === undefined) process.stdout.write(picture)
  else writeFileSync(file, picture)
}

/** Loaded when it is wanted, with the insurers and businesses of the tests. */
async function questions(id: string | undefined): Promise<void> {
  const { questionTable } = await import('./figures/question-table.ts')
  say(questionTable(siteCalled(id).translate))
}

const [command, first, second] = process.argv.slice(2)
try {
  if (command === 'check') check(first)
  else if (command === 'list') say(flowTable(flowSections(siteCalled(first))))
  else if (command === 'draw') draw(first, second)
  else if (command === 'questions') await questions(first ?? 'default')
  else if (command === 'schema') writeFileSync(path.join(ownSitesFolder, 'site.schema.json'), siteSchemaText())
  else refuse([usage])
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  refuse([error.message])
}
