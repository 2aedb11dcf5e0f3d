import type { Translate } from '@coverwright/core/text/text'
import type { Site } from '../sites/site.ts'

/** A topic of a message to support: its label, and its value for support. */
export type Topic = { readonly value: string; readonly label: string }

/** Topics of messages about an offer, and about a trade that is not on the list. */
export const topicAbout = { offer: 'Purchasing a quote', trade: 'Industry classification or carrier appetite' } as const

/** The six of seed 9; the labels are message keys. */
const usualTopics: readonly Topic[] = [
  { value: topicAbout.offer, label: 'message.topic.purchase' },
  { value: topicAbout.trade, label: 'message.topic.appetite' },
  { value: 'Adjusting limits or coverages', label: 'message.topic.limits' },
  { value: 'Payment, fees, or financing', label: 'message.topic.payment' },
  { value: 'Certificate, endorsement, or cancellation', label: 'message.topic.policy' },
  { value: 'Other questions', label: 'message.topic.other' },
]

/** The topics that people may write about at a site: its own, or the usual six. */
export const topicsOf = ({ webToCaseOptions }: Pick<Site, 'webToCaseOptions'>, t: Translate): readonly Topic[] =>
  webToCaseOptions ?? usualTopics.map(({ value, label }) => ({ value, label: t(label) }))

/** Whether support knows a topic by this value. */
export const isTopic = ({ webToCaseOptions }: Pick<Site, 'webToCaseOptions'>, value: string): boolean =>
  (webToCaseOptions ?? usualTopics).some((topic) => topic.value === value)
