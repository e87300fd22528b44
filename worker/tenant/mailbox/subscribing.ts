import { createHash } from 'node:crypto'
import { REMOVED, withGap } from '#domain/mailbox/gaps'
import { type MailboxSync, type MailSubscription, withFault } from '#domain/mailbox/sync'
import { newToken } from '#tenant/user/links'
import { ask, type Reading, SourceFault } from './connection.ts'
import { mailboxesOf } from './mailboxes.ts'
import type { GivenSubscription } from './source.ts'
import { mailboxSyncsOf } from './syncs.ts'

/** Graph gives 10,080 minutes at most. */
const LIFE_MS = 9_900 * 60_000
const RETRY_MS = 10 * 60_000

export const NOTIFICATION_PATH = '/api/intake/mailboxes'

export const stateHash = (state: string) => createHash('sha256').update(state).digest('hex')

const later = (now: string, ms: number) => new Date(Date.parse(now) + ms).toISOString()

/**
 * Renews the subscription of a mailbox at Microsoft in good time, or makes a new one; without one the mailbox is read all
 * the same.
 */
export const keepSubscribed = async (reading: Reading) => {
  const { now, sync, kind } = momentOf(reading)
  if (kind !== 'graph') return
  const { subscription, asked_at, silence } = sync
  if (subscription !== null && subscription.expires_at > now && subscription.renew_at > now) return
  if (silence !== null && asked_at !== null && later(asked_at, RETRY_MS) > now) return
  save(reading, (it) => ({ ...it, asked_at: now }))
  try {
    if (subscription !== null && subscription.expires_at > now) await renew(reading, subscription)
    else await create(reading, subscription)
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    const text = error.fault.text
    save(reading, (it) => ({ ...it, silence: withFault(it.silence, text, now) }))
  }
}

const momentOf = ({ context, id }: Reading) => {
  const { store, now } = context()
  const { kind } = mailboxesOf(store).get(id)
  return { now, kind, sync: mailboxSyncsOf(store).get(id) }
}

const save = ({ context, id }: Reading, change: (sync: MailboxSync) => MailboxSync) => {
  const syncs = mailboxSyncsOf(context().store)
  syncs.save(change(syncs.get(id)))
}

const renew = async (reading: Reading, before: MailSubscription) => {
  const { now } = momentOf(reading)
  const until = later(now, LIFE_MS)
  try {
    const given = await ask(reading, (source, of) => source.renew(of, before.id, until))
    save(reading, (it) => ({
      ...it,
      silence: null,
      subscription: { ...before, ...timesOf(given, now) },
    }))
  } catch (error) {
    if (!(error instanceof SourceFault) || error.fault.kind !== 'gone') throw error
    await create(reading, before)
  }
}

/** `lost`: the subscription that ended before it was renewed; null for the first. */
const create = async (reading: Reading, lost: MailSubscription | null) => {
  const { now } = momentOf(reading)
  if (lost !== null)
    save(reading, (it) => ({
      ...withGap(it, it.event_at ?? lost.created_at, REMOVED),
      subscription: null,
    }))
  const state = newToken()
  const address = `${reading.context().origins.main}${NOTIFICATION_PATH}`
  const until = later(now, LIFE_MS)
  const given = await ask(reading, (source, of) => source.subscribe(of, { address, state, until }))
  const subscription = {
    id: given.id,
    created_at: now,
    state_hash: stateHash(state),
    ...timesOf(given, now),
  }
  save(reading, (it) => ({ ...it, silence: null, subscription }))
}

/** It is renewed after half of the time that Graph gave. */
const timesOf = ({ expires_at }: GivenSubscription, now: string) => ({
  expires_at,
  renew_at: later(now, Math.max(0, Date.parse(expires_at) - Date.parse(now)) / 2),
})
