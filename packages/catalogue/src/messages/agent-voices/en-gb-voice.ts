import type { Messages } from '@coverwright/core/text/text'
import { britishAgentVoice } from '../en-GB/agent-voice.ts'
import { enGb } from '../en-gb.ts'
import { agentVoiceBesideTheForm, agentVoiceOfOffers } from '../en-US/agent-voice/beside-the-form.ts'
import {
  agentVoiceOfAmericanRecommendations,
  agentVoiceOfRecommendations,
} from '../en-US/agent-voice/recommendations.ts'
import { agentVoiceOfStart } from '../en-US/agent-voice/start.ts'

const american: Messages = {
  ...agentVoiceOfStart,
  ...agentVoiceBesideTheForm,
  ...agentVoiceOfOffers,
  ...agentVoiceOfRecommendations,
  ...agentVoiceOfAmericanRecommendations,
}

/** What agents of British sites read in place of their clients' texts. */
export const enGbAgentVoice: Messages = {
  ...Object.fromEntries(Object.entries(american).filter(([key]) => enGb[key] !== undefined)),
  ...britishAgentVoice,
}
