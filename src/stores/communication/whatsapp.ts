import type { BodyInput } from '#domain/endpoint'
import { quoteCaseApi } from '#domain/quote/case/api'
import { call } from '#lib/api'
import { revalidateKeys } from '#stores/list/fetching'
import { $quoteCase } from '#stores/quote/case/quote-case'

/** Records a WhatsApp message that was sent by hand; the key makes a repeated request harmless. */
export const recordWhatsApp = async (
  id: string,
  body: BodyInput<typeof quoteCaseApi.whatsapp>,
  key: string,
) => {
  await call(quoteCaseApi.whatsapp, { params: { id }, body, key })
  revalidateKeys((key) => key.startsWith('quote-cases/'))
  if ($quoteCase.get().data?.quote_case.id === id) $quoteCase.revalidate()
}
