/** What the tabs of one browser tell each other. */
type Told =
  | { readonly says: 'signed out' }
  | { readonly says: 'read the notices' }
  /** This person wrote something: news of it are no news to them, in whichever tab. */
  | { readonly says: 'wrote'; readonly address: string }

const channel = typeof window === 'undefined' ? null : new BroadcastChannel('deedbox')

/** Tells the person's other tabs. */
export const notifyTabs = (told: Told) => channel?.postMessage(told)

/** Hears what the person's other tabs tell; gives back how to stop. */
export const onTab = (heard: (told: Told) => void) => {
  const hear = ({ data }: MessageEvent<Told>) => heard(data)
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}
