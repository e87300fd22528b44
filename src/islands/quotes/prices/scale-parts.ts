import { searchWith } from '#components/list/list-search.ts'
import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import type { FeeScale } from '#domain/quote/scale/scale'
import { setSearch } from '#stores/chrome/route'

export type ScalePart = MatterType | 'terms'

const isMatter = (it: string | null): it is MatterType => it !== null && it in matterNames

export const partFromSearch = (search: string): ScalePart => {
  const partParam = new URLSearchParams(search).get('part')
  return isMatter(partParam) ? partParam : 'terms'
}

export const partOf = ({ matters }: Pick<FeeScale, 'matters'>, field: string): ScalePart => {
  const [first, nth] = field.split('.')
  return (first === 'matters' && matters[Number(nth)]?.matter) || 'terms'
}

export const openPart = (scale: FeeScale, field: string) => {
  setSearch(searchWith(location.search, { part: partOf(scale, field) }))
  requestAnimationFrame(() => requestAnimationFrame(() => focusField(field)))
}

// A folded charge renders its fields only once it is open.
const focusField = (field: string) => {
  const fold = foldOf(field)
  if (fold && !fold.open) fold.open = true
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)
    const target = found ?? fold?.querySelector('summary')
    target?.focus()
    target?.scrollIntoView({ block: 'center' })
  })
}

const foldOf = (field: string) => {
  const at = field.split('.').slice(0, 4).join('.')
  return document.querySelector<HTMLDetailsElement>(`details[data-at="${CSS.escape(at)}"]`)
}
