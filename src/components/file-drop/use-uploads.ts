import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type FileLimits,
  type FilePart,
  fileProblem,
  partsOf,
  percentUploaded,
  remainingParts,
} from '#domain/document/file-parts'
import { RefusedFileError } from '#domain/document/refused-file'
import type { Missing } from '#domain/refusal'

/** A part of a file, with its bytes. */
export type SentPart = FilePart & {
  /** The id of the upload, the same for every part and retry. */
  readonly id: string
  readonly file: File
  readonly count: number
  readonly bytes: Blob
}

/** Sends a part; rejects when the connection fails. A part that arrives twice must count once. */
export type SendPart = (part: SentPart, signal: AbortSignal) => Promise<unknown>

export type Upload = {
  readonly id: string
  readonly file: File
  readonly is: 'waiting' | 'sending' | 'broken' | 'sent' | 'refused'
  readonly percent: number
  readonly why: string | null
  /** Where to go when it was refused: the record that holds this file already. */
  readonly links: readonly Missing[]
}

type Run = { readonly arrived: Set<number>; stop: AbortController }

/** Uploads files one after another, in parts; an interrupted upload resumes where it stopped. */
export const useUploads = (send: SendPart, limits: FileLimits, onSent: (file: File) => void) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const runs = useRef(new Map<string, Run>())
  const change = (id: string, next: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)))

  const run = async ({ id, file }: Upload) => {
    const arrived = runs.current.get(id)?.arrived ?? new Set<number>()
    const stop = new AbortController()
    runs.current.set(id, { arrived, stop })
    const parts = partsOf(file.size)
    change(id, { is: 'sending' })
    try {
      for (const part of remainingParts(parts, arrived)) {
        const bytes = file.slice(part.from, part.to)
        await send({ ...part, id, file, bytes, count: parts.length }, stop.signal)
        if (stop.signal.aborted) return
        arrived.add(part.index)
        change(id, { percent: percentUploaded(parts, arrived) })
      }
      change(id, { is: 'sent', percent: 100 })
      onSent(file)
    } catch (error) {
      if (stop.signal.aborted) return
      if (!(error instanceof RefusedFileError)) return change(id, { is: 'broken' })
      change(id, { is: 'refused', why: error.message, links: error.links })
    }
  }

  useStart(uploads, run)
  useAbortOnUnmount(runs)
  const goOn = (id: string) => change(id, { is: 'waiting' })
  useResumeOnline(
    uploads.some((one) => one.is === 'broken'),
    () => setUploads((all) => all.map(resumed)),
  )

  return {
    uploads,
    add: (files: readonly File[]) =>
      setUploads((all) => [
        ...all,
        ...files.map((file, at) => createUpload(file, limits, takenIn(all) + at)),
      ]),
    goOn,
    cancel: (id: string) => {
      runs.current.get(id)?.stop.abort()
      runs.current.delete(id)
      setUploads((all) => all.filter((one) => one.id !== id))
    },
  }
}

const takenIn = (uploads: readonly Upload[]) => uploads.filter(({ is }) => is !== 'refused').length

const useStart = (uploads: readonly Upload[], run: (upload: Upload) => Promise<void>) => {
  const isBusy = uploads.some((one) => one.is === 'sending')
  const next = isBusy ? undefined : uploads.find((one) => one.is === 'waiting')
  const start = useEffectEvent(run)
  useEffect(() => {
    if (next) void start(next)
  }, [next])
}

const useAbortOnUnmount = (runs: RefObject<Map<string, Run>>) =>
  useEffect(
    () => () => {
      for (const { stop } of runs.current.values()) stop.abort()
    },
    [runs],
  )

const resumed = (one: Upload): Upload => (one.is === 'broken' ? { ...one, is: 'waiting' } : one)

const useResumeOnline = (isBroken: boolean, resume: () => void) => {
  const again = useEffectEvent(resume)
  useEffect(() => {
    if (!isBroken) return
    const retry = () => again()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isBroken])
}

const createUpload = (file: File, limits: FileLimits, before: number): Upload => {
  const why =
    before >= limits.mostFiles
      ? `You can add up to ${limits.mostFiles} files.`
      : fileProblem(file, limits)
  const is = why === null ? 'waiting' : 'refused'
  return { id: crypto.randomUUID(), file, is, percent: 0, why, links: [] }
}
