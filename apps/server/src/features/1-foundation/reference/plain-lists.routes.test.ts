import { expect, it } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser } = await createTestApp()

it.each([
  ['industry', { id: 'civic', name: 'Religious, civic and public bodies' }],
  ['business-type', { id: 'llc', label: 'Limited liability company (LLC)' }],
  ['state', { code: 'IL', name: 'Illinois', kind: 'state' }],
  ['event-types', { id: 'golf_outing', name: expect.any(String) }],
  ['healthcare-firm-types', { id: 'dental_practice', name: expect.any(String) }],
  ['healthcare-professions-individuals-types', { id: 'acupuncturist', name: 'Acupuncturist' }],
  ['practice-area', { id: 'elder_law', name: expect.any(String) }],
  ['class-codes/311811/dynamic', { value: 'CW311811A', label: 'Bakery' }],
  ['partner', { name: 'bright harbor payroll', phone: '8005550161' }],
  ['renewal-changes', { field: 'location_changed', question: expect.stringMatching(/\?$/) }],
  ['insurance-type', { name: 'Professional Liability', purpose: 'standard', uuid: expect.any(String) }],
])('GET %s answers anybody with its list (K1, seed 7.2)', async (path, entry) => {
  const { status, body } = await browser().get(path)
  expect(status).toBe(200)
  expect(body.data).toContainEqual(expect.objectContaining(entry))
})
