import { atom } from 'nanostores'
import type { Severity } from '#lib/toast-query'
import { onReset } from './reset.ts'

export type { Severity }

export type Toast = {
  readonly id: string
  readonly severity: Severity
  readonly summary: string
  readonly detail: string
  /** A line below: where the text is from. */
  readonly note: string | null
  /** Milliseconds until it closes itself; null stays until it is closed. */
  readonly life: number | null
  readonly closable: boolean
  readonly group: string | null
  /** One thing to do about it: 'Undo'. */
  readonly action: { readonly label: string; readonly run: () => void } | null
}

/** How long a toast stays by default, in milliseconds. */
export const DEFAULT_LIFE_MS = 3000
/** How long the layer outlives its last toast, in milliseconds. */
export const LAYER_HIDE_MS = 200

/** The toasts in view, oldest first. */
export const $toasts = atom<readonly Toast[]>([])

export const $toastLayer = atom(false)

type Timing = { left: number; since: number; timer: ReturnType<typeof setTimeout> | null }
const timings = new Map<string, Timing>()
let layerTimer: ReturnType<typeof setTimeout> | undefined
let count = 0

const defaults = {
  detail: '',
  note: null,
  life: DEFAULT_LIFE_MS,
  closable: true,
  group: null,
  action: null,
} as const

/** Shows a toast and returns its id; it replaces a visible toast with the same id. */
export const addToast = (
  options: Pick<Toast, 'severity' | 'summary'> & Partial<Omit<Toast, 'severity' | 'summary'>>,
) => {
  const toast: Toast = { ...defaults, id: `toast-${++count}`, ...options }
  stopTimer(toast.id)
  const others = $toasts.get().filter(({ id }) => id !== toast.id)
  clearTimeout(layerTimer)
  $toastLayer.set(true)
  $toasts.set([...others, toast])
  if (toast.life !== null) startTimer(toast.id, toast.life)
  return toast.id
}

const startTimer = (id: string, left: number) => {
  const timer = setTimeout(() => removeToast(id), left)
  timings.set(id, { left, since: Date.now(), timer })
}

const stopTimer = (id: string) => {
  const timing = timings.get(id)
  if (timing?.timer) clearTimeout(timing.timer)
  timings.delete(id)
}

export const pauseToast = (id: string) => {
  const timing = timings.get(id)
  if (!timing?.timer) return
  clearTimeout(timing.timer)
  timings.set(id, { ...timing, left: timing.left - (Date.now() - timing.since), timer: null })
}

export const resumeToast = (id: string) => {
  const timing = timings.get(id)
  if (timing && timing.timer === null) startTimer(id, Math.max(timing.left, 0))
}

export const removeToast = (id: string) => keepToasts((toast) => toast.id !== id)

export const removeGroup = (group: string) => keepToasts((toast) => toast.group !== group)

export const removeAllToasts = () => keepToasts(() => false)

const keepToasts = (isSaved: (toast: Toast) => boolean) => {
  const before = $toasts.get()
  const remaining = before.filter(isSaved)
  if (remaining.length === before.length) return
  for (const toast of before) if (!remaining.includes(toast)) stopTimer(toast.id)
  $toasts.set(remaining)
  if (remaining.length === 0) layerTimer = setTimeout(() => $toastLayer.set(false), LAYER_HIDE_MS)
}

onReset(removeAllToasts)
