import type { PageStep } from '@coverwright/core/model/step'
import { switchedOn } from '@coverwright/core/rules/rule'
import { field } from '../field.ts'

/** Questions for the agent about the client, who neither gets them nor sees the answers. */
export const agentClient: PageStep = {
  kind: 'page',
  id: 'client',
  path: '/client',
  label: 'step.client.label',
  when: switchedOn('agent'),
  form: {
    fields: [
      // Evidence the agency may have to show later: stored with the wording of the day, and asked again in a copy.
      field('agent.authorized', 'yes_no', {
        hint: true,
        why: true,
        evidence: true,
        checks: [{ rule: 'isAuthorized' }],
      }),
      field('agent.show_mc_group', 'yes_no', { hint: true, optional: true }),
      field('agent.client_since', 'select', { options: ['new_client', 'client', 'insured_with_us'] }),
      field('agent.client_reference', 'text', {
        identifier: true,
        hint: true,
        optional: true,
        width: 4,
        checks: [{ rule: 'isLengthLessThan', than: 41 }],
      }),
    ],
  },
}

/** The part of a quote that only agents see: the page, and the answers below this name. */
export const agentsOnly = { step: agentClient.path, answers: 'agent' } as const
