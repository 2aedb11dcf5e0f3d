import type { Messages } from '@coverwright/core/text/text'
import { agentVoiceOfAdditionalCoverage } from '../en-US/agent-voice/additional-coverage.ts'
import { agentVoiceOfAttorneys } from '../en-US/agent-voice/attorneys.ts'
import { agentVoiceOfAuto } from '../en-US/agent-voice/auto.ts'
import { agentVoiceBesideTheForm, agentVoiceOfOffers } from '../en-US/agent-voice/beside-the-form.ts'
import { agentVoiceOfCyber } from '../en-US/agent-voice/cyber.ts'
import { agentVoiceOfDayCare } from '../en-US/agent-voice/day-care.ts'
import { agentVoiceOfDirectors } from '../en-US/agent-voice/directors.ts'
import { agentVoiceOfEmploymentPractices } from '../en-US/agent-voice/employment-practices.ts'
import { agentVoiceOfErrorsAndOmissions } from '../en-US/agent-voice/errors-and-omissions.ts'
import { agentVoiceOfEvents } from '../en-US/agent-voice/events.ts'
import { agentVoiceOfFiduciary } from '../en-US/agent-voice/fiduciary.ts'
import { agentVoiceOfLandlord } from '../en-US/agent-voice/landlord.ts'
import { agentVoiceOfLocations } from '../en-US/agent-voice/locations.ts'
import { agentVoiceOfOtherApplicants } from '../en-US/agent-voice/other-applicants.ts'
import { agentVoiceOfPeopleInCare } from '../en-US/agent-voice/people-in-care.ts'
import { agentVoiceOfPollution } from '../en-US/agent-voice/pollution.ts'
import { agentVoiceOfPracticeAreas } from '../en-US/agent-voice/practice-areas.ts'
import { agentVoiceOfProduct } from '../en-US/agent-voice/product.ts'
import { agentVoiceOfProfessional } from '../en-US/agent-voice/professional.ts'
import { agentVoiceOfProperty } from '../en-US/agent-voice/property.ts'
import {
  agentVoiceOfAmericanRecommendations,
  agentVoiceOfRecommendations,
} from '../en-US/agent-voice/recommendations.ts'
import { agentVoiceOfRenewalPages, agentVoiceOfRenewals } from '../en-US/agent-voice/renewals.ts'
import { agentVoiceOfStart } from '../en-US/agent-voice/start.ts'
import { agentVoiceOfUmbrella } from '../en-US/agent-voice/umbrella.ts'
import { agentVoiceOfWorkersCompensation } from '../en-US/agent-voice/workers-compensation.ts'

/** The texts of the form that speak to the client, as an agent reads them who fills it in for that client. */
export const enUsAgentVoice: Messages = {
  ...agentVoiceOfAdditionalCoverage,
  ...agentVoiceOfAttorneys,
  ...agentVoiceOfAuto,
  ...agentVoiceBesideTheForm,
  ...agentVoiceOfCyber,
  ...agentVoiceOfDayCare,
  ...agentVoiceOfDirectors,
  ...agentVoiceOfEmploymentPractices,
  ...agentVoiceOfErrorsAndOmissions,
  ...agentVoiceOfEvents,
  ...agentVoiceOfFiduciary,
  ...agentVoiceOfLandlord,
  ...agentVoiceOfLocations,
  ...agentVoiceOfOffers,
  ...agentVoiceOfOtherApplicants,
  ...agentVoiceOfPeopleInCare,
  ...agentVoiceOfPollution,
  ...agentVoiceOfPracticeAreas,
  ...agentVoiceOfProduct,
  ...agentVoiceOfProfessional,
  ...agentVoiceOfProperty,
  ...agentVoiceOfRecommendations,
  ...agentVoiceOfAmericanRecommendations,
  ...agentVoiceOfRenewalPages,
  ...agentVoiceOfRenewals,
  ...agentVoiceOfStart,
  ...agentVoiceOfUmbrella,
  ...agentVoiceOfWorkersCompensation,
}
