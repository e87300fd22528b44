import type { SampleRemoval, SampleView } from '#domain/firm/sample/api'
import { splitSamples } from '#domain/firm/sample/split'
import type { RequestContext } from '#tenant/runtime/context'
import { deleteSamples } from './deleting.ts'
import { nameOfRecord } from './names.ts'
import { referencesTo } from './references.ts'
import { countsOf, toSampleView } from './view.ts'

const splitOf = ({ store, samples }: RequestContext) => {
  const records = samples.all()
  return splitSamples(records, referencesTo(store, records))
}

/** What removing the sample data would remove and keep now. */
export const previewRemoval = (context: RequestContext): SampleRemoval => {
  const { kept, removed } = splitOf(context)
  return {
    counts: countsOf(context, removed),
    kept: kept.map(({ id, because }) => ({
      name: nameOfRecord(context.store, id),
      because: nameOfRecord(context.store, because),
    })),
  }
}

/** Removes the sample data whole; what the firm’s own records refer to stays, as its own. Does nothing without any. */
export const removeSamples = (context: RequestContext): SampleView => {
  if (context.samples.isEmpty()) return toSampleView(context)
  const { kept, removed } = splitOf(context)
  const { leads, quotes, cases } = countsOf(context, removed)
  deleteSamples(context, removed)
  context.samples.clear()
  const detail = { leads, quotes, cases, kept: kept.length }
  const event = {
    subject: 'firm',
    id: 'sample-data',
    version: 0,
    changed: ['sample-data'],
  } as const
  context.recordEvents([{ ...event, name: 'sample-data.removed', detail }])
  return toSampleView(context)
}
