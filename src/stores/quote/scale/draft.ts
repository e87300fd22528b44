import { atom, computed } from 'nanostores'
import type { MatterType } from '#domain/matter'
import type { FeeScalePrices } from '#domain/quote/scale/api'
import { previewOf } from '#domain/quote/scale/preview'
import type { ScaleProblem } from '#domain/quote/scale/problem'
import { sampleCases } from '#domain/quote/scale/samples'
import type { FeeScale, MatterScale } from '#domain/quote/scale/scale'
import { feeScaleOf, type StoredFeeScale } from '#domain/quote/scale/stored'
import { scaleProblems } from '#domain/quote/scale/validation'
import { differences, merged } from '#domain/stale-record'
import { today } from '#lib/format'
import { savedDraft } from '#lib/saved-draft'
import { type Conflict, conflictIn } from '#stores/record/saving'
import { $feeScaleDetail, $sentCases, saveFeeScale } from './scales.ts'

export const $typedScale = atom<StoredFeeScale | null>(null)

export const $openedScale = atom<StoredFeeScale | null>(null)

/** What somebody else saved in the meantime, until one version is chosen. */
export const $scaleConflict = atom<Conflict<StoredFeeScale> | null>(null)

export const $isScaleTyped = computed(
  [$typedScale, $openedScale],
  (typed, opened) => typed !== null && opened !== null && !isSame(typed, opened),
)

const isSame = (one: StoredFeeScale, other: StoredFeeScale) =>
  JSON.stringify(feeScaleOf(one)) === JSON.stringify(feeScaleOf(other))

export const $scaleProblems = computed(
  [$typedScale, $feeScaleDetail],
  (typed, shown): readonly ScaleProblem[] =>
    typed?.state === 'draft' ? scaleProblems(typed, shown.data?.beside ?? [], today()) : [],
)

export const $scalePreview = computed(
  [$typedScale, $feeScaleDetail, $sentCases],
  (typed, { data: shown }, { data: sentCases }) => {
    if (typed === null || shown === undefined) return null
    const by = (cases: typeof sampleCases) =>
      previewOf(cases, shown.in_force, feeScaleOf(typed), today())
    return { samples: by(sampleCases), sent: by(sentCases?.sent ?? []) }
  },
)

const savedDraftOf = ({ id }: Pick<StoredFeeScale, 'id'>) => savedDraft(`fee-scale ${id}`)
type Unsaved = { readonly typed: StoredFeeScale; readonly opened: StoredFeeScale }

export const openScale = (scale: StoredFeeScale) => {
  const unsaved = scale.state === 'draft' ? savedDraftOf(scale).read<Unsaved>() : null
  $scaleConflict.set(null)
  $openedScale.set(unsaved?.opened ?? scale)
  $typedScale.set(unsaved?.typed ?? scale)
}

/** Opens a newer version that others saved, unless there are unsaved changes. */
export const followScale = (scale: StoredFeeScale) => {
  if (scale.id !== $openedScale.get()?.id) return openScale(scale)
  if (scale.version > ($openedScale.get()?.version ?? 0) && !$isScaleTyped.get()) openScale(scale)
}

export const changeScale = (change: Partial<FeeScale>) => {
  const [typed, opened] = [$typedScale.get(), $openedScale.get()]
  if (typed === null || opened === null) return
  const next = { ...typed, ...change }
  $typedScale.set(next)
  if (isSame(next, opened)) savedDraftOf(opened).forget()
  else savedDraftOf(opened).keep({ typed: next, opened } satisfies Unsaved)
}

export const changeMatterScale = (matter: MatterType, change: Partial<MatterScale>) => {
  const matters = $typedScale.get()?.matters ?? []
  changeScale({ matters: matters.map((it) => (it.matter === matter ? { ...it, ...change } : it)) })
}

export const discardChanges = () => {
  const opened = $openedScale.get()
  if (opened === null) return
  savedDraftOf(opened).forget()
  $typedScale.set(opened)
}

const bodyOf = (scale: StoredFeeScale): FeeScalePrices => {
  const { id: _, ...prices } = feeScaleOf(scale)
  return prices
}

/** Saves unsaved changes and returns the stored scale. Throws ApiError. */
export const saveScale = async (key: string): Promise<StoredFeeScale> => {
  const [typed, opened] = [$typedScale.get(), $openedScale.get()]
  if (typed === null || opened === null) throw new Error('There is no fee scale on this page.')
  if ($scaleConflict.get()) throw new Error('Choose which version to keep first.')
  if (isSame(typed, opened)) return opened
  try {
    const saved = await saveFeeScale(opened, bodyOf(typed), key)
    savedDraftOf(opened).forget()
    $openedScale.set(saved)
    // Changes made during the save are saved by the next one.
    if ($typedScale.get() === typed) $typedScale.set(saved)
    return saved
  } catch (error) {
    const conflict = conflictIn<StoredFeeScale>(error)
    if (conflict) onConflict(conflict)
    throw error
  }
}

const onConflict = (conflict: Conflict<StoredFeeScale>) => {
  $scaleConflict.set(conflict)
  if (!scaleDifferences(conflict.theirs).some((it) => it.isTyped)) endScaleConflict('mine')
}

export const scaleDifferences = (theirs: StoredFeeScale) => {
  const [mine, base] = [$typedScale.get(), $openedScale.get()]
  if (mine === null || base === null) return []
  return differences({ base: bodyOf(base), mine: bodyOf(mine), theirs: bodyOf(theirs) })
}

/** Resolves a conflict: `winner` decides the prices that both changed; all other changes are kept. */
export const endScaleConflict = (winner: 'mine' | 'theirs') => {
  const theirs = $scaleConflict.get()?.theirs
  const [mine, base] = [$typedScale.get(), $openedScale.get()]
  if (!theirs || mine === null || base === null) return
  const both = { base: bodyOf(base), mine: bodyOf(mine), theirs: bodyOf(theirs) }
  $openedScale.set(theirs)
  $scaleConflict.set(null)
  $typedScale.set(theirs)
  changeScale(merged(both, winner))
}
