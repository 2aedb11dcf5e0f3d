import type { GroupNode } from '@coverwright/core/model/step'
import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { all, any, not } from '@coverwright/core/rules/rule'
import { insures } from '../insures.ts'
import { firmQuestions } from './attorneys/firm.ts'
import { isLawFirm } from './attorneys/law-firm.ts'
import { professionalGeneral } from './general.ts'
import { medicalPractice } from './medical.ts'
import { isMedical } from './medical-agent.ts'

const isLawPractice = all(isLawFirm, insures('pl'))

const ofLawFirms: GroupNode = {
  kind: 'group',
  id: 'pl_law_firm',
  label: 'section.pl_general',
  when: isLawPractice,
  children: dynamicSteps(firmQuestions),
}

/** Amounts, today's insurance, services, clients, contracts and claims, and who treats patients. */
const ofOtherTrades: GroupNode = {
  kind: 'group',
  id: 'pl_other_trades',
  label: 'section.pl_general',
  when: not(isLawPractice),
  children: [...dynamicSteps(professionalGeneral), ...dynamicSteps(medicalPractice, isMedical)],
}

/**
 * Questions that every insurer of professional liability, and of errors and omissions, asks, in a section before
 * theirs, so that each keeps the seed's order (4.3, decision 86).
 */
export const generalPages: GroupNode = {
  kind: 'group',
  id: 'pl_general',
  label: 'section.pl_general',
  tag: 'PL',
  when: any(insures('pl'), insures('eo')),
  children: [ofLawFirms, ofOtherTrades],
}
