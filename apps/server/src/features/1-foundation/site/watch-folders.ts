import { type FSWatcher, watch } from 'node:fs'
import { stat } from 'node:fs/promises'

type Options = {
  readonly onChange: () => void
  /** The system cannot watch an existing folder. */
  readonly onTrouble: (error: unknown) => void
}

type WatchedFolder = { readonly inode: number; readonly watcher: FSWatcher }

/** Watches folders, which may come and go. */
export function createFolderWatch({ onChange, onTrouble }: Options) {
  const watchedFolders = new Map<string, WatchedFolder>()

  function forget(folder: string): void {
    watchedFolders.get(folder)?.watcher.close()
    watchedFolders.delete(folder)
  }

  function begin(folder: string, inode: number): void {
    try {
      const watcher = watch(folder, { persistent: false }, onChange)
      watchedFolders.set(folder, { inode, watcher })
      watcher.on('error', (error) => {
        forget(folder)
        onTrouble(error)
      })
    } catch (error) {
      onTrouble(error)
    }
  }

  return {
    /**
     * Watches exactly these folders; one that was replaced by another of the same name is watched again. Returns the
     * existing ones.
     */
    async follow(folders: readonly string[]): Promise<readonly string[]> {
      const existing: string[] = []
      for (const folder of folders) {
        const inode = await stat(folder)
          .then(({ ino }) => ino)
          .catch(() => undefined)
        if (inode !== undefined) existing.push(folder)
        if (watchedFolders.get(folder)?.inode === inode) continue
        forget(folder)
        if (inode !== undefined) begin(folder, inode)
      }
      return existing
    },
    stop(): void {
      for (const folder of [...watchedFolders.keys()]) forget(folder)
    },
  }
}
