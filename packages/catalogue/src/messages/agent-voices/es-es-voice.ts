import type { Messages } from '@coverwright/core/text/text'
import { agentVoiceBesideTheForm } from '../es-ES/agent-voice/beside-the-form.ts'
import { agentVoiceOfForm } from '../es-ES/agent-voice/form.ts'

/** What agents of Spanish sites read in place of their clients' texts. */
export const esEsAgentVoice: Messages = { ...agentVoiceOfForm, ...agentVoiceBesideTheForm }
