import type { CaseFields } from '#domain/conveyance/workflow/condition'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import type { Random } from '../random.ts'
import { type Schedule, scheduleOf } from './schedule.ts'
import type { CaseStory } from './story.ts'

export type CasePlot = {
  readonly story: CaseStory
  readonly random: Random
  readonly workflow: Workflow
  readonly schedule: Schedule
  readonly clients: number
  readonly isIntroduced: boolean
  readonly hasLender: boolean
}

const isMove = ({ matter }: CaseStory) => matter === 'sale' || matter === 'purchase'

/** The choices that the story leaves open. Both cases of a pair have an introducer and a lender. */
const drawChoices = (story: CaseStory, random: Random) => {
  const isPaired = story.pair !== undefined
  const isRemortgage = story.matter === 'remortgage'
  return {
    clients: story.clients ?? (random.fork('clients').chance(0.55) ? 2 : 1),
    isIntroduced:
      isPaired || (!story.direct && random.fork('agency').chance(isMove(story) ? 0.85 : 0.3)),
    hasLender: story.lender ?? (isPaired || isRemortgage || random.fork('lender').chance(0.85)),
  }
}

const fieldsFrom = (story: CaseStory, choices: ReturnType<typeof drawChoices>): CaseFields => ({
  matter_type: story.matter,
  tenure: story.tenure ?? 'freehold',
  nation: story.nation ?? 'England',
  price: 0,
  lender: choices.hasLender,
  linked: story.pair !== undefined,
  agency: choices.isIntroduced,
  client_count: choices.clients,
  flags: story.flags ?? [],
})

const plotOf = (story: CaseStory, random: Random, slack = 0): CasePlot => {
  const drawChoice = drawChoices(story, random)
  const workflow = defaultWorkflows[story.matter]
  return {
    ...drawChoice,
    story,
    random,
    workflow,
    schedule: scheduleOf(story, workflow, fieldsFrom(story, drawChoice), random, slack),
  }
}

const MOST_TRIES = 12

/** Delays a case, through a late memorandum of sale, until it is as old as `days` working days. */
const alignedWith = (days: number, casePlot: CasePlot): CasePlot => {
  let plot = casePlot
  let slack = 0
  for (let left = MOST_TRIES; left > 0 && plot.schedule.today < days; left -= 1) {
    slack += days - plot.schedule.today
    plot = plotOf(casePlot.story, casePlot.random, slack)
  }
  return plot
}

const aligned = (plots: readonly CasePlot[]): CasePlot[] => {
  const days = Math.max(...plots.map(({ schedule }) => schedule.today))
  return plots.map((it) => alignedWith(days, it))
}

/** The plots of all stories; a linked sale and purchase are grouped and begin on the same day. */
export const plotsOf = (stories: readonly CaseStory[], random: Random): CasePlot[][] => {
  const plots = stories.map((story, nth) => plotOf(story, random.fork(`case ${nth}`)))
  const single = plots.filter(({ story }) => story.pair === undefined).map((it) => [it])
  const paired = Map.groupBy(
    plots.filter(({ story }) => story.pair !== undefined),
    ({ story }) => story.pair,
  )
  return [...[...paired.values()].map(aligned), ...single]
}
