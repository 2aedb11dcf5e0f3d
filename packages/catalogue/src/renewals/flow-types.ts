/** Every type of flow a quote may follow: the application, and each kind of renewal. */
export const flowTypes = ['main', 'renewal-law', 'renewal-census'] as const
export type FlowType = (typeof flowTypes)[number]
export type RenewalType = Exclude<FlowType, 'main'>

export const isFlowType = (name: string): name is FlowType => flowTypes.some((each) => each === name)
