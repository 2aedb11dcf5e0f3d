import { readFileSync } from 'node:fs'
import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { referenceFolder } from './reference-folder.ts'

/** Reads a list of rows beside the other reference data; refuses a file in which a row is not what the schema says. */
export const readList = <T extends TSchema>(row: T, name: string): Static<T>[] => {
  const rows: unknown = JSON.parse(readFileSync(new URL(name, referenceFolder), 'utf8'))
  const schema = Type.Array(row)
  if (Value.Check(schema, rows)) return rows
  const [first] = Value.Errors(schema, rows)
  throw new Error(`${name}${first?.instancePath}: ${first?.message}`)
}
