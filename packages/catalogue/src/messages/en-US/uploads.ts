/** Texts of the upload control. */
export const uploads = {
  'upload.choose': 'Choose files',
  'upload.drop': 'or drop them here',
  'upload.limits': 'PDF, Word, Excel, CSV, text, PNG or JPEG, up to 10 MB each',
  'upload.list': 'Files added',
  'upload.sending': 'Uploading {name}: {percent}%',
  'upload.waiting': '{name} is next',
  'upload.added': '{name} is added',
  'upload.removed': '{name} was removed',
  'upload.stop': 'Stop uploading {name}',
  'upload.retry': 'Send {name} again',
  'upload.dismiss': 'Dismiss {name}',
  'upload.remove': 'Remove {name}',
  'upload.remove.title': 'Remove this file?',
  'upload.remove.note': 'It is deleted here. Your own copy is not affected.',
  'upload.failed.connection': 'The upload failed. Check your connection and try again.',
  'upload.failed.tooLarge': 'It is larger than 10 MB. Make it smaller or split it in two.',
  'upload.failed.empty': 'The file is empty. Choose another one.',
  'upload.failed.kind':
    'This kind of file is not accepted. Save it as a PDF, a Word or Excel file without macros, CSV, text, PNG or JPEG.',
  'upload.failed.heic': 'This is a HEIC photo, as phones take them. Save or export it as JPEG, then add that.',
  'upload.failed.tiff': 'This is a TIFF picture. Save it as PDF or JPEG, then add that.',
  'upload.failed.picture': 'This kind of picture is not accepted. Save it as JPEG or PNG, then add that.',
  'upload.failed.oldWord': 'This is an older Word file. Open it, save it as .docx or PDF, then add that.',
  'upload.failed.oldExcel': 'This is an older Excel file. Open it, save it as .xlsx or PDF, then add that.',
  'upload.failed.locked':
    'This file is protected with a password or with restrictions. Save a copy without them, then add that.',
  'upload.failed.active':
    'This file holds macros, programs or embedded objects. Save it without them, or as a PDF, then add that.',
  'upload.failed.harmful':
    'The virus scan flagged this file as harmful. Save it again on a device you trust, then send that copy.',
  'upload.failed.tooMany': 'There are already 20 files. Remove one before you add another.',
  'upload.failed.closed': 'The application no longer asks for this file. Reload the page.',
  'upload.failed.completed': 'The application has been sent. Reopen it before you change its files.',
  'upload.failed.other': 'It could not be added. Send it again in a moment, or ask your advisor.',
} as const
