import { readFileSync } from 'node:fs'
import { type Static, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { referenceFolder } from './reference-folder.ts'

/** Reads a list of rows beside the other reference data; refuses a file in which a row is not what the schema says. */
export const readList = <T extends TSchema>(row: T, name: string): Static<T>[] => {
  const rows: unknown = JSON.parse(readFileSync(new URL(name, referenceFolder), 'utf8'))
  const list = Compile(Type.Array(row))
  if (list.Check(rows)) return rows
  const [first] = list.Errors(rows)
  throw new Error(`${name}${first?.instancePath}: ${first?.message}`)
}
