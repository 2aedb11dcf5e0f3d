/** A channel between this browser's tabs. It is opened when first used: a server that renders a page has no tabs. */
export function createTabChannel<Message>(name: string) {
  let channel: BroadcastChannel | undefined
  const open = (): BroadcastChannel => {
    channel ??= new BroadcastChannel(name)
    return channel
  }
  return {
    post: (message: Message): void => open().postMessage(message),
    /** `listener` gets what other tabs post. */
    listen: (listener: (message: Message) => void): void => {
      open().onmessage = ({ data }: MessageEvent<Message>) => listener(data)
    },
  }
}
