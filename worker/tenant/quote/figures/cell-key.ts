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

/** Parses a key of the totals into the quote giver and the reason a case was lost. */
export const parseDeadKey = parserOf(z.tuple([z.string(), DeadReason]))

/** Parses a key into the status of cases and the stage of their sale. */
export const parseStandingKey = parserOf(z.tuple([QuoteCaseStatus, SaleStage]))

/** Parses a key into the pipeline of cases and the month in which they are expected. */
export const parsePipelineKey = parserOf(z.tuple([z.enum(keysOf(pipelineNames)), z.string()]))

/** Parses a key into its names. */
export const parseNamesKey = parserOf(z.array(z.string()))
