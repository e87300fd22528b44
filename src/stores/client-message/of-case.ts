import { clientMessageApi } from '#domain/client-message/api'
import type { ClientMessage } from '#domain/client-message/message'
import { call } from '#lib/api'
import { $correspondence } from '#stores/tracked-email/correspondence'

const refresh = () => $correspondence.revalidate()

/** Writes to a client of a case in their portal; the key makes a repeated request harmless. */
export const writeToClient = async (
  id: string,
  body: { client: string; text: string; draft?: string },
  key: string,
) => {
  await call(clientMessageApi.answer, { params: { id }, body, key })
  refresh()
}

/** Records that the page of a case showed messages of its clients. */
export const openClientMessages = async (id: string, ids: readonly string[]) => {
  const body = { ids: [...ids] }
  await call(clientMessageApi.open_of_case, { params: { id }, body, isQuiet: true })
  refresh()
}

/** Marks a message of a client as needing no answer. */
export const settleClientMessage = async ({
  id: message,
  conveyance_id: id,
  version,
}: Pick<ClientMessage, 'id' | 'conveyance_id' | 'version'>) => {
  await call(clientMessageApi.settle, { params: { id, message }, body: { version } })
  refresh()
}
