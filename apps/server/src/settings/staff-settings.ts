import { asPath, isYes, wholeNumber } from './parsers.ts'
import { optional, setting } from './setting.ts'

export const staffSettings = {
  staffFile: optional({
    name: 'STAFF_FILE',
    description:
      'Who works here: agencies, agents, support and the desk, as in `packages/catalogue/src/staff/sample-staff.json`. Servers that share a database share it.',
    whenUnset: 'the samples’ staff with the sample insurers, else nobody',
    parse: asPath,
  }),
  staffSecondFactor: setting({
    name: 'STAFF_SECOND_FACTOR',
    description:
      'Staff prove an authenticator app’s code at each new device, for thirty days; if the app is lost: `npm run cw -- staff reset-second-factor <email>`. `no` lets them in by their address alone, for an OpenID Connect provider that asks for a second factor itself without saying so (`amr`, `acr`).',
    fallback: 'yes',
    parse: isYes,
  }),
  staffIdleMinutes: setting({
    name: 'STAFF_IDLE_MINUTES',
    description:
      'Agents and support are signed out after this many minutes without a call, and after twelve hours in any case.',
    fallback: '30',
    parse: wholeNumber(5, 720),
  }),
}
