import type { Messages } from '@coverwright/core/text/text'

/** Texts of data exports and erasures. Server only. */
export const dataRights: Messages = {
  'dataRights.kept.submitted':
    'You submitted this application. Insurance records have to be kept for some years, so it stays until this day.',
  'dataRights.kept.held': 'This application is under a legal hold and stays until the hold is lifted.',
  'dataRights.kept.renewed': 'A renewal is based on this application, so it stays as long as the renewal does.',
  'dataRights.kept.agency': 'Your agency created this application and keeps it. Ask the agency to delete it.',
  'dataRights.export.note':
    'This is what we hold about you. Tax and license numbers are masked in case this file falls into the wrong hands. Documents are listed by name; open an application to download them.',
}
