import type Echo from 'laravel-echo'
import type { Change, Listening, Member } from './realtime-types.ts'

type Told = (channel: Channel, name: string, change: Change) => void
type Subscriptions = { readonly told: Told; readonly settled: () => void; readonly isUp: boolean }

/** Milliseconds after which an unanswered subscription counts as refused: Reverb does not always answer. */
const PATIENCE = 10_000
/** Milliseconds before a subscription that failed for a reason other than 401 or 403 is repeated. */
const PAUSE = 15_000

type Members = { each: (visit: (member: { id: unknown; info: unknown }) => void) => void }
type Subscription = {
  readonly subscribed: boolean
  readonly members?: Members
  bind: (name: string, heard: (said: unknown, by?: { user_id?: unknown }) => void) => void
  bind_global: (heard: (name: string, said: unknown) => void) => void
  trigger: (name: string, said: object) => boolean
}

export type Channel = ReturnType<typeof openChannel>

/** One channel of the connection, with all its listeners on the page. */
export const openChannel = (
  echo: Echo<'reverb'>,
  name: string,
  { told, settled, isUp }: Subscriptions,
) => {
  const listenings = new Set<Listening>()
  const whispers = new Set<string>()
  let state: 'asked' | 'open' | 'refused' = 'asked'
  let patience: ReturnType<typeof setTimeout> | undefined
  const subscription = subscriptionTo(echo, name)

  const ask = (isUp: boolean) => {
    clearTimeout(patience)
    state = 'asked'
    if (isUp) patience = setTimeout(() => refused({ status: 'no answer' }), PATIENCE)
  }
  const become = (next: 'open' | 'refused') => {
    clearTimeout(patience)
    state = next
    settled()
  }
  // The page works without the channel and shows that; the console has the reason.
  const refused = ({ status }: { status?: unknown }) => {
    console.warn(`No news of ${name}: its subscription was refused.`, status)
    become('refused')
    if (status !== 401 && status !== 403) patience = setTimeout(askAgain, PAUSE)
  }
  const askAgain = () => {
    ask(true)
    echo.connector.pusher.subscribe(name)
  }
  const opened = () => {
    become('open')
    showMembers()
    for (const listening of listenings) listening.opened?.()
  }
  const showMembers = () => {
    const members = membersOf(subscription)
    for (const listening of listenings) listening.here?.(members)
  }
  const listenFor = (what: string) => {
    if (whispers.has(what)) return
    whispers.add(what)
    subscription.bind(`client-${what}`, (said, by) => {
      for (const listening of listenings) listening.whispers?.[what]?.(said, String(by?.user_id))
    })
  }
  subscription.bind_global((event, said) => {
    if (event === 'pusher:subscription_succeeded') opened()
    else if (event === 'pusher:subscription_error') refused(said as { status?: unknown })
    else if (/^pusher:member_/.test(event)) showMembers()
    else if (!/^(pusher|client-)/.test(event)) told(channel, event, said as Change)
  })
  ask(isUp)

  const channel = {
    name,
    listenings: listenings as ReadonlySet<Listening>,
    get state() {
      return state
    },
    add: (listening: Listening) => {
      listenings.add(listening)
      for (const what of Object.keys(listening.whispers ?? {})) listenFor(what)
      if (state !== 'open') return
      listening.here?.(membersOf(subscription))
      listening.opened?.()
    },
    remove: (listening: Listening) => {
      listenings.delete(listening)
    },
    /** Waits for the subscription after the connection was lost or restored. */
    ask,
    whisper: (what: string, said: object) => {
      if (state === 'open') subscription.trigger(`client-${what}`, said)
    },
    leave: () => {
      clearTimeout(patience)
      echo.leaveChannel(name)
    },
  }
  return channel
}

const subscriptionTo = (echo: Echo<'reverb'>, name: string) => {
  const [kind = '', rest = ''] = name.split(/-(.*)/s)
  const channel =
    kind === 'presence'
      ? echo.join(rest)
      : kind === 'private'
        ? echo.private(rest)
        : echo.channel(name)
  return (channel as unknown as { subscription: Subscription }).subscription
}

// A server may send ids as numbers; here they are strings.
const membersOf = ({ members }: Subscription): Member[] => {
  const all: Member[] = []
  members?.each(({ id, info }) => all.push({ id: String(id), told: { ...(info as object) } }))
  return all
}
