import { enquiryClassificationApi } from '#domain/enquiry/classification/api'
import { enquiryFiguresApi } from '#domain/enquiry/figures/api'
import { libraryEnquiryApi } from '#domain/enquiry/library/api'
import { liveEnquiryApi } from '#domain/enquiry/queue/api'
import * as classification from '#tenant/enquiry/classification/changing'
import { mergeClassification, moveClassified } from '#tenant/enquiry/classification/merging'
import { orderClassifications } from '#tenant/enquiry/classification/order'
import { showEnquiryFigures } from '#tenant/enquiry/figures/figures'
import * as library from '#tenant/enquiry/library/library'
import { mergeLibraryEnquiry } from '#tenant/enquiry/library/merging'
import { loadStarters } from '#tenant/enquiry/library/starters'
import { liveEnquiries, liveEnquiryTotals } from '#tenant/enquiry/queue'
import { type Api, serve } from '#worker/serve'

const classifications = (api: Api) => {
  serve(api, enquiryClassificationApi.list, (request) =>
    classification.listClassifications(request),
  )
  serve(api, enquiryClassificationApi.show, (request) =>
    classification.toClassificationDetail(request, request.params.code),
  )
  serve(api, enquiryClassificationApi.create, (request) =>
    classification.createClassification(request, request.body),
  )
  serve(api, enquiryClassificationApi.save, (request) =>
    classification.saveClassification(request, request.params.code, request.body),
  )
  serve(api, enquiryClassificationApi.set_active, (request) =>
    classification.setClassificationActive(request, request.params.code, request.body),
  )
  serve(api, enquiryClassificationApi.merge, (request) =>
    mergeClassification(request, request.params.code, request.body),
  )
  serve(api, enquiryClassificationApi.move, (request) =>
    moveClassified(request, request.params.code, request.body),
  )
  serve(api, enquiryClassificationApi.order, (request) =>
    orderClassifications(request, request.body),
  )
}

export const enquiryLibrary = (api: Api) => {
  classifications(api)
  serve(api, liveEnquiryApi.list, (request) => liveEnquiries(request, request.query))
  serve(api, liveEnquiryApi.totals, (request) => liveEnquiryTotals(request, request.query))
  serve(api, enquiryFiguresApi.show, (request) => showEnquiryFigures(request, request.query))
  serve(api, libraryEnquiryApi.list, (request) => library.listLibrary(request, request.query))
  serve(api, libraryEnquiryApi.load_starters, (request) => loadStarters(request))
  serve(api, libraryEnquiryApi.show, (request) =>
    library.toLibraryDetail(request, request.params.id),
  )
  serve(api, libraryEnquiryApi.create, (request) =>
    library.createLibraryEnquiry(request, request.body),
  )
  serve(api, libraryEnquiryApi.save, (request) =>
    library.saveLibraryEnquiry(request, request.params.id, request.body),
  )
  serve(api, libraryEnquiryApi.merge, (request) =>
    mergeLibraryEnquiry(request, request.params.id, request.body),
  )
  serve(api, libraryEnquiryApi.archive, (request) =>
    library.setLibraryArchived(request, request.params.id, { ...request.body, is_archived: true }),
  )
  serve(api, libraryEnquiryApi.restore, (request) =>
    library.setLibraryArchived(request, request.params.id, { ...request.body, is_archived: false }),
  )
}
