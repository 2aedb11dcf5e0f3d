import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Carrier } from '@coverwright/catalogue/carriers/carrier'
import { addInsurers, allCarriers, countryOf } from '@coverwright/catalogue/countries/countries'
import { type Fault, fault } from '@coverwright/catalogue/sites/faults/fault'
import { InsurerFile } from '@coverwright/contract/carrier-contract/insurer-file'
import { Compile } from 'typebox/compile'
import { StartupError } from '../../../platform/errors/startup-error.ts'
import { lazy } from '../../../platform/lazy.ts'
import { projectFolder } from '../../../project-folder.ts'
import { readJsonFile } from '../site/read-json-file.ts'
import { sentenceOf } from '../site/read-site.ts'
import { messagesIn } from '../site/translate.ts'
import { addedInsurer, insurerFaults } from './added-insurer.ts'

const insurerFile = lazy(() => Compile(InsurerFile))

type AddedInsurer = { readonly country: string; readonly carrier: Carrier }

/**
 * Adds the insurers of the folders and packages that INSURERS names to those of their countries: for this process, before
 * it reads a site or an insurer's address. Refuses files with a fault, naming all of them.
 */
export function loadInsurers(names: readonly string[]): void {
  addInsurers([])
  const addedInsurers: AddedInsurer[] = []
  const sentences: string[] = []
  for (const name of names) {
    const file = fileOf(name)
    const result = readInsurer(file, [
      ...allCarriers.map(({ id }) => id),
      ...addedInsurers.map(({ carrier }) => carrier.id),
    ])
    if ('faults' in result) sentences.push(...result.faults.map((each) => sentenceOf(file, each)))
    else addedInsurers.push(result)
  }
  if (sentences.length > 0) throw new StartupError(`The insurers of INSURERS cannot be used:\n${sentences.join('\n')}`)
  addInsurers(addedInsurers)
}

/** `insurer.json` of a folder, or else of an installed package. */
function fileOf(name: string): string {
  const folder = path.resolve(projectFolder, name)
  const file = path.join(folder, 'insurer.json')
  if (existsSync(folder) && statSync(folder).isDirectory()) return file
  try {
    return createRequire(path.join(projectFolder, 'package.json')).resolve(`${name}/insurer.json`)
  } catch {
    throw new StartupError(
      `INSURERS names ${name}, which is neither a folder nor an installed package with an insurer.json.`,
    )
  }
}

function readInsurer(file: string, knownIds: readonly string[]): AddedInsurer | { readonly faults: readonly Fault[] } {
  const content = readJsonFile(file)
  if ('fault' in content) return { faults: [fault('', content.fault)] }
  const { value } = content
  if (!insurerFile().Check(value)) return { faults: formFaults(value) }
  const country = countryOf(value.country)
  if (!country) return { faults: [fault('country', `is ${JSON.stringify(value.country)}, where no line is sold yet`)] }
  const faults = insurerFaults(value, country, knownIds, messagesIn)
  return faults.length > 0 ? { faults } : { country: value.country, carrier: addedInsurer(value) }
}

const placeOf = (pointer: string): string =>
  pointer
    .slice(1)
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')

const formFaults = (value: unknown): readonly Fault[] =>
  insurerFile()
    .Errors(value)
    .map(({ instancePath, message, keyword, params }) =>
      fault(
        placeOf(instancePath),
        keyword === 'additionalProperties' ? `has no key ${params.additionalProperties.join(', ')}` : message,
      ),
    )
