import type { BodyInput } from '#domain/endpoint'
import { quoteCaseApi } from '#domain/quote/case/api'
import { call } from '#lib/api'
import { revalidateKeys } from '#stores/list/fetching'
import { $quoteCase } from '#stores/quote/case/quote-case'

/** Keeps that somebody wrote by hand about a quote. The key makes a second press do nothing twice. */
export const writeToQuoteCase = async (
  id: string,
  body: BodyInput<typeof quoteCaseApi.whatsapp>,
  key: string,
) => {
  await call(quoteCaseApi.whatsapp, { params: { id }, body, key })
  revalidateKeys((key) => key.startsWith('quote-cases/'))
  if ($quoteCase.get().data?.quote_case.id === id) $quoteCase.revalidate()
}
