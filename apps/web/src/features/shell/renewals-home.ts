import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import { sitePath } from '../../api/page/base.ts'

/** The renewals from anywhere: an address that begins with ~ is not below the area one stands in. */
export const renewalsHome = (): string => `~${sitePath()}${renewalsPrefix}`
