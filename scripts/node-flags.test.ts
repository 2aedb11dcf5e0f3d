import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { serverFlags } from './node-flags.ts'
import { inRoot } from './project.ts'

it('runs the image and the systemd unit with the same flags as `npm start` (speed)', () => {
  const command = /^CMD (\[.*\])$/m.exec(readFileSync(inRoot('deploy/Dockerfile'), 'utf8'))?.[1]
  expect(JSON.parse(command ?? '[]')).toEqual(['node', ...serverFlags, 'apps/server/dist/main.js'])
  const unit = readFileSync(inRoot('deploy/systemd/coverwright.service'), 'utf8')
  expect(unit).toContain(`node ${serverFlags.join(' ')} apps/server/dist/main.js`)
})
