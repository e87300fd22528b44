import type { EmailView } from '#domain/tracked-email/view'
import { originalOf } from '#stores/tracked-email/files'
import { sendMemoTo } from './sending.ts'

/**
 * Makes a sale memo of an email with its files, once for each `id`, a new UUID; returns the memo's id. Throws with the
 * reason for one that is refused.
 */
export const memoOfEmail = async (
  email: Pick<EmailView, 'id' | 'subject'>,
  id: string,
): Promise<string> => {
  let memo = id
  const file = await originalOf(email)
  const send = sendMemoTo((made) => {
    memo = made
  })
  await send({ id, file, index: 0, count: 1 }, new AbortController().signal)
  return memo
}
