import type { MessagePreview } from '#domain/communication/preview'
import { type InstructionPreview, quoteCaseApi } from '#domain/quote/case/api'
import { call } from '#lib/api'

/** The messages that sending the quote by email would send now. */
export const fetchSending = (id: string): Promise<MessagePreview[]> =>
  call(quoteCaseApi.preview_sending, { params: { id } })

type Asked = { readonly fee_earner_id?: string; readonly accepted_by_phone?: string }

/** What instructing the quote would do now. */
export const fetchInstruction = (id: string, query: Asked): Promise<InstructionPreview> =>
  call(quoteCaseApi.preview_instruction, { params: { id }, query })
