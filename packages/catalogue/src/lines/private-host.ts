import { is, not } from '@coverwright/core/rules/rule'
import { privateHostClass } from '../reference/private-host.ts'

/** A couple or a family with one event of its own. */
export const isPrivateHost = is('class_code_ref', privateHostClass)

/** Anybody but a couple or a family with one event of its own, who have no revenue, no staff and no trade. */
export const isBusiness = not(isPrivateHost)
