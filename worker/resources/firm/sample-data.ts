import { sampleApi } from '#domain/firm/sample/api'
import { type Api, serve } from '../../serve.ts'
import { addSamples } from '../../tenant/firm/sample/adding.ts'
import { previewRemoval, removeSamples } from '../../tenant/firm/sample/removing.ts'
import { toSampleView } from '../../tenant/firm/sample/view.ts'

export const sampleData = (api: Api) => {
  serve(api, sampleApi.show, toSampleView)
  serve(api, sampleApi.add, addSamples)
  serve(api, sampleApi.remove, removeSamples)
  serve(api, sampleApi.removal, previewRemoval)
  serve(api, sampleApi.records, ({ samples }) => samples.all().map(({ id }) => id))
}
