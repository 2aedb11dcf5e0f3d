import fc from 'fast-check'

/**
 * Tests with generated cases generate the same ones each time, so that a failure comes from a change. `node
 * campaigns/random-cases.ts` generates others for as long as wanted.
 */
const seed = Number(process.env.CASES_SEED ?? 20_261_120)
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })
