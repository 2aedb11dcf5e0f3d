import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'
import { sentenceOf } from '../features/1-foundation/site/read-site.ts'
import { ownSitesFolder, readSites } from '../features/1-foundation/site/read-sites.ts'
import { createSites, type ServedSite } from '../features/1-foundation/site/served-site.ts'
import { siteFindings } from '../features/1-foundation/site/site-findings.ts'
import { siteSchemaText } from '../features/1-foundation/site/site-schema.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { type Describe, type Options, type Outcome, pathFrom, task } from './cli/command.ts'
import { flowDrawing } from './site/flow-drawing.ts'
import { flowSections } from './site/flow-rows.ts'
import { flowTable } from './site/flow-table.ts'

/** Checks files by themselves and together with the others of their folder. */
function check(folder: string, file: string | undefined): Outcome {
  if (file !== undefined && !existsSync(file)) throw new StartupError(`There is no file ${file}.`)
  const today = new Date().toISOString().slice(0, 10)
  const findings = siteFindings(folder, today)
    .filter((each) => file === undefined || each.file === path.basename(file))
    .map((each) => ({ ...each, says: each.faults.map((fault) => sentenceOf(each.file, fault)) }))
  const sound = findings.flatMap(({ file: name, site, says, remarks }) =>
    site
      ? [
          {
            ...{ file: name, site: site.id, faultless: says.length === 0 },
            remarks: remarks.map((remark) => sentenceOf(name, remark)),
            line: `${name} has no faults: ${site.name}, ${site.locale}, at ${site.hosts.join(', ')}${site.prefixPath ?? ''}`,
          },
        ]
      : [],
  )
  return {
    lines: sound.flatMap(({ faultless, line, remarks }) => [
      ...(faultless ? [line] : []),
      ...remarks.map((remark) => `  to consider: ${remark}`),
    ]),
    data: {
      sites: sound.map(({ line: _line, ...each }) => each),
      faults: findings.flatMap(({ file: name, says }) => says.map((sentence) => ({ file: name, says: sentence }))),
    },
    faults: findings.flatMap(({ says }) => says),
  }
}

function siteCalled({ sitesFolder }: Config, id: string): ServedSite {
  const sites = createSites(readSites(sitesFolder))
  const siteOfId = sites.byId(id)
  if (siteOfId) return siteOfId
  throw new StartupError(`There is no site ${id}: choose one of ${sites.all.map(({ site }) => site.id).join(', ')}.`)
}

function list(site: ServedSite): Outcome {
  const sections = flowSections(site)
  return { lines: [flowTable(sections)], data: sections }
}

function draw(site: ServedSite, file: string | undefined): Outcome {
  const picture = flowDrawing(site.site.name, flowSections(site))
  if (file === undefined) return { lines: [picture.trimEnd()], data: { picture } }
  writeFileSync(file, picture)
  return { lines: [], data: { file } }
}

function writeSchema(): Outcome {
  const file = path.join(ownSitesFolder, 'site.schema.json')
  writeFileSync(file, siteSchemaText())
  return { lines: [], data: { file } }
}

export const site: Describe = (command, { shell, config, report }) => {
  task(command, 'check [file]', 'every fault of the sites’ files, or of one file').action(
    async (input: string | undefined, options: Options) => {
      const file = input === undefined ? undefined : pathFrom(shell, input)
      await report(options, check(file === undefined ? config().sitesFolder : path.dirname(file), file))
    },
  )
  task(command, 'list <id>', 'the steps of a site’s application, as a table').action(
    async (id: string, options: Options) => await report(options, list(siteCalled(config(), id))),
  )
  task(command, 'draw <id> [file]', 'the same as a picture (SVG)').action(
    async (id: string, file: string | undefined, options: Options) =>
      await report(options, draw(siteCalled(config(), id), file === undefined ? undefined : pathFrom(shell, file))),
  )
  task(command, 'schema', 'write sites/site.schema.json, for completion in editors').action(
    async (options: Options) => await report(options, writeSchema()),
  )
}
