import { documentVersion } from './events/document-version.ts'
import { emptyHead } from './events/quote-events.ts'
import { noOwners } from './owners.ts'
import type { QuoteRow } from './snapshot/quote-snapshot.ts'

/** A new, unowned quote without answers. */
export const blankQuote = (at: Date): Omit<QuoteRow, 'id' | 'uuid' | 'session_id' | 'site'> => ({
  ...noOwners,
  flow_type: 'main',
  schema_version: documentVersion,
  version: 1,
  completed: false,
  max_step: '/',
  answers: {},
  question_sets: {},
  carried: null,
  renews: null,
  partner: null,
  campaign_id: null,
  partnership_source: null,
  partnership_name: null,
  device: null,
  test_features: [],
  submission_uuid: null,
  legit_lead_at: null,
  abandoned_at: null,
  revision: 1,
  search_text: '',
  contact_email: null,
  agent_email: null,
  owner_email: null,
  closed_at: null,
  closed_reason: null,
  created_at: at,
  updated_at: at,
  ...emptyHead,
})
