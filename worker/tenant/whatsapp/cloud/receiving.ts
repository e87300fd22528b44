import { Refusal } from '#domain/refusal'
import type { CloudIntake } from '#domain/whatsapp/cloud/intake'
import type { RequestContext } from '#tenant/runtime/context'
import { storeArrived } from '../receiving.ts'
import { threadsOf } from '../threads.ts'
import { noteTemplates } from './changing.ts'
import { cloudSettingsOf } from './settings.ts'
import { receiveStatus } from './statuses.ts'

type WantedFile = { message: string; id: string; name: string }

/** The platform tries for seven days to hand something over. */
const OLDEST_MS = 8 * 86_400_000

/** Stores what a signed webhook says, once, and returns the files to be fetched. Throws 401, before anything is stored, for another's number and what is too old. */
export const receiveCloud = (context: RequestContext, { changes, templates }: CloudIntake) => {
  const { is_on, numbers } = cloudSettingsOf(context)
  const own = new Set(is_on ? numbers.map(({ id }) => id) : [])
  const oldest = new Date(Date.parse(context.now) - OLDEST_MS).toISOString()
  for (const { number, messages, statuses } of changes) {
    if (!own.has(number)) throw refused('This number is not of the firm.')
    if ([...messages, ...statuses].some(({ at }) => at < oldest))
      throw refused('This is too old to be of the platform.')
  }
  const files: WantedFile[] = []
  for (const { number, messages, statuses } of changes) {
    for (const { id, ...message } of messages) {
      storeArrived(context, { ...message, event: id, number })
      const stored = message.file && threadsOf(context.store).messageOf(id)
      if (stored?.file && stored.file.stored === null)
        files.push({ message: stored.id, id: stored.file.id, name: stored.file.name })
    }
    for (const status of statuses) receiveStatus(context, number, status)
  }
  noteTemplates(context, templates)
  return files
}

const refused = (message: string) => new Refusal(401, 'unsigned', message)
