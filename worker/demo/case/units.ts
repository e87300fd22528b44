import type { LinkedConveyance } from '#domain/quote/case/quote-case'
import type { QuoteSubject } from '#domain/quote/facts'
import { isWorkingDay } from '#domain/working-days'
import { idAt } from '../ids.ts'
import type { World } from '../world.ts'
import { type CasePlot, plotsOf } from './plot.ts'
import { type CaseStory, onNonWorkingDay } from './story.ts'

export type Unit = {
  readonly plots: readonly CasePlot[]
  readonly conveyances: readonly LinkedConveyance[]
  readonly instructed_on: string
}

/** Working days since instruction. */
export const daysOf = (plots: readonly CasePlot[]) => plots[0]?.schedule.today ?? 1

export const subjectOf = (plots: readonly CasePlot[]): QuoteSubject =>
  plots.length > 1 ? 'both' : (plots[0]?.story.matter ?? 'sale')

/** The firm's households with case ids and references, numbered in the order of opening. */
export const unitsOf = (world: World, all: readonly CaseStory[]): Unit[] => {
  const { calendar, random, caseRef } = world
  const ids = random.fork('case ids')
  const stories = isWorkingDay(calendar.today) ? all : all.map(onNonWorkingDay)
  return plotsOf(stories, random)
    .toSorted((a, b) => daysOf(b) - daysOf(a))
    .map((plots) => {
      const instructed_on = calendar.past(daysOf(plots))
      return {
        plots,
        instructed_on,
        conveyances: plots.map(({ story }) => {
          return {
            id: idAt(ids, calendar.at(instructed_on, 540)),
            ref: caseRef(story.matter, Number(instructed_on.slice(0, 4))),
            matter_type: story.matter,
          }
        }),
      }
    })
}
