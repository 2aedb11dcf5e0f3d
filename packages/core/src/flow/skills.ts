import { checkOf } from '../forms/check-form.ts'
import { problemsOfForm } from './judge-form.ts'
import { listEntry } from './list-entry.ts'
import { meetFact } from './meet-fact.ts'
import { visitPages } from './visit-pages.ts'

/**
 * What the engine can do besides finding out which single pages a flow visits and what they show: say what is wrong with
 * answers, visit lists and numbered pages, and take answers from elsewhere. A browser's first page does without until it is there.
 */
export const skills = { checkOf, problemsOfForm, listEntry, visitPages, meetFact }

export type Skills = typeof skills
