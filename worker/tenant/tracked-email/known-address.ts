import type { TrackedEmail } from '#domain/tracked-email/tracked-email'
import type { RequestContext } from '#tenant/runtime/context'
import { targetIn } from './targets.ts'

/** Whether somebody of the record that an email is filed to has its sender's address, or was written to there. */
export const isAddressKnown = (
  context: RequestContext,
  { filing, from }: Pick<TrackedEmail, 'filing' | 'from'>,
): boolean => {
  if (filing === null) return true
  const address = from.address.toLowerCase()
  const isPerson = targetIn(context, filing)
    .people()
    .some(({ email }) => email?.toLowerCase() === address)
  return isPerson || isWrittenTo(context, filing.id, address)
}

const isWrittenTo = ({ store }: RequestContext, subjectId: string, address: string) =>
  store.row<{ id: string }>(
    `SELECT id FROM messages WHERE to_address = ? AND channel = 'email' AND subject_id = ? LIMIT 1`,
    address,
    subjectId,
  ) !== null
