/** A message between the tabs of one browser. */
type Told =
  | { readonly says: 'signed out' }
  | { readonly says: 'read the notices' }
  /** The user changed something: its event is not shown to them in any tab. */
  | { readonly says: 'wrote'; readonly address: string }

const channel = typeof window === 'undefined' ? null : new BroadcastChannel('deedbox')

/** Sends a message to the other tabs. */
export const notifyTabs = (told: Told) => channel?.postMessage(told)

/** Subscribes to messages of the other tabs; returns a function that stops. */
export const onTab = (heard: (told: Told) => void) => {
  const hear = ({ data }: MessageEvent<Told>) => heard(data)
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}
