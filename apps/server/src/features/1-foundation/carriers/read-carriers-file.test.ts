import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readCarriersFile } from './read-carriers-file.ts'

const file = path.join(mkdtempSync(path.join(tmpdir(), 'cw-carriers-')), 'carriers.json')
const read = (text: string) => {
  writeFileSync(file, text)
  return readCarriersFile(file)
}

it('insurers of the file answer at addresses of their own (Q5)', () => {
  expect(read('{"cna": {"url": "https://a.example/cw/", "token": "t-1"}, "aig": {"url": "http://10.0.0.7"}}')).toEqual({
    cna: { url: 'https://a.example/cw', token: 't-1' },
    aig: { url: 'http://10.0.0.7' },
  })
  expect(readCarriersFile(undefined)).toEqual({})
})

it.each([
  ['{"cna": }', 'line 1, column 9: '],
  ['[]', 'it must be an object: begin with { and end with }.'],
  ['{"acuty": {"url": "https://a.example"}}', 'the insurer is "acuty", '],
  ['{"cna": "https://a.example"}', 'cna must be { "url": "https://…", "token": "…" }.'],
  ['{"cna": {}}', 'cna.url must be an address that begins with http:// or https://'],
  ['{"cna": {"url": "ftp://a.example"}}', 'cna.url must be an address'],
  ['{"cna": {"url": "https://u:p@a.example"}}', 'cna.url must be an address'],
  ['{"cna": {"url": "https://a.example", "key": "x"}}', 'cna.key is not a key here; use url, token and secret.'],
  [
    '{"cna": {"url": "https://a.example", "secret": "whsec_short"}}',
    'cna.secret must be whsec_ and 24 to 64 random bytes',
  ],
  ['{"cna": {"url": "https://a.example", "token": "two words"}}', 'cna.token must be letters, digits and signs'],
])('%s is refused by its place (Q5)', (text, says) => {
  expect(() => read(text)).toThrow(`The file ${file} of CARRIERS_FILE cannot be used: ${says}`)
})

it('reports a missing file (Q5)', () => {
  expect(() => readCarriersFile('/nowhere/carriers.json')).toThrow('cannot be used: there is no such file.')
})
