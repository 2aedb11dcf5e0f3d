import { is } from '@coverwright/core/rules/rule'

/** Attorneys practice here, so professional liability asks what only attorneys are asked. */
export const isLawFirm = is('naics6', '541110')
