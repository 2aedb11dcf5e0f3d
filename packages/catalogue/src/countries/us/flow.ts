import type { Flow, GroupNode } from '@coverwright/core/model/step'
import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { all, any, not, rule, switchedOn } from '@coverwright/core/rules/rule'
import { addedCoverage } from '../../application/added-coverage.ts'
import { additionalCoverage } from '../../application/additional-coverage.ts'
import { claims } from '../../application/claims.ts'
import { final } from '../../application/final.ts'
import { insurance } from '../../application/insurance.ts'
import { kindsOfWork } from '../../application/kinds-of-work.ts'
import { locations } from '../../application/locations.ts'
import { start } from '../../application/start.ts'
import { retailChainStart } from '../../application/store.ts'
import { carriers } from '../../carriers/carriers.ts'
import { businessOwnersPolicy, knockout } from '../../lines/bop/steps.ts'
import { commercialAuto } from '../../lines/ca/steps.ts'
import { cyber } from '../../lines/cl/steps.ts'
import { commercialProperty } from '../../lines/cp/steps.ts'
import { childDayCare } from '../../lines/day-care/steps.ts'
import { directorsAndOfficers } from '../../lines/do/steps.ts'
import { errorsAndOmissions } from '../../lines/eo/steps.ts'
import { employmentPractices } from '../../lines/epli/steps.ts'
import { fiduciary } from '../../lines/fid/steps.ts'
import { generalLiability } from '../../lines/gl/steps.ts'
import { peopleInCare } from '../../lines/in-care/steps.ts'
import { insures } from '../../lines/insures.ts'
import { residentialLandlords } from '../../lines/landlord/steps.ts'
import { lineStateFacts } from '../../lines/line-state.ts'
import { managementLiability } from '../../lines/ml/steps.ts'
import { other } from '../../lines/other/steps.ts'
import { generalPages } from '../../lines/pl/general-steps.ts'
import { professionalLiability } from '../../lines/pl/steps.ts'
import { pollution } from '../../lines/pollution/steps.ts'
import { productLiability } from '../../lines/product/steps.ts'
import { specialEvents } from '../../lines/se/steps.ts'
import { umbrella } from '../../lines/umb/steps.ts'
import { generalWorkersCompensation, workersCompensation } from '../../lines/wc/steps.ts'
import { recommendedCoverage } from '../../recommendations/steps.ts'
import { coverageChoices } from '../../site-pages/coverage-choices.ts'

const appetites = carriers.flatMap(({ id, lines }) => lines.map(({ line }) => `appetite.${line}.${id}`))

/**
 * Payroll is the larger exposure, so workers' compensation comes before the finances; a site may set this for everyone
 * (X4: both are known before the earlier place).
 */
const payrollComesFirst = any(
  switchedOn('wcBeforeManagementLiability'),
  rule('payroll is the main exposure', ['annual_payroll', 'annual_revenue'], ({ get }) => {
    const [payroll, revenue] = [get('annual_payroll'), get('annual_revenue')]
    return typeof payroll === 'number' && typeof revenue === 'number' && payroll * 3 > revenue
  }),
)

const withWorkersCompensation = (before: boolean): readonly GroupNode[] =>
  [generalWorkersCompensation, workersCompensation].map((group) => ({
    ...group,
    when: all(insures('wc'), before ? payrollComesFirst : not(payrollComesFirst)),
  }))

/** Additional coverages, locations, then each line's section in the seed's order (4.2). */
const lines: readonly GroupNode[] = [
  additionalCoverage,
  locations,
  claims,
  knockout,
  generalLiability,
  businessOwnersPolicy,
  productLiability,
  pollution,
  commercialAuto,
  commercialProperty,
  residentialLandlords,
  generalPages,
  professionalLiability,
  errorsAndOmissions,
  specialEvents,
  cyber,
  ...withWorkersCompensation(true),
  managementLiability,
  directorsAndOfficers,
  ...withWorkersCompensation(false),
  fiduciary,
  employmentPractices,
  childDayCare,
  peopleInCare,
  umbrella,
  other,
]

const aliases: Flow['aliases'] = [
  { path: '/location/group', to: '/location/list' },
  { path: '/gl/entryPoint', first: 'gl' },
  { path: '/pl/entryPoint', first: 'pl' },
]

/**
 * The main flow in the seed's order (4.2). Every section is listed again after the recommendations, where an added line
 * opens it; visited pages are not visited again.
 */
const flowOf = (begin: GroupNode, sections: readonly GroupNode[]): Flow => ({
  id: 'main',
  nodes: [begin, kindsOfWork, insurance, ...sections, recommendedCoverage, addedCoverage, ...sections, final],
  aliases: aliases.filter((alias) => !('first' in alias) || sections.some(({ id }) => id === alias.first)),
  baseFacts: [
    'city',
    'state',
    'naics6',
    'industry',
    'class_traits',
    'show_mc_group',
    'class_code_description',
    'sub_class_codes',
    'sub_class_code_description',
    'recommended_coverages',
    'primary_location',
    'expiring_on',
    ...lineStateFacts,
    ...appetites,
  ],
})

export const mainFlow: Flow = flowOf(start, lines)

/** For the stores of a chain: asks for the store right after the class. */
export const retailChainFlow: Flow = flowOf(retailChainStart, lines)

/** The lines that a law firm may pick: liability, data, employees and office. */
export const linesOfLawFirms: readonly string[] = ['gl', 'bop', 'pl', 'cl', 'wc', 'epli', 'umb', 'other']

const ofLawFirms: readonly string[] = [
  'additionalCoverage',
  'locations',
  'claims',
  'knockout',
  'pl_general',
  'wc_general',
  ...linesOfLawFirms,
]

/** For a program that insures law firms only. */
export const attorneysFlow: Flow = flowOf(
  start,
  lines.filter(({ id }) => ofLawFirms.includes(id)),
)

/** Flows of dynamic questions that a site's stepsFlowMapping may place. */
export const dynamicFlows: Readonly<Record<string, DynamicFlow>> = {
  [coverageChoices.id]: coverageChoices,
}
