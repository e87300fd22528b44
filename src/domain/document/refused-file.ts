import type { Missing } from '../refusal.ts'

/** Thrown by whoever sends a file that is refused for good; its message says why, its links where to go. */
export class RefusedFileError extends Error {
  readonly links: readonly Missing[]

  constructor(message: string, links: readonly Missing[] = []) {
    super(message)
    this.name = 'RefusedFileError'
    this.links = links
  }
}
