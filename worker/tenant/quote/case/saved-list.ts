import * as z from 'zod/mini'
import { quoteCaseApi } from '#domain/quote/case/api'
import { savedListOf } from '#tenant/list/saved-list'

const search = z.omit(quoteCaseApi.list.query, { after: true, limit: true })

export const savedQuotes = savedListOf({
  can: [],
  search,
  count: ({ quoteCaseList }, { view = 'all', ...filters }) =>
    quoteCaseList.count({ ...filters, view }),
})

const savedStage = (view: 'presold' | 'sold') =>
  savedListOf({
    can: ['quotes.view-any'],
    search,
    count: ({ quoteCaseList }, filters) => quoteCaseList.count({ ...filters, view }),
  })

export const savedPresold = savedStage('presold')
export const savedSold = savedStage('sold')
