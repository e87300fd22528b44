type TabMessage =
  | { readonly says: 'signed out' }
  | { readonly says: 'read the notices' }
  /** The user changed something: its event is not shown to them in any tab. */
  | { readonly says: 'wrote'; readonly address: string }

const channel = typeof window === 'undefined' ? null : new BroadcastChannel('deedbox')

export const notifyTabs = (message: TabMessage) => channel?.postMessage(message)

/** Subscribes to messages of the other tabs; returns a function that stops. */
export const onTab = (handler: (message: TabMessage) => void) => {
  const onMessage = ({ data }: MessageEvent<TabMessage>) => handler(data)
  channel?.addEventListener('message', onMessage)
  return () => channel?.removeEventListener('message', onMessage)
}
