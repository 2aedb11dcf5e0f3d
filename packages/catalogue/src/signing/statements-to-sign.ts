import { isRecord } from '@coverwright/core/answers/answers'
import type { View } from '@coverwright/core/rules/rule'
import { any, not } from '@coverwright/core/rules/rule'
import type { Translate } from '@coverwright/core/text/text'
import type { Country } from '../countries/country.ts'
import { dataBreach } from '../lines/breach/type.ts'
import { contractorsEquipment } from '../lines/equipment/type.ts'
import { insuranceTypes } from '../lines/insurance-types.ts'
import { insures, pickedAmong } from '../lines/insures.ts'
import { otherCoverage } from '../lines/other/type.ts'
import type { FraudKind, ShownFraudStatement } from '../reference/fraud-statements.ts'
import type { Site } from '../sites/site.ts'

/** The message shown when a statement cannot be looked up, equal to the general statement. */
export const generalStatementKey = 'page.attestation.general'

/** One look-up: a state's statement for one kind of application. */
export type StatementWanted = { readonly state?: string; readonly kind: FraudKind }

const kindOfLine: Readonly<Record<string, FraudKind>> = { wc: 'workers_compensation', ca: 'auto' }

const ordinary = any(
  pickedAmong([otherCoverage])('other'),
  pickedAmong([contractorsEquipment])('equipment'),
  pickedAmong([dataBreach])('breach'),
  ...insuranceTypes.filter(({ line }) => !Object.hasOwn(kindOfLine, line)).map(({ line }) => insures(line)),
)

/**
 * The kinds of application in the order in which they are shown; an ordinary one unless all lines are of the other
 * kinds.
 */
const kinds: readonly (readonly [FraudKind, (view: View) => boolean])[] = [
  ['application', (view) => any(ordinary, not(any(insures('wc'), insures('ca')))).test(view) === true],
  ['workers_compensation', (view) => insures('wc').test(view) === true],
  ['auto', (view) => insures('ca').test(view) === true],
]

/** The states of the business, its locations and its mailing address. */
function statesOf(view: View): readonly string[] {
  const locations = view.get('locations')
  const states: readonly unknown[] = [
    view.get('state'),
    ...(Array.isArray(locations) ? locations : []).map((each: unknown) => (isRecord(each) ? each.state : undefined)),
    view.get('mailing_address.state'),
  ]
  return [...new Set(states.filter((state): state is string => typeof state === 'string' && state !== ''))]
}

/** Every statement to look up for an application, in display order; none where the country has one text. */
export function statementsWanted(view: View, { statements }: Pick<Country, 'statements'>): readonly StatementWanted[] {
  if (statements === 'one') return []
  const applicableKinds = kinds.filter(([, applies]) => applies(view)).map(([kind]) => kind)
  const states = statesOf(view)
  if (states.length === 0) return applicableKinds.map((kind) => ({ kind }))
  return states.flatMap((state) => applicableKinds.map((kind) => ({ state, kind })))
}

/** A statement as signed. The applicant's attestation names the `key` of the text shown. */
export type SignedStatement = Pick<ShownFraudStatement, 'heading' | 'text' | 'citation' | 'checked_on'> & {
  readonly key: string
}

/** The key of a statement; general ones have the same key in every state. */
export const statementKey = ({ state, kind, general }: ShownFraudStatement): string => {
  if (general && kind === 'application') return generalStatementKey
  return `fraud.${general ? 'general' : state}.${kind}`
}

/** The statements to show: each text once, with every law it is shown for, states' own before general ones. */
export function statementsToSign(statements: readonly ShownFraudStatement[]): readonly SignedStatement[] {
  const orderedStatements = [
    ...statements.filter(({ general }) => !general),
    ...statements.filter(({ general }) => general),
  ]
  return [...Map.groupBy(orderedStatements, ({ text }) => text).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const laws = new Set(same.map(({ citation }) => citation).filter((citation) => citation !== ''))
    const { heading, text, checked_on } = first
    return [{ key: statementKey(first), heading, text, citation: [...laws].join('; '), checked_on }]
  })
}

const agreementKey = 'page.retailAgreement.text'

/** The agreement that stores of a chain sign first; empty at other sites. Source: seed section 3. */
export const agreementToSign = (
  { customerFacing }: Pick<Site, 'customerFacing'>,
  translate: Translate,
): readonly SignedStatement[] =>
  customerFacing?.isRetailAgreement
    ? [
        {
          key: agreementKey,
          heading: translate('page.retailAgreement.heading'),
          text: translate(agreementKey),
          citation: '',
          checked_on: '',
        },
      ]
    : []
