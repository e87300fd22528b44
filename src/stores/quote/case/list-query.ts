import type { QueryInput } from '#domain/endpoint'
import type { quoteCaseApi } from '#domain/quote/case/api'

export type QuoteListQuery = QueryInput<typeof quoteCaseApi.list>
