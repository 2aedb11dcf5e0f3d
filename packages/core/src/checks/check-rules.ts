import type { CheckRule } from './check-rule.ts'

/** Every named check, by the name the seed gives it (section 5). */
export const checkRules: Readonly<Record<string, CheckRule>> = {}
