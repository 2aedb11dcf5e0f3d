import { isIndividual } from '../../../packages/catalogue/src/application/individual.ts'
import { wantsToQuote } from '../../../packages/catalogue/src/lines/carrier-questions.ts'
import { scanners } from '../../../packages/catalogue/src/lines/cl/domains.ts'
import { isCommercial, isResidential } from '../../../packages/catalogue/src/lines/day-care/care.ts'
import { childDayCare } from '../../../packages/catalogue/src/lines/day-care/steps.ts'
import { peopleInCare } from '../../../packages/catalogue/src/lines/in-care/steps.ts'
import { insures } from '../../../packages/catalogue/src/lines/insures.ts'
import { isLawFirm } from '../../../packages/catalogue/src/lines/pl/attorneys/law-firm.ts'
import { isPrivateHost } from '../../../packages/catalogue/src/lines/private-host.ts'
import { limitsAreChosen } from '../../../packages/catalogue/src/lines/umb/chosen-limits.ts'
import { owners } from '../../../packages/catalogue/src/lines/wc/payroll.ts'
import { hasPrivateCover, inFundState, listsPayroll } from '../../../packages/catalogue/src/lines/wc/state-of-work.ts'
import { withoutOwners } from '../../../packages/catalogue/src/lines/without-owners.ts'
import { all, any, type Rule } from '../../../packages/core/src/rules/rule.ts'

export type ShortName = {
  readonly rule: Rule
  readonly name: string
  /** The words for the opposite of the rule. */
  readonly otherwise?: string
  /** Its meaning, if the rule reads our own codes. */
  readonly means?: string
}

/** Short names for conditions that many questions share; below each table the page explains them. */
export const shortNames: readonly ShortName[] = [
  {
    rule: isPrivateHost,
    name: 'it is a private event',
    otherwise: 'it is a business',
    means: 'a couple or a family insures one event of its own',
  },
  { rule: isIndividual, name: 'it is a sole practitioner', otherwise: 'it is not a sole practitioner' },
  { rule: withoutOwners, name: 'nobody owns it', otherwise: 'it has owners' },
  { rule: inFundState, name: 'only the state may insure there', otherwise: 'insurers may quote there' },
  { rule: hasPrivateCover, name: 'insurers may cover someone' },
  { rule: listsPayroll, name: 'employees are listed' },
  ...(owners.visible ? [{ rule: owners.visible, name: 'owners are listed' }] : []),
  { rule: isLawFirm, name: 'it is a law firm', otherwise: 'it is not a law firm' },
  {
    rule: all(isLawFirm, insures('pl')),
    name: 'a law firm’s pages are asked',
    otherwise: 'a law firm’s pages are not asked',
  },
  ...(childDayCare.when ? [{ rule: childDayCare.when, name: 'it is a day care' }] : []),
  { rule: isResidential, name: 'it is a day care at home', means: 'children are looked after where somebody lives' },
  { rule: isCommercial, name: 'it is a day care center', means: 'children are looked after on premises of their own' },
  ...(peopleInCare.when ? [{ rule: peopleInCare.when, name: 'others may be in its care' }] : []),
  {
    rule: limitsAreChosen,
    name: 'its limits are chosen in this application',
    otherwise: 'its limits are not chosen in this application',
  },
  { rule: any(...scanners.map(wantsToQuote)), name: 'an insurer that scans domains may quote' },
]
