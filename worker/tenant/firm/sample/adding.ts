import type { SampleView } from '#domain/firm/sample/api'
import { wrongState } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { saveSampleRecords } from '#worker/demo/sample/saving'
import { additionRefusal, countsOf, toSampleView } from './view.ts'

/** Adds the sample data, unless it is there; throws 409 for a firm with many records of its own. */
export const addSamples = (context: RequestContext): SampleView => {
  if (!context.samples.isEmpty()) return toSampleView(context)
  const refusal = additionRefusal(context)
  if (refusal !== null) throw wrongState('sample.not_new', refusal)
  saveSampleRecords(context, context.numbers.sample.addition())
  const { leads, quotes, cases } = countsOf(context, context.samples.all())
  const event = {
    subject: 'firm',
    id: 'sample-data',
    version: 0,
    changed: ['sample-data'],
  } as const
  context.recordEvents([{ ...event, name: 'sample-data.added', detail: { leads, quotes, cases } }])
  return toSampleView(context)
}
