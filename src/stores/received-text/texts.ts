import { receivedTextApi } from '#domain/received-text/api'
import type { TextSimulation } from '#domain/received-text/bodies'
import type { ReceivedText } from '#domain/received-text/text'
import { call } from '#lib/api'
import { refreshInbox } from '#stores/inbox/inbox'
import { saverOf } from '#stores/record/saving'

const { save } = saverOf<ReceivedText>({ show: refreshInbox, showCurrent: refreshInbox })

type Versioned = Pick<ReceivedText, 'id' | 'version'>

/** Files a text message to a case, quote or lead; the key makes a repeated request harmless. */
export const fileText = ({ id, version }: Versioned, ref: string, key: string) =>
  save(call(receivedTextApi.file, { params: { id }, body: { version, ref }, key }))

/** Marks a text message as done, or opens it again. */
export const closeText = ({ id, version }: Versioned, is_closed: boolean, key: string) =>
  save(call(receivedTextApi.close, { params: { id }, body: { version, is_closed }, key }))

/** Pretends that a text message arrived. */
export const simulateText = (body: TextSimulation, key: string) =>
  call(receivedTextApi.simulate, { body, key })
