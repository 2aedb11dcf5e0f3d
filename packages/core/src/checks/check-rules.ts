import type { CheckRule } from './check-rule.ts'
import { dateIsAfter } from './date-is-after.ts'
import { dateIsBefore } from './date-is-before.ts'
import { equals } from './equals.ts'
import { hasDigits } from './has-digits.ts'
import { hasDigitsInRange } from './has-digits-in-range.ts'
import { hasNoDuplicates } from './has-no-duplicates.ts'
import { isAuthorized } from './is-authorized.ts'
import { isEmail } from './is-email.ts'
import { isFeinOrSsnValid } from './is-fein-or-ssn-valid.ts'
import { isFranchiseStore } from './is-franchise-store.ts'
import { isLengthLessThan } from './is-length-less-than.ts'
import { isLessThan } from './is-less-than.ts'
import { isLessThanOrEqual } from './is-less-than-or-equal.ts'
import { isLessThanOrEqualWhen } from './is-less-than-or-equal-when.ts'
import { isMoreThan } from './is-more-than.ts'
import { isMoreThanOrEqual } from './is-more-than-or-equal.ts'
import { isMoreThanWhen } from './is-more-than-when.ts'
import { isNotBeforeYear } from './is-not-before-year.ts'
import { isNotContained } from './is-not-contained.ts'
import { isNotEmptyString } from './is-not-empty-string.ts'
import { isNotFutureYear } from './is-not-future-year.ts'
import { isNotMoreThanAnswer } from './is-not-more-than-answer.ts'
import { isNyUnemploymentNumber } from './is-ny-unemployment-number.ts'
import { isOfDocument } from './is-of-document.ts'
import { isPayeReference } from './is-paye-reference.ts'
import { isPostalCode } from './is-postal-code.ts'
import { isPublicDomain } from './is-public-domain.ts'
import { isRecentYear } from './is-recent-year.ts'
import { isTaxNumber } from './is-tax-number.ts'
import { isTelephone } from './is-telephone.ts'
import { isURL } from './is-url.ts'
import { isValidDate } from './is-valid-date.ts'
import { isVin } from './is-vin.ts'
import { isYear } from './is-year.ts'
import { isZipCode } from './is-zip-code.ts'
import { totalIs } from './total-is.ts'
import { totalIsLessThanOrEqual } from './total-is-less-than-or-equal.ts'
import { totalIsMoreThan } from './total-is-more-than.ts'

type Named = { readonly rule: CheckRule; readonly needs: readonly string[] }

const named: ReadonlyMap<string, Named> = new Map(
  Object.entries({
    isZipCode: { rule: isZipCode, needs: [] },
    isYear: { rule: isYear, needs: [] },
    hasDigits: { rule: hasDigits, needs: ['count'] },
    hasDigitsInRange: { rule: hasDigitsInRange, needs: ['from', 'to'] },
    hasNoDuplicates: { rule: hasNoDuplicates, needs: ['of'] },
    isTelephone: { rule: isTelephone, needs: [] },
    isURL: { rule: isURL, needs: [] },
    isEmail: { rule: isEmail, needs: [] },
    isNotEmptyString: { rule: isNotEmptyString, needs: [] },
    isLengthLessThan: { rule: isLengthLessThan, needs: ['than'] },
    isLessThan: { rule: isLessThan, needs: ['than'] },
    isLessThanOrEqual: { rule: isLessThanOrEqual, needs: ['than'] },
    isMoreThan: { rule: isMoreThan, needs: ['than'] },
    isMoreThanOrEqual: { rule: isMoreThanOrEqual, needs: ['than'] },
    isLessThanOrEqualWhen: { rule: isLessThanOrEqualWhen, needs: ['than', 'of', 'is'] },
    isMoreThanWhen: { rule: isMoreThanWhen, needs: ['than', 'of', 'is'] },
    isValidDate: { rule: isValidDate, needs: [] },
    dateIsBefore: { rule: dateIsBefore, needs: ['date'] },
    dateIsAfter: { rule: dateIsAfter, needs: ['date'] },
    isFeinOrSsnValid: { rule: isFeinOrSsnValid, needs: [] },
    equals: { rule: equals, needs: ['to'] },
    isNyUnemploymentNumber: { rule: isNyUnemploymentNumber, needs: [] },
    isOfDocument: { rule: isOfDocument, needs: [] },
    isPublicDomain: { rule: isPublicDomain, needs: [] },
    isFranchiseStore: { rule: isFranchiseStore, needs: [] },
    isNotContained: { rule: isNotContained, needs: ['in'] },
    isNotBeforeYear: { rule: isNotBeforeYear, needs: ['of'] },
    isNotFutureYear: { rule: isNotFutureYear, needs: [] },
    isRecentYear: { rule: isRecentYear, needs: ['years'] },
    isNotMoreThanAnswer: { rule: isNotMoreThanAnswer, needs: ['of'] },
    totalIs: { rule: totalIs, needs: ['of', 'to'] },
    totalIsLessThanOrEqual: { rule: totalIsLessThanOrEqual, needs: ['of', 'than'] },
    totalIsMoreThan: { rule: totalIsMoreThan, needs: ['of', 'than'] },
    isVin: { rule: isVin, needs: [] },
    isTaxNumber: { rule: isTaxNumber, needs: ['kind'] },
    isPostalCode: { rule: isPostalCode, needs: ['country'] },
    isPayeReference: { rule: isPayeReference, needs: [] },
    isAuthorized: { rule: isAuthorized, needs: [] },
  }),
)

/** Every named check, by the name the seed gives it (section 5). */
export const checkRules: Readonly<Record<string, CheckRule>> = Object.fromEntries(
  Array.from(named, ([name, { rule }]) => [name, rule]),
)

/** The check of that name; undefined for a name that is none, `constructor` and the like included. */
export const checkRuleOf = (name: string): CheckRule | undefined => named.get(name)?.rule

/** Names of every check. */
export const checkNames: readonly string[] = [...named.keys()]

/** Arguments a check cannot do without; undefined when there is no such check. */
export const argumentsOf = (name: string): readonly string[] | undefined => named.get(name)?.needs
