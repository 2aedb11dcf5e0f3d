/*
 * A client that knows only the specification: it takes a quote and a renewal from their first call to offers, with
 * nothing but the specification's bodies. `node scripts/seed-client.ts http://localhost:8080/api` against a running
 * product; the renewal needs its sample firms. Exits with 1 and the server's message if a call is refused.
 */
import { createClient, type Send } from './seed-client/client.ts'
import { quoteByParts } from './seed-client/quote.ts'
import { renewalWhole } from './seed-client/renewal.ts'

export async function runSeedClient(base: string, say: (line: string) => void): Promise<void> {
  const client = (): Send => createClient(base)
  await quoteByParts(client(), say)
  await renewalWhole(client(), say)
}

if (import.meta.main) {
  const [, , base = 'http://localhost:8080/api'] = process.argv
  await runSeedClient(base, (line) => void process.stdout.write(`${line}\n`)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  })
}
