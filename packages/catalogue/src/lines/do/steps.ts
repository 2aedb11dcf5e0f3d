import type { GroupNode } from '@coverwright/core/model/step'
import { not } from '@coverwright/core/rules/rule'
import { insures } from '../insures.ts'
import { linePage } from '../line-page.ts'
import { documentation } from './documentation.ts'
import { exemptFromDocuments } from './documents-exemption.ts'
import { lossHistory } from './loss-history.ts'
import { managementHistory } from './management-history.ts'
import { stakeholders } from './stakeholders.ts'

/** Directors and officers. Source: seed 4.3. */
export const directorsAndOfficers: GroupNode = {
  kind: 'group',
  id: 'do',
  label: 'section.do',
  tag: 'D&O',
  when: insures('do'),
  children: [
    linePage('/do/stakeholders', stakeholders),
    linePage('/do/management-history', managementHistory),
    linePage('/do/loss-history', lossHistory),
    linePage('/do/documentation', documentation, not(exemptFromDocuments)),
  ],
}
