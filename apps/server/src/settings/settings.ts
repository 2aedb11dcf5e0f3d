import { carrierSettings } from './carrier-settings.ts'
import { limitSettings } from './limit-settings.ts'
import { messageSettings } from './message-settings.ts'
import { peopleSettings } from './people-settings.ts'
import { siteSettings } from './site-settings.ts'
import { storageSettings } from './storage-settings.ts'
import { telemetrySettings } from './telemetry-settings.ts'

/** Every setting of the server, by the heading under which docs/settings.md lists it. */
export const settingSections = {
  'The site': siteSettings,
  'Where data is stored': storageSettings,
  Insurers: carrierSettings,
  'Staff and signing in': peopleSettings,
  'Mail, support and tracking': messageSettings,
  Limits: limitSettings,
  'Logs, metrics and traces': telemetrySettings,
}

/** The same in one table, for `config.ts`. */
export const settings = {
  ...siteSettings,
  ...storageSettings,
  ...carrierSettings,
  ...peopleSettings,
  ...messageSettings,
  ...limitSettings,
  ...telemetrySettings,
}
