import { applicationLifecycle } from '../../packages/core/src/lifecycle/application.ts'
import { billLifecycle } from '../../packages/core/src/lifecycle/bill.ts'
import { insurerAnswer } from '../../packages/core/src/lifecycle/insurer-answer.ts'
import type { Lifecycle } from '../../packages/core/src/lifecycle/lifecycle.ts'
import { type NoticeEvent, notices } from '../../packages/core/src/lifecycle/notices.ts'
import { offerLifecycle } from '../../packages/core/src/lifecycle/offer.ts'
import { policyRenewal } from '../../packages/core/src/lifecycle/policy-renewal.ts'
import { policyRequest } from '../../packages/core/src/lifecycle/policy-request.ts'

const head = `# Lifecycles

What may happen to an application, to an insurer's answer, to an offer and to a bill, who may cause it and who is notified. An event that is not in a table is
refused with 409, one that somebody else may cause with 403. Every event is part of the chain of evidence of its quote. The mails,
and when they go out: [notices](notices.md). This page is generated from \`packages/core/src/lifecycle/\` by \`npm run docs\`.
`

const words = (names: readonly string[]): string => names.map((name) => name.replaceAll('_', ' ')).join(', ')

const mailsAt = (event: NoticeEvent | undefined): string =>
  event === undefined ? '' : words([...new Set(notices.filter((each) => each.event === event).map(({ to }) => to))])

function section(title: string, about: string, { initial, transitions }: Lifecycle<string, string>): string {
  const arrows = transitions.flatMap(({ from, to, event }) =>
    from.map((state) => `  ${state} --> ${to}: ${words([event])}\n`),
  )
  const rows = transitions.map(
    ({ event, from, to, by, notifies: tells }) =>
      `| ${words([event])} | ${words(from)} | ${words([to])} | ${words(by)} | ${mailsAt(tells)} |\n`,
  )
  return [
    `## ${title}\n\n${about}\n`,
    `\`\`\`mermaid\nstateDiagram-v2\n  [*] --> ${initial}\n${arrows.join('')}\`\`\`\n`,
    `| Event | From | To | Caused by | Told |\n|---|---|---|---|---|\n${rows.join('')}`,
  ].join('\n')
}

/** docs/lifecycles.md: each table of states, as a diagram and as rows. */
export const lifecyclesPage = (): string =>
  [
    head,
    section(
      'Application',
      'Derived from its submission, the stages of its offers and whether it was closed; only closing is stored.',
      applicationLifecycle,
    ),
    section(
      "An insurer's answer",
      'One for each insurer and line of a submission: `state` of an offer. An answer may come, and change, days later.',
      insurerAnswer,
    ),
    section(
      'Offer',
      "`stage` of an offer. Only an insurer's confirmation makes it bound; `expired` is derived from the day.",
      offerLifecycle,
    ),
    section(
      'Bill',
      'Of the agency, where it bills instead of the insurer. What the end of an offer does to its bill is derived. A bill that is paid insures nobody.',
      billLifecycle,
    ),
    section(
      'Renewal of a policy',
      'Derived from the day it ends, the renewal and what an insurer confirmed; only declining is stored.',
      policyRenewal,
    ),
    section(
      'Request about a policy',
      'A change or a cancellation. Nothing holds before the insurer has confirmed it, and the desk has recorded that.',
      policyRequest,
    ),
  ].join('\n')
