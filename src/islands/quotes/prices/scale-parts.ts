import { searchWith } from '#components/list/list-search.ts'
import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import type { FeeScale } from '#domain/quote/scale/scale'
import { setSearch } from '#stores/chrome/route'

export type ScalePart = MatterType | 'terms'

const isMatter = (it: string | null): it is MatterType => it !== null && it in matterNames

/** The part of the editor that a query string names. */
export const partIn = (search: string): ScalePart => {
  const asked = new URLSearchParams(search).get('part')
  return isMatter(asked) ? asked : 'terms'
}

/** The part of the editor that holds a field. */
export const partOf = ({ matters }: Pick<FeeScale, 'matters'>, field: string): ScalePart => {
  const [first, nth] = field.split('.')
  return (first === 'matters' && matters[Number(nth)]?.matter) || 'terms'
}

/** Opens the part of the editor that holds a field, and focuses the field. */
export const openPart = (scale: FeeScale, field: string) => {
  setSearch(searchWith(location.search, { part: partOf(scale, field) }))
  requestAnimationFrame(() => requestAnimationFrame(() => reach(field)))
}

// A folded charge renders its fields only once it is open.
const reach = (field: string) => {
  const fold = foldOf(field)
  if (fold && !fold.open) fold.open = true
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)
    const place = found ?? fold?.querySelector('summary')
    place?.focus()
    place?.scrollIntoView({ block: 'center' })
  })
}

const foldOf = (field: string) => {
  const at = field.split('.').slice(0, 4).join('.')
  return document.querySelector<HTMLDetailsElement>(`details[data-at="${CSS.escape(at)}"]`)
}
