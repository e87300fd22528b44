import { useStore } from '@nanostores/react'
import StaleChooser from '#components/form/StaleChooser.tsx'
import { matterNames } from '#domain/matter-names'
import { money } from '#lib/format'
import { $scaleConflict, endScaleConflict, scaleDifferences } from '#stores/quote/scale/draft'
import { partOf } from './scale-parts.ts'

export default function ScaleConflict() {
  const conflict = useStore($scaleConflict)
  if (conflict === null) return null
  const places = scaleDifferences(conflict.theirs)
    .filter((it) => it.isTyped)
    .map(({ path, mine, theirs }) => ({
      name: path,
      label: labelOf(conflict.theirs, path),
      mine: formatValue(mine),
      theirs: formatValue(theirs),
    }))
  return (
    <StaleChooser
      changed={conflict.changed}
      places={places}
      onKeep={() => endScaleConflict('mine')}
      onTake={() => endScaleConflict('theirs')}
    />
  )
}

const labelOf = (scale: Parameters<typeof partOf>[0], path: string) => {
  const part = partOf(scale, path)
  const words = path
    .split('.')
    .slice(part === 'terms' ? 0 : 2)
    .map((word) => (/^\d+$/.test(word) ? String(Number(word) + 1) : word.replaceAll('_', ' ')))
    .join(' ')
  return part === 'terms' ? words : `${matterNames[part]}, ${words}`
}

const formatValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'number') return money(value)
  if (Array.isArray(value)) return `${value.length} in total`
  return typeof value === 'object' ? 'changed' : String(value)
}
