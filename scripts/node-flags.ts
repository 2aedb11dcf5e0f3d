import { inRoot } from './project.ts'

/**
 * The flags of a server's Node; the command of its image and its systemd unit have the same. Most objects live for one
 * request: a young generation of more than the usual 16 MB saves a tenth of a server's processor time.
 */
export const serverFlags: readonly string[] = ['--max-semi-space-size=64']

/** How Node runs one of the product's programs. */
export const nodeFlags = [...serverFlags, '--import', inRoot('scripts/end-with-parent.mjs')]
