import { longDate } from '#domain/dates'
import type { Away } from './cover.ts'

/** 'away until 4 December, covered by Tom Byrne'; said of a cover that is on. */
export const awayText = ({ until, cover }: Pick<Away, 'until' | 'cover'>) =>
  `away until ${longDate(until)}, covered by ${cover.name}`

/** What is said beside the name of somebody who is away; their cover reads 'covered by you'. */
export const awayTextFor = ({ until, cover }: Away, readerId: string | undefined) =>
  awayText({ until, cover: cover.id === readerId ? { ...cover, name: 'you' } : cover })
