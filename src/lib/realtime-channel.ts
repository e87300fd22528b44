import type Echo from 'laravel-echo'
import { fieldsIn } from '#domain/is-record'
import type { Change, ChannelListener, Member } from './realtime-types.ts'

type EventCallback = (channel: Channel, name: string, change: Change) => void
type ChannelCallbacks = {
  readonly told: EventCallback
  readonly settled: () => void
  readonly isUp: boolean
}

/** Milliseconds after which an unanswered subscription counts as refused: Reverb does not always answer. */
const SUBSCRIBE_TIMEOUT = 10_000
/** Milliseconds before a subscription that failed for a reason other than 401 or 403 is repeated. */
const RETRY_DELAY = 15_000

type Members = { each: (visit: (member: { id: unknown; info: unknown }) => void) => void }
type Subscription = {
  readonly subscribed: boolean
  readonly members?: Members
  bind: (name: string, handler: (data: unknown, by?: { user_id?: unknown }) => void) => void
  bind_global: (handler: (name: string, data: unknown) => void) => void
  trigger: (name: string, data: object) => boolean
}

export type Channel = ReturnType<typeof openChannel>

export const openChannel = (
  echo: Echo<'reverb'>,
  name: string,
  { told, settled, isUp }: ChannelCallbacks,
) => {
  const listenings = new Set<ChannelListener>()
  const everyListening: ReadonlySet<ChannelListener> = listenings
  const whispers = new Set<string>()
  let state: 'asked' | 'open' | 'refused' = 'asked'
  let timeout: ReturnType<typeof setTimeout> | undefined
  const subscription = subscriptionTo(echo, name)

  const requestSubscription = (isUp: boolean) => {
    clearTimeout(timeout)
    state = 'asked'
    if (isUp) timeout = setTimeout(() => onRefused({ status: 'no answer' }), SUBSCRIBE_TIMEOUT)
  }
  const setState = (next: 'open' | 'refused') => {
    clearTimeout(timeout)
    state = next
    settled()
  }
  // The page works without the channel and shows that; the console has the reason.
  const onRefused = ({ status }: { status?: unknown }) => {
    console.warn(`No news of ${name}: its subscription was refused.`, status)
    setState('refused')
    if (status !== 401 && status !== 403) timeout = setTimeout(resubscribe, RETRY_DELAY)
  }
  const resubscribe = () => {
    requestSubscription(true)
    echo.connector.pusher.subscribe(name)
  }
  const onOpened = () => {
    setState('open')
    showMembers()
    for (const listening of listenings) listening.opened?.()
  }
  const showMembers = () => {
    const members = membersOf(subscription)
    for (const listening of listenings) listening.here?.(members)
  }
  const bindWhisper = (what: string) => {
    if (whispers.has(what)) return
    whispers.add(what)
    subscription.bind(`client-${what}`, (data, by) => {
      for (const listening of listenings) listening.whispers?.[what]?.(data, String(by?.user_id))
    })
  }
  // 'client-question.asked' is of the firm, yet a member could send the same: nothing it says is believed.
  const onForgeable = () => {
    for (const listening of listenings) listening.missed?.()
  }
  subscription.bind_global((event, data) => {
    if (event === 'pusher:subscription_succeeded') onOpened()
    else if (event === 'pusher:subscription_error') onRefused(fieldsIn(data))
    else if (/^pusher:member_/.test(event)) showMembers()
    else if (/^client-[\w-]+\./.test(event)) onForgeable()
    else if (!/^(pusher|client-)/.test(event)) told(channel, event, data as Change)
  })
  requestSubscription(isUp)

  const channel = {
    name,
    listenings: everyListening,
    get state() {
      return state
    },
    add: (listening: ChannelListener) => {
      listenings.add(listening)
      for (const what of Object.keys(listening.whispers ?? {})) bindWhisper(what)
      if (state !== 'open') return
      listening.here?.(membersOf(subscription))
      listening.opened?.()
    },
    remove: (listening: ChannelListener) => {
      listenings.delete(listening)
    },
    /** Waits for the subscription after the connection was lost or restored. */
    ask: requestSubscription,
    whisper: (what: string, data: object) => {
      if (state === 'open') subscription.trigger(`client-${what}`, data)
    },
    leave: () => {
      clearTimeout(timeout)
      echo.leaveChannel(name)
    },
  }
  return channel
}

const subscriptionTo = (echo: Echo<'reverb'>, name: string): Subscription => {
  const [kind = '', rest = ''] = name.split(/-(.*)/s)
  const channel =
    kind === 'presence'
      ? echo.join(rest)
      : kind === 'private'
        ? echo.private(rest)
        : echo.channel(name)
  return channel.subscription
}

// A server may send ids as numbers; here they are strings.
const membersOf = ({ members }: Subscription): Member[] => {
  const all: Member[] = []
  members?.each(({ id, info }) => all.push({ id: String(id), told: { ...fieldsIn(info) } }))
  return all
}
