import fc from 'fast-check'

/**
 * Tests that make up their cases make up the same ones each time, so that a run fails for what was changed and for
 * nothing else. Others are made up, for as long as wanted, by `node campaigns/random-cases.ts`.
 */
const seed = Number(process.env.CASES_SEED ?? 20_261_120)
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })
