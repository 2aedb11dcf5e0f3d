import { createReference } from '../features/1-foundation/reference/reference.ts'

/** The reference data of the repository. Reading it and building its search indexes takes seconds: once in a process. */
export const sampleReference = createReference()
