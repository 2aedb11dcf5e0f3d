import type { Messages } from '@coverwright/core/text/text'

/** Texts of data exports and erasures. Server only. */
export const dataRights: Messages = {
  'dataRights.kept.submitted':
    'Usted envió esta solicitud. La documentación de seguros debe guardarse unos años, así que se conserva hasta ese día.',
  'dataRights.kept.held':
    'Esta solicitud está bloqueada por obligación legal y se conserva hasta que se levante el bloqueo.',
  'dataRights.kept.renewed':
    'Una renovación parte de esta solicitud, así que se conserva mientras exista la renovación.',
  'dataRights.kept.agency': 'Su correduría redactó esta solicitud y la conserva. Pida a la correduría que la elimine.',
  'dataRights.export.note':
    'Esto es lo que guardamos sobre usted. Los números fiscales y de licencia no se muestran enteros, porque un archivo puede acabar en otras manos. Los documentos figuran por su nombre; para descargarlos, abra la solicitud.',
}
