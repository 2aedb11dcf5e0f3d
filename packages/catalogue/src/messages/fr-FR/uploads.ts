/** Texts of the upload control. */
export const uploads = {
  'upload.choose': 'Choisir des fichiers',
  'upload.drop': 'ou les déposer ici',
  'upload.limits': 'PDF, Word, Excel, CSV, texte, PNG ou JPEG, 10 Mo au plus par fichier',
  'upload.list': 'Fichiers ajoutés',
  'upload.sending': 'Envoi de {name} : {percent} %',
  'upload.waiting': '{name} est le suivant',
  'upload.added': '{name} est ajouté',
  'upload.removed': '{name} est retiré',
  'upload.stop': 'Arrêter l’envoi de {name}',
  'upload.retry': 'Renvoyer {name}',
  'upload.dismiss': 'Laisser de côté {name}',
  'upload.remove': 'Retirer {name}',
  'upload.remove.title': 'Retirer ce fichier ?',
  'upload.remove.note': 'Il est supprimé ici. Votre propre copie reste intacte.',
  'upload.failed.connection': 'Le fichier n’est pas arrivé. Vérifiez votre connexion et renvoyez-le.',
  'upload.failed.tooLarge': 'Le fichier dépasse 10 Mo. Réduisez-le, ou coupez-le en deux.',
  'upload.failed.empty': 'Le fichier est vide. Choisissez-en un autre.',
  'upload.failed.kind':
    'Ce type de fichier n’est pas accepté. Enregistrez-le en PDF, en Word ou Excel sans macros, en CSV, en texte, en PNG ou en JPEG.',
  'upload.failed.heic':
    'C’est une photo HEIC, comme en prennent les téléphones. Enregistrez-la ou exportez-la en JPEG, puis ajoutez celle-là.',
  'upload.failed.tiff': 'C’est une image TIFF. Enregistrez-la en PDF ou en JPEG, puis ajoutez celle-là.',
  'upload.failed.picture':
    'Ce type d’image n’est pas accepté. Enregistrez-la en JPEG ou en PNG, puis ajoutez celle-là.',
  'upload.failed.oldWord':
    'C’est un fichier d’une ancienne version de Word. Ouvrez-le, enregistrez-le en .docx ou en PDF, puis ajoutez celui-là.',
  'upload.failed.oldExcel':
    'C’est un fichier d’une ancienne version d’Excel. Ouvrez-le, enregistrez-le en .xlsx ou en PDF, puis ajoutez celui-là.',
  'upload.failed.locked':
    'Ce fichier est protégé par un mot de passe ou des restrictions. Enregistrez une copie sans protection, puis ajoutez celle-là.',
  'upload.failed.active':
    'Ce fichier contient des macros, des programmes ou des objets incorporés. Enregistrez-le sans eux, ou en PDF, puis ajoutez celui-là.',
  'upload.failed.harmful':
    'L’analyse antivirus juge ce fichier dangereux. Enregistrez-le à nouveau sur un appareil sûr, puis envoyez celui-là.',
  'upload.failed.tooMany': 'Il y a déjà 20 fichiers. Retirez-en un avant d’en ajouter un autre.',
  'upload.failed.closed': 'La demande n’a plus besoin de ce fichier. Rechargez la page.',
  'upload.failed.completed': 'La demande est envoyée. Rouvrez-la avant de changer ses fichiers.',
  'upload.failed.other':
    'Le fichier n’a pas pu être ajouté. Renvoyez-le dans un instant, ou demandez à votre conseiller.',
} as const
