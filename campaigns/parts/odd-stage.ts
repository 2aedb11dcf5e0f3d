import { startOddInsurers } from './odd-insurers.ts'
import { startParts } from './product.ts'

/** A product whose insurers are slow or broken in every way. */
export async function startOddStage() {
  const insurers = await startOddInsurers()
  const parts = await startParts({ CARRIERS_URL: insurers.url })
  return {
    parts,
    insurers,
    stop: async () => {
      await parts.stop()
      await insurers.stop()
    },
  }
}

export type OddStage = Awaited<ReturnType<typeof startOddStage>>
