import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import type { createTestApp } from '../../../testing/test-app.ts'

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

/** A clothing shop in Chicago: every insurer wants it. */
const shop = {
  ...painter,
  class_code_ref: 'CW458110A',
  sub_class_code_ref: undefined,
  company_name: 'Threads',
  contact_email: 'rosa@threads.example',
  insurance_types: typesOf('gl'),
}

/** Somebody of the desk, and applications for them to work on. */
export async function createTestDesk({ browser }: Pick<Awaited<ReturnType<typeof createTestApp>>, 'browser'>) {
  const amara = browser()
  await signInAs(amara, 'desk@coverwright.example')
  return {
    amara,

    /** An application that was sent to insurers. */
    async submitted(answers: object = {}) {
      const rosa = browser()
      const { _id: id } = await fillQuote(rosa, { ...shop, ...answers })
      const { body } = await rosa.patch(`quote/${id}/finish_form`, { attestation })
      const { uuid } = body.data
      const { offers } = (await rosa.get(`quote/uuid/${uuid}`)).body.data
      return { rosa, id, uuid, offers: offers as { uuid: string; state: string }[] }
    },
    record: async (id: string) => (await amara.get(`desk/applications/${id}`)).body.data,
    rows: async (query = '') => (await amara.get(`desk/applications${query}`)).body.data.applications,
    act: (id: string, action: string, body: object) => amara.post(`desk/applications/${id}/${action}`, body),
  }
}
