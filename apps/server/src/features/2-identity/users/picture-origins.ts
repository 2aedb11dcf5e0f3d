import type { StaffFile } from '@coverwright/catalogue/staff/staff'

/** Origins of the agencies' logos and of people's photos, which browsers must be allowed to fetch pictures from. */
export const pictureOrigins = ({ agencies, people }: StaffFile): readonly string[] => [
  ...new Set(
    [
      ...agencies.flatMap(({ logo, account_manager }) => [logo, account_manager?.photo]),
      ...people.map(({ photo }) => photo),
    ].flatMap((address) => (address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [])),
  ),
]
