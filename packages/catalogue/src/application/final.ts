import type { GroupNode } from '@coverwright/core/model/step'
import { lastYear } from './last-year.ts'

/** The review and submission; /resume leads back to a submitted application. Source: seed 4.2, 4.6. */
export const final: GroupNode = {
  kind: 'group',
  id: 'final',
  label: 'section.final',
  children: [
    lastYear,
    { kind: 'page', id: 'done', path: '/done', label: 'step.done.label', form: { fields: [] } },
    { kind: 'page', id: 'resume', path: '/resume', label: 'step.resume.label', form: { fields: [] }, uncounted: true },
  ],
}
