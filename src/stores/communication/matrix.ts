import { onMount } from 'nanostores'
import { type MatrixView, matrixApi } from '#domain/communication/matrix/api'
import type { Cells } from '#domain/communication/matrix/matrix'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { saverOf } from '#stores/record/saving'

export const $matrix = createFetcherStore<MatrixView>(['communication-matrix'], {
  fetcher: () => call(matrixApi.show),
})

onMount($matrix, () => followArea('messages', () => $matrix.revalidate()))

const show = (view: MatrixView) => $matrix.mutate(view)

const { change } = saverOf<MatrixView>({ show, showCurrent: show })

/** Saves the next version of the matrix. */
export const saveMatrix = (version: number, cells: Cells, reason: string, key?: string) =>
  change(matrixApi.save, { cells, reason }, { version, key })

/** What the events of a case send while every cell is on. */
export const replayCase = (ref: string) => call(matrixApi.replay, { query: { ref }, isQuiet: true })
