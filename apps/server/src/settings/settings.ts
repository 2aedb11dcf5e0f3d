import { carrierSettings } from './carrier-settings.ts'
import { embedSettings } from './embed-settings.ts'
import { experimentSettings } from './experiment-settings.ts'
import { limitSettings } from './limit-settings.ts'
import { mailSettings } from './mail-settings.ts'
import { paymentSettings } from './payment-settings.ts'
import { sampleSettings } from './sample-settings.ts'
import type { Environment, Setting } from './setting.ts'
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
  Embedding: embedSettings,
  Payments: paymentSettings,
  Tracking: trackingSettings,
  'Experiments and flags': experimentSettings,
  Limits: limitSettings,
  'Logs, metrics and traces': telemetrySettings,
}

/** The same in one table. */
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
  ...embedSettings,
  ...paymentSettings,
  ...trackingSettings,
  ...experimentSettings,
  ...limitSettings,
  ...telemetrySettings,
}

/** The value of each setting. */
export type SettingValues = {
  readonly [Name in keyof typeof settings]: ReturnType<(typeof settings)[Name]['read']>
}

/** Reads every setting. @throws a `StartupError` for a wrong one */
export function readSettings(env: Environment): SettingValues {
  const values = Object.entries<Setting<unknown>>(settings).map(([name, { read }]) => [name, read(env)])
  // Each value was read by the setting of its name.
  return Object.fromEntries(values) as SettingValues
}
