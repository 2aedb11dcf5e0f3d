import type { Messages } from '@coverwright/core/text/text'
import { agentVoiceBesideTheForm } from '../fr-FR/agent-voice/beside-the-form.ts'
import { agentVoiceOfForm } from '../fr-FR/agent-voice/form.ts'

/** What agents of French sites read in place of their clients' texts. */
export const frFrAgentVoice: Messages = { ...agentVoiceOfForm, ...agentVoiceBesideTheForm }
