import type { Messages } from '@coverwright/core/text/text'
import { agentVoiceBesideTheForm } from '../pt-PT/agent-voice/beside-the-form.ts'
import { agentVoiceOfForm } from '../pt-PT/agent-voice/form.ts'

/** What agents of Portuguese sites read in place of their clients' texts. */
export const ptPtAgentVoice: Messages = { ...agentVoiceOfForm, ...agentVoiceBesideTheForm }
