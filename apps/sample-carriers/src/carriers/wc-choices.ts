import type { QuestionOption } from '@coverwright/core/model/question'
import type { Applies } from '../rating/rated-question.ts'

/**
 * Options that several workers’ compensation carriers share, so that an answer given to one fits the others, and the
 * businesses such questions are for.
 */

export const siteTrades: Applies = { industries: ['construction', 'building-services'] }
export const kitchens: Applies = { traits: ['cooking', 'food'], industries: ['food', 'lodging', 'manufacturing'] }
export const care: Applies = { industries: ['health', 'care-education'] }

export const usesSubcontractors = { holder: 'quote', subject: 'uses_subcontractors', or: ['Yes'] } as const
export const hasVehicles = { holder: 'quote', subject: 'has_vehicles', or: ['Yes'] } as const

export const safetyPrograms: readonly QuestionOption[] = [
  { value: 'none', label: 'We have no set rules' },
  { value: 'spoken', label: 'Rules are told, not written' },
  { value: 'written', label: 'Written rules' },
  { value: 'written_trained', label: 'Written rules, with training at least once a year' },
]

export const drugTests: readonly QuestionOption[] = [
  { value: 'before_hire', label: 'Before we hire' },
  { value: 'after_accident', label: 'After an accident' },
  { value: 'random', label: 'Without notice, by chance' },
  { value: 'none', label: 'We do not test', exclusive: true },
]

export const certificates: readonly QuestionOption[] = [
  { value: 'always', label: 'Always, before they start' },
  { value: 'sometimes', label: 'From some of them' },
  { value: 'never', label: 'Never' },
]

export const ageGroups: readonly QuestionOption[] = [
  { value: 'under_16', label: 'Younger than 16' },
  { value: 'under_18', label: '16 or 17' },
  { value: 'over_65', label: 'Older than 65' },
  { value: 'none', label: 'None of these', exclusive: true },
]

export const drivingRecords: readonly QuestionOption[] = [
  { value: 'before_and_yearly', label: 'Before they first drive, and every year' },
  { value: 'before', label: 'Before they first drive' },
  { value: 'never', label: 'We do not check' },
]

export const fallProtection: readonly QuestionOption[] = [
  { value: 'both', label: 'Guardrails or scaffolds, and harnesses' },
  { value: 'rails', label: 'Guardrails or scaffolds' },
  { value: 'harness', label: 'Harnesses' },
  { value: 'none', label: 'None of these' },
]

export const kitchenSafety: readonly QuestionOption[] = [
  { value: 'shoes', label: 'Shoes that do not slip' },
  { value: 'gloves', label: 'Gloves that resist cuts' },
  { value: 'mats', label: 'Mats on wet floors' },
  { value: 'none', label: 'None of these', exclusive: true },
]

export const liftingPeople: readonly QuestionOption[] = [
  { value: 'none', label: 'Nobody is lifted or moved' },
  { value: 'lift_aids', label: 'With lifts, slings or two people' },
  { value: 'by_hand', label: 'By hand, by one person' },
]

export const waivers: readonly QuestionOption[] = [
  { value: 'no', label: 'No' },
  { value: 'some', label: 'Yes, to some customers' },
  { value: 'all', label: 'Yes, to all or most' },
]
