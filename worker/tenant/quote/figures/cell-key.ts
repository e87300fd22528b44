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

export const parseDeadKey = parserOf(z.tuple([z.string(), DeadReason]))

export const parseStandingKey = parserOf(z.tuple([QuoteCaseStatus, SaleStage]))

export const parsePipelineKey = parserOf(z.tuple([z.enum(keysOf(pipelineNames)), z.string()]))

export const parseNamesKey = parserOf(z.array(z.string()))
