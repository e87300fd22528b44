import { computed } from 'nanostores'
import type { TemplateFamily } from '#domain/template/template'
import type { TemplateRow } from '#domain/template/view'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { followArea } from '#stores/list/following'
import { pagedListOf } from '#stores/list/paged'
import { $family, templateApis } from './apis.ts'

type View = 'current' | 'pending' | 'own' | 'retired'
type Asked = { readonly family: TemplateFamily; readonly q?: string; readonly view?: View }

const $query = computed([$route, $family], ({ search }, family): Asked | null =>
  family === null ? null : { ...queryIn<Omit<Asked, 'family'>>(search, ['q', 'view']), family },
)

export const {
  $rows: $templateRows,
  loadMore: loadMoreTemplates,
  refresh: refreshTemplates,
} = pagedListOf<Asked, TemplateRow>({
  key: 'templates/',
  $query,
  page: ({ family, ...query }) => call(templateApis[family].list, { query }),
  keyOf: ({ key }) => key,
  follow: (refresh) => followArea('templates', refresh),
})
