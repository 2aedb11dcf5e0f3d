/** Every flow that a quote may follow: the application, and the renewals of what an application became. */
export const flowTypes = ['main', 'renewal-law', 'renewal-census'] as const
export type FlowType = (typeof flowTypes)[number]
export type RenewalType = Exclude<FlowType, 'main'>

export const isFlowType = (name: string): name is FlowType => flowTypes.some((each) => each === name)
