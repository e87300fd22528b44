import * as z from 'zod/mini'
import { keysOf } from '#domain/entries'
import { DeadReason } from '#domain/quote/case/bodies'
import { QuoteCaseStatus } from '#domain/quote/case/quote-case'
import { pipelineNames } from '#domain/quote/figures/forecast'
import { SaleStage } from '#domain/quote/sale-stage'

const parserOf =
  <Key>(schema: z.ZodMiniType<Key>) =>
  (key: string): Key =>
    schema.parse(JSON.parse(key))

/** The parts of a key of the totals: by whom and why a case died. */
export const parseDeadKey = parserOf(z.tuple([z.string(), DeadReason]))

/** How cases stand: their status and the stage of their sale. */
export const parseStandingKey = parserOf(z.tuple([QuoteCaseStatus, SaleStage]))

/** In which pipeline cases are, and the month in which they are expected. */
export const parsePipelineKey = parserOf(z.tuple([z.enum(keysOf(pipelineNames)), z.string()]))

/** The names that a key is made of. */
export const parseNamesKey = parserOf(z.array(z.string()))
