import { ownPeopleOf } from '#tenant/tracked-email/own-people'
import { receiveFromMailbox } from '#tenant/tracked-email/receiving'
import { ask, isOver, type Reading, SourceFault } from './connection.ts'
import { type ItemRow, mailItemsOf } from './items.ts'
import { touch } from './reading-page.ts'
import type { MailContent } from './source.ts'

const MOST_AT_ONCE = 10
const MOST_ATTEMPTS = 10
const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 3_600_000

/** Reads the emails that are about records, and files or suggests each. Throws SourceFault. */
export const readWaiting = async (reading: Reading) => {
  const next = () => {
    const { store, now } = reading.context()
    return isOver(reading) ? [] : mailItemsOf(store, reading.id).nextWaiting(now, MOST_AT_ONCE)
  }
  for (let items = next(); items.length > 0; items = next()) await readItems(reading, items)
}

const readItems = async (reading: Reading, items: readonly ItemRow[]) => {
  const own = ownPeopleOf(reading.context())
  const places = items.map(({ place, item_id }) => place ?? item_id)
  try {
    const contents = await ask(reading, (source, of) => source.read(of, places, own))
    for (const [at, content] of contents.entries()) {
      const item = items[at]
      if (item !== undefined)
        reading.context().store.transaction(() => settle(reading, item, content))
    }
  } catch (error) {
    const [first] = items
    if (error instanceof SourceFault && error.fault.kind === 'silent' && first)
      postpone(reading, first)
    throw error
  }
}

const settle = (
  reading: Reading,
  { item_id, received_at, is_import }: ItemRow,
  content: MailContent,
) => {
  const context = reading.context()
  const items = mailItemsOf(context.store, reading.id)
  touch(reading)
  if (content.is === 'unread') {
    items.settle(item_id, 'unread', content.reason)
  } else {
    receiveFromMailbox(context, content.email, { received_at, is_import: is_import === 1 })
    const isEncrypted = content.email.warnings.includes('encrypted')
    if (isEncrypted) items.settle(item_id, 'unread', 'encrypted')
    else items.settle(item_id, 'stored')
  }
}

/** Tries an email again later, so that it holds back no other; it is given up after about four hours. */
const postpone = ({ context, id }: Reading, { item_id, attempts }: ItemRow) => {
  const { store, now } = context()
  const items = mailItemsOf(store, id)
  const wait = Math.min(FIRST_WAIT_MS * 2 ** attempts, LONGEST_WAIT_MS)
  if (attempts + 1 >= MOST_ATTEMPTS) items.settle(item_id, 'unread', 'unreadable')
  else items.postpone(item_id, new Date(Date.parse(now) + wait).toISOString())
}
