import type { AnswerPath } from '../answers/answers.ts'
import type { Check } from '../model/check.ts'
import { calendarDay } from '../rules/calendar.ts'
import type { CheckRule } from './check-rule.ts'
import { dateIsAfter } from './rules/date/date-is-after.ts'
import { dateIsBefore } from './rules/date/date-is-before.ts'
import { isNotBeforeYear } from './rules/date/is-not-before-year.ts'
import { isNotFutureYear } from './rules/date/is-not-future-year.ts'
import { isRecentYear } from './rules/date/is-recent-year.ts'
import { isValidDate } from './rules/date/is-valid-date.ts'
import { isYear } from './rules/date/is-year.ts'
import { isEmail } from './rules/identity/is-email.ts'
import { isFeinOrSsnValid } from './rules/identity/is-fein-or-ssn-valid.ts'
import { isNyUnemploymentNumber } from './rules/identity/is-ny-unemployment-number.ts'
import { isOfDocument } from './rules/identity/is-of-document.ts'
import { isPayeReference } from './rules/identity/is-paye-reference.ts'
import { isPublicDomain } from './rules/identity/is-public-domain.ts'
import { isTaxNumber } from './rules/identity/is-tax-number.ts'
import { isTelephone } from './rules/identity/is-telephone.ts'
import { isVin } from './rules/identity/is-vin.ts'
import { hasNoDuplicates } from './rules/list/has-no-duplicates.ts'
import { totalIs } from './rules/list/total-is.ts'
import { totalIsLessThanOrEqual } from './rules/list/total-is-less-than-or-equal.ts'
import { totalIsMoreThan } from './rules/list/total-is-more-than.ts'
import { isLessThan } from './rules/number/is-less-than.ts'
import { isLessThanOrEqual } from './rules/number/is-less-than-or-equal.ts'
import { isLessThanOrEqualWhen } from './rules/number/is-less-than-or-equal-when.ts'
import { isMoreThan } from './rules/number/is-more-than.ts'
import { isMoreThanOrEqual } from './rules/number/is-more-than-or-equal.ts'
import { isMoreThanWhen } from './rules/number/is-more-than-when.ts'
import { isNotMoreThanAnswer } from './rules/number/is-not-more-than-answer.ts'
import { isPostalCode } from './rules/place/is-postal-code.ts'
import { isStreet } from './rules/place/is-street.ts'
import { isZipCode } from './rules/place/is-zip-code.ts'
import { equals } from './rules/text/equals.ts'
import { hasDigits } from './rules/text/has-digits.ts'
import { hasDigitsInRange } from './rules/text/has-digits-in-range.ts'
import { isAuthorized } from './rules/text/is-authorized.ts'
import { isFranchiseStore } from './rules/text/is-franchise-store.ts'
import { isLengthLessThan } from './rules/text/is-length-less-than.ts'
import { isNotContained } from './rules/text/is-not-contained.ts'
import { isNotEmptyString } from './rules/text/is-not-empty-string.ts'
import { isURL } from './rules/text/is-url.ts'

type NamedRule = {
  readonly rule: CheckRule
  /** Required arguments. */
  readonly needs: readonly string[]
  /** The argument with the path of the answer to compare with. */
  readonly reads?: string
}

const namedRules: ReadonlyMap<string, NamedRule> = new Map(
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
    isLessThanOrEqualWhen: { rule: isLessThanOrEqualWhen, needs: ['than', 'of', 'is'], reads: 'of' },
    isMoreThanWhen: { rule: isMoreThanWhen, needs: ['than', 'of', 'is'], reads: 'of' },
    isValidDate: { rule: isValidDate, needs: [] },
    dateIsBefore: { rule: dateIsBefore, needs: ['date'], reads: 'date' },
    dateIsAfter: { rule: dateIsAfter, needs: ['date'], reads: 'date' },
    isFeinOrSsnValid: { rule: isFeinOrSsnValid, needs: [] },
    equals: { rule: equals, needs: ['to'] },
    isNyUnemploymentNumber: { rule: isNyUnemploymentNumber, needs: [] },
    isOfDocument: { rule: isOfDocument, needs: [] },
    isPublicDomain: { rule: isPublicDomain, needs: [] },
    isFranchiseStore: { rule: isFranchiseStore, needs: [] },
    isNotContained: { rule: isNotContained, needs: ['in'] },
    isNotBeforeYear: { rule: isNotBeforeYear, needs: ['of'], reads: 'of' },
    isNotFutureYear: { rule: isNotFutureYear, needs: [] },
    isRecentYear: { rule: isRecentYear, needs: ['years'] },
    isNotMoreThanAnswer: { rule: isNotMoreThanAnswer, needs: ['of'], reads: 'of' },
    totalIs: { rule: totalIs, needs: ['of', 'to'] },
    totalIsLessThanOrEqual: { rule: totalIsLessThanOrEqual, needs: ['of', 'than'] },
    totalIsMoreThan: { rule: totalIsMoreThan, needs: ['of', 'than'] },
    isStreet: { rule: isStreet, needs: [] },
    isVin: { rule: isVin, needs: [] },
    isTaxNumber: { rule: isTaxNumber, needs: ['kind'] },
    isPostalCode: { rule: isPostalCode, needs: ['country'] },
    isPayeReference: { rule: isPayeReference, needs: [] },
    isAuthorized: { rule: isAuthorized, needs: [] },
  }),
)

/** All validation rules by their names (seed, section 5). */
export const checkRules: Readonly<Record<string, CheckRule>> = Object.fromEntries(
  Array.from(namedRules, ([name, { rule }]) => [name, rule]),
)

/** The rule of that name; undefined when there is none, also for `constructor` and the like. */
export const checkRuleOf = (name: string): CheckRule | undefined => namedRules.get(name)?.rule

/** The names of all rules. */
export const checkNames: readonly string[] = [...namedRules.keys()]

/** The required arguments of a rule; undefined when there is no such rule. */
export const argumentsOf = (name: string): readonly string[] | undefined => namedRules.get(name)?.needs

/** The path of the answer that a check compares with; undefined for a constant or today. */
export function readBy(check: Check): AnswerPath | undefined {
  const argument = namedRules.get(check.rule)?.reads
  const path = argument === undefined ? undefined : check[argument]
  return typeof path === 'string' && path !== 'today' && calendarDay(path) === undefined ? path : undefined
}
