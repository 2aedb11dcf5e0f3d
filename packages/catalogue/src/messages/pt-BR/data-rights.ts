import type { Messages } from '@coverwright/core/text/text'

/** Texts of data exports and erasures. Server only. */
export const dataRights: Messages = {
  'dataRights.kept.submitted':
    'Você enviou esta solicitação. Registros de seguro precisam ser guardados por alguns anos, por isso ela fica até este dia.',
  'dataRights.kept.held': 'Esta solicitação está retida por exigência legal e fica até a retenção terminar.',
  'dataRights.kept.renewed':
    'Uma renovação se baseia nesta solicitação, por isso ela fica enquanto a renovação existir.',
  'dataRights.kept.agency': 'Sua corretora preencheu esta solicitação e a guarda. Peça à corretora que a apague.',
  'dataRights.export.note':
    'Isto é o que guardamos sobre você. CNPJ, CPF e números de registro saem mascarados, porque um arquivo pode cair em outras mãos. Os documentos aparecem pelo nome; abra uma solicitação para baixá-los.',
}
