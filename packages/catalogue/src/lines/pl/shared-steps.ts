import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { professionalGeneral } from './general.ts'
import { medicalPractice } from './medical.ts'
import { isMedical } from './medical-agent.ts'

/*
 * Made once: the sections of professional liability and of errors and omissions hold the very same steps, and the
 * engine visits a step once, however many places it stands in.
 */

/** Amounts, today's insurance, services, clients, contracts and claims. */
export const generalSteps = dynamicSteps(professionalGeneral)

/** Who treats patients. */
export const medicalSteps = dynamicSteps(medicalPractice, isMedical)
