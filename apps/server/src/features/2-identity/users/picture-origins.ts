import type { StaffFile } from '@coverwright/catalogue/staff/staff'

/** Origins of the agencies' logos and their managers' photos, which browsers must be allowed to fetch pictures from. */
export const pictureOrigins = ({ agencies }: Pick<StaffFile, 'agencies'>): readonly string[] => [
  ...new Set(
    agencies
      .flatMap(({ logo, account_manager }) => [logo, account_manager?.photo])
      .flatMap((address) => (address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [])),
  ),
]
