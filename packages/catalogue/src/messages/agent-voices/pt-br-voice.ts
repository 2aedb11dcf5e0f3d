import type { Messages } from '@coverwright/core/text/text'
import { agentVoiceBesideTheForm } from '../pt-BR/agent-voice/beside-the-form.ts'
import { agentVoiceOfForm } from '../pt-BR/agent-voice/form.ts'

/** What agents of Brazilian sites read in place of their clients' texts. */
export const ptBrAgentVoice: Messages = { ...agentVoiceOfForm, ...agentVoiceBesideTheForm }
