/** Handing in files: what the control says, and why a file is not taken. */
export const uploads = {
  'upload.choose': 'Choose files',
  'upload.drop': 'or drop them here',
  'upload.limits': 'PDF, Word, Excel, CSV, text, PNG or JPEG, up to 10 MB each',
  'upload.list': 'Files added',
  'upload.sending': 'Sending {name}: {percent}%',
  'upload.waiting': '{name} is next',
  'upload.added': '{name} is added',
  'upload.removed': '{name} is taken out',
  'upload.stop': 'Stop sending {name}',
  'upload.retry': 'Send {name} again',
  'upload.dismiss': 'Leave out {name}',
  'upload.remove': 'Take out {name}',
  'upload.remove.title': 'Take out this file?',
  'upload.remove.note': 'It is deleted here. Your own copy is not touched.',
  'upload.failed.connection': 'It did not arrive. Check your connection and send it again.',
  'upload.failed.tooLarge': 'It is larger than 10 MB. Make it smaller, or split it in two.',
  'upload.failed.empty': 'The file is empty. Choose another one.',
  'upload.failed.kind':
    'This kind of file is not accepted. Save it as a PDF, a Word or Excel file without macros, CSV, text, PNG or JPEG.',
  'upload.failed.harmful':
    'The virus scan took this file for harmful. Save it again on a device you trust, then send that one.',
  'upload.failed.tooMany': 'There are 20 files already. Take one out before you add another.',
  'upload.failed.closed': 'The application does not ask for this file any more. Reload the page.',
  'upload.failed.completed': 'The application is sent. Open it again before you change its files.',
  'upload.failed.other': 'It could not be added. Send it again in a moment, or ask your advisor.',
} as const
