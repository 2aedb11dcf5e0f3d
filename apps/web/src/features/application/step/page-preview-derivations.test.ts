import type { UserReply } from '@coverwright/contract/people'
import { locate } from '@coverwright/core/navigation/navigate'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import sampleSite from '../../../../../../sites/default.json' with { type: 'json' }
import { applicationOf } from '../../quote/application.ts'
import { pageSubject } from './page-preview.ts'

const site = {
  ...sampleSite,
  channel: 'direct',
  stepsFlowMapping: [],
  opening: [{ id: 'start', label: 'section.start', pages: [{ id: 'home', path: '/', label: 'step.home.label' }] }],
} as const
const nobody: UserReply = { status: 'not_authenticated', roles: [], isSelfService: false, impersonated: false }
beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { search: '' })
})
afterEach(() => vi.unstubAllGlobals())

/** The first page, and how often its flow was walked. */
function firstPage() {
  const application = applicationOf(site, null, nobody)
  const walks = { count: 0 }
  const flow = {
    ...application.flow,
    get slots() {
      walks.count++
      return application.flow.slots
    },
  }
  const place = locate(application.flowState, '/')
  if (!place) throw new Error('There is no first page')
  return { walks, subject: pageSubject({ ...application, flow }, place, '/'), fields: place.entry.form.fields }
}

it('one derivation serves all that a page shows of a quote (speed)', () => {
  const first = applicationOf(site, null, nobody)
  expect(applicationOf(site, null, nobody)).toBe(first)
  expect(applicationOf(site, null, { ...nobody })).not.toBe(first)
})

it('a keystroke derives nothing: what is visible is followed, what is wrong is asked for (speed)', () => {
  const { walks, subject, fields } = firstPage()
  const following = subject.follow({})
  expect(following.visible().map(({ path }) => path)).toEqual(subject.preview({}).visible.map(({ path }) => path))
  walks.count = 0
  for (const { path } of fields) following.answered(path, 'a', () => ({}))
  expect([following.apart, walks.count]).toEqual([true, 0])
  expect(subject.preview({}).problems.length).toBeGreaterThan(0)
  // Once, and over the pages that everybody begins with alone.
  expect(walks.count).toBe(1)
})
