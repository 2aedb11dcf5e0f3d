import { traits } from '@coverwright/catalogue/reference/classes'
import type { EmployeeClassification as ClassificationRow } from '@coverwright/catalogue/reference/employee-classifications'
import type { FraudStatement } from '@coverwright/catalogue/reference/fraud-statements'
import { type IndustryId, industries } from '@coverwright/catalogue/reference/industries'
import type { Vehicle as VehicleRow } from '@coverwright/catalogue/reference/vehicles/vehicles'
import type { VinMaker as VinMakerRow } from '@coverwright/catalogue/reference/vehicles/vin-makers'
import {
  EmployeeClassification,
  EventType,
  ExecutivePayrollRow,
  FraudStatementRow,
  HealthcareFirmType,
  HealthcareProfession,
  MotorCarrier,
  Partner,
  PracticeArea,
  StateOutline,
  Vehicle,
  VinMaker,
} from '@coverwright/contract/reference-lists'
import { Type } from 'typebox'
import { readList } from './read-list.ts'

const industryIds: IndustryId[] = industries.map(({ id }) => id)

const ClassificationInFile = Type.Object(
  {
    ...EmployeeClassification.properties,
    industries: Type.Array(Type.Enum(industryIds), { minItems: 1 }),
    naics: Type.Array(Type.String({ pattern: '^[1-9][0-9]{1,5}$' })),
    support: Type.Optional(Type.Array(Type.Enum([...traits]))),
  },
  { additionalProperties: false },
)

export type ReferenceLists = ReturnType<typeof createReferenceLists>

/** Reads every list of the lines once: about 2,900 rows. */
export const createReferenceLists = () => {
  const vehicles: readonly VehicleRow[] = readList(Vehicle, 'vehicles/vehicles.json')
  const vinMakers: readonly VinMakerRow[] = readList(VinMaker, 'vehicles/vin-makers.json')
  const classifications: readonly ClassificationRow[] = readList(ClassificationInFile, 'employee-classifications.json')
  const fraudStatements: readonly FraudStatement[] = readList(FraudStatementRow, 'fraud-statements.json')
  return {
    vehicles,
    vinMakers,
    classifications,
    fraudStatements,
    executivePayrolls: readList(ExecutivePayrollRow, 'executive-payrolls.json'),
    eventTypes: readList(EventType, 'event-types.json'),
    stateOutlines: readList(StateOutline, 'state-outlines.json'),
    practiceAreas: readList(PracticeArea, 'practice-areas.json'),
    healthcareFirmTypes: readList(HealthcareFirmType, 'healthcare-firm-types.json'),
    healthcareProfessions: readList(HealthcareProfession, 'healthcare-professions.json'),
    motorCarriers: readList(MotorCarrier, 'vehicles/motor-carriers.json'),
    partners: readList(Partner, 'partners.json'),
  }
}
