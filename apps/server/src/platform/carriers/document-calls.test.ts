import { expect, test } from 'vitest'
import { documentAddress } from './document-calls.ts'

const base = 'https://adapter.example.com:8443/acme'

test.for([
  ['documents/1.pdf', 'https://adapter.example.com:8443/acme/documents/1.pdf'],
  ['/files/1.pdf', 'https://adapter.example.com:8443/files/1.pdf'],
  ['https://adapter.example.com:8443/x?sign=1', 'https://adapter.example.com:8443/x?sign=1'],
  ['https://adapter.example.com/x', undefined],
  ['http://adapter.example.com:8443/x', undefined],
  ['//evil.example/x', undefined],
  ['https://adapter.example.com:8443@evil.example/x', undefined],
  ['https://me:secret@adapter.example.com:8443/x', undefined],
  ['file:///etc/passwd', undefined],
  ['http://', undefined],
] as const)('a file at %s is fetched from %s (O10)', ([url, address]) => {
  expect(documentAddress(base, url)?.href).toBe(address)
})
