/** Switches of a site that turn on no insurer, with what each does. */
export const habits: Readonly<Record<string, string>> = {
  individualsOn: 'People who work by themselves are asked about themselves instead of a company',
  keyboardOn: 'Enter and the arrow keys move between the pages',
  multiClassOn: 'A business may have several kinds of work, and names the trade and the share of each',
  websiteFactsOn:
    'A business may have its website read for its name, phone and description, which are offered as answers',
  wcBeforeManagementLiability: 'Workers’ compensation stands before the finances for every business',
}
