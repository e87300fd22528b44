import { onMount } from 'nanostores'
import { mailboxApi } from '#domain/mailbox/api'
import type { NewImapMailbox, NewSharedMailbox } from '#domain/mailbox/bodies'
import type { GoogleClient } from '#domain/mailbox/consent'
import type { Mailbox } from '#domain/mailbox/mailbox'
import type { MailRegistration } from '#domain/mailbox/registration'
import type { MailboxAdmin, MailboxList, MailboxView } from '#domain/mailbox/view'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { saverOf } from '#stores/record/saving'

/** How long the figures of a mailbox that is being read may stand. */
const RENEWED_MS = 30_000

/** The mailboxes of whoever is signed in. */
export const $ownMailboxes = createFetcherStore<MailboxList>(['own-mailboxes'], {
  fetcher: () => call(mailboxApi.own),
})

/** All mailboxes of the firm, and what lets them be connected. */
export const $mailboxAdmin = createFetcherStore<MailboxAdmin>(['mailboxes'], {
  fetcher: () => call(mailboxApi.list),
})

for (const $store of [$ownMailboxes, $mailboxAdmin])
  onMount($store, () => {
    const stop = followArea('admin', () => $store.revalidate())
    const timer = setInterval(() => $store.revalidate(), RENEWED_MS)
    return () => {
      stop()
      clearInterval(timer)
    }
  })

const showAdmin = (admin: MailboxAdmin) => $mailboxAdmin.mutate(admin)
const admin = saverOf<MailboxAdmin>({ show: showAdmin, showCurrent: showAdmin })

export const saveRegistration = (registration: MailRegistration, version: number, key: string) =>
  admin.change(mailboxApi.register, { registration }, { version, key })

export const saveRegistrationSecret = (secret: string, version: number, key: string) =>
  admin.change(mailboxApi.secret, { secret }, { version, key })

export const saveGoogleClient = (client: GoogleClient, version: number, key: string) =>
  admin.change(mailboxApi.google, { client }, { version, key })

const withRow = <List extends MailboxList>(list: List, mailbox: MailboxView): List => {
  const isThere = list.rows.some(({ id }) => id === mailbox.id)
  const rows = list.rows.map((it) => (it.id === mailbox.id ? mailbox : it))
  return { ...list, rows: isThere ? rows : [...rows, mailbox] }
}

const show = (mailbox: MailboxView) => {
  const { data: all } = $mailboxAdmin.get()
  const { data: own } = $ownMailboxes.get()
  if (all) $mailboxAdmin.mutate(withRow(all, mailbox))
  if (own?.rows.some(({ id }) => id === mailbox.id)) $ownMailboxes.mutate(withRow(own, mailbox))
}
const one = saverOf<MailboxView>({ show, showCurrent: show })

const own = saverOf<MailboxView>({
  show: (mailbox) => {
    const { data } = $ownMailboxes.get()
    if (data) $ownMailboxes.mutate(withRow(data, mailbox))
  },
  showCurrent: show,
})

/** Connects the signed-in person's own mailbox by IMAP. */
export const connectOwnMailbox = (body: NewImapMailbox, key: string) =>
  own.save(call(mailboxApi.connect_own, { body, key }))

/** Connects a mailbox of several people by IMAP. */
export const shareMailboxByImap = (body: NewImapMailbox, key: string) =>
  one.save(call(mailboxApi.share_by_imap, { body, key }))

/** Connects a mailbox of several people at Microsoft 365. */
export const shareMailbox = (body: NewSharedMailbox, key: string) =>
  one.save(call(mailboxApi.share, { body, key }))

type Of = Pick<Mailbox, 'id' | 'version'>

export const pauseMailbox = ({ id, version }: Of, is_paused: boolean, key: string) =>
  one.change(mailboxApi.pause, { is_paused }, { params: { id }, version, key })

export const savePrivateFolders = ({ id, version }: Of, private_folders: string[], key: string) =>
  one.change(mailboxApi.folders, { private_folders }, { params: { id }, version, key })

/** Switches on or off that what its owner writes is sent from a mailbox. */
export const saveSending = ({ id, version }: Of, is_on: boolean, key: string) =>
  one.change(mailboxApi.send, { is_on }, { params: { id }, version, key })

export const disconnectMailbox = ({ id, version }: Of, key: string) =>
  one.change(mailboxApi.disconnect, {}, { params: { id }, version, key })
