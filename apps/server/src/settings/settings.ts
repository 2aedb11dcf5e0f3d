import { carrierSettings } from './carrier-settings.ts'
import { experimentSettings } from './experiment-settings.ts'
import { limitSettings } from './limit-settings.ts'
import { mailSettings } from './mail-settings.ts'
import { paymentSettings } from './payment-settings.ts'
import { sampleSettings } from './sample-settings.ts'
import { signInSettings } from './sign-in-settings.ts'
import { siteSettings } from './site-settings.ts'
import { staffSettings } from './staff-settings.ts'
import { storageSettings } from './storage-settings.ts'
import { supportSettings } from './support-settings.ts'
import { telemetrySettings } from './telemetry-settings.ts'
import { trackingSettings } from './tracking-settings.ts'
import { webhookSettings } from './webhook-settings.ts'

/** Every setting of the server, by the heading under which docs/settings.md lists it. */
export const settingSections = {
  'The site': siteSettings,
  'Where data is stored': storageSettings,
  Insurers: carrierSettings,
  Samples: sampleSettings,
  Staff: staffSettings,
  'Sign-in': signInSettings,
  Mail: mailSettings,
  Support: supportSettings,
  Webhooks: webhookSettings,
  Payments: paymentSettings,
  Tracking: trackingSettings,
  'Experiments and flags': experimentSettings,
  Limits: limitSettings,
  'Logs, metrics and traces': telemetrySettings,
}

/** The same in one table, for `config.ts`. */
export const settings = {
  ...siteSettings,
  ...storageSettings,
  ...carrierSettings,
  ...sampleSettings,
  ...staffSettings,
  ...signInSettings,
  ...mailSettings,
  ...supportSettings,
  ...webhookSettings,
  ...paymentSettings,
  ...trackingSettings,
  ...experimentSettings,
  ...limitSettings,
  ...telemetrySettings,
}
