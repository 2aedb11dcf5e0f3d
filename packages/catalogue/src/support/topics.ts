import type { Translate } from '@coverwright/core/text/text'
import type { Site } from '../sites/site.ts'

/** A topic of a message to support: its label, and its value for support. */
export type Topic = { readonly value: string; readonly label: string }

/** Topic of a message about an offer. */
export const purchaseTopic = 'Purchasing a quote'

/** Topic of a message about a class that is not on the list. */
export const tradeTopic = 'Industry classification or carrier appetite'

/** The six of seed 9; the labels are message keys. */
const usualTopics: readonly Topic[] = [
  { value: purchaseTopic, label: 'message.topic.purchase' },
  { value: tradeTopic, label: 'message.topic.appetite' },
  { value: 'Adjusting limits or coverages', label: 'message.topic.limits' },
  { value: 'Payment, fees, or financing', label: 'message.topic.payment' },
  { value: 'Certificate, endorsement, or cancellation', label: 'message.topic.policy' },
  { value: 'Other questions', label: 'message.topic.other' },
]

/** What people may write about at a site: its own topics in its own words, or the usual six. */
export const topicsOf = ({ webToCaseOptions }: Pick<Site, 'webToCaseOptions'>, t: Translate): readonly Topic[] =>
  webToCaseOptions ?? usualTopics.map(({ value, label }) => ({ value, label: t(label) }))

/** Whether support knows a topic by this value. */
export const isTopic = ({ webToCaseOptions }: Pick<Site, 'webToCaseOptions'>, value: string): boolean =>
  (webToCaseOptions ?? usualTopics).some((topic) => topic.value === value)
