import { clientPackApi, saleReadyPackApi, sharedPackApi } from '#domain/sale-ready-pack/api'
import { packPaper } from '#domain/sale-ready-pack/paper'
import type { PackRecord } from '#domain/sale-ready-pack/record'
import { sharedPack } from '#domain/sale-ready-pack/row'
import { packSteps } from '../../directory/pack-endpoints.ts'
import { type Api, serve } from '../../serve.ts'
import { registerSavedList } from '../../tenant/list/saved-lists.ts'
import type { RequestContext } from '../../tenant/runtime/context.ts'
import {
  agreeToShare,
  answerQuestion,
  packsOfClient,
} from '../../tenant/sale-ready-pack/answering.ts'
import * as changing from '../../tenant/sale-ready-pack/changing.ts'
import { fileInPack, packForFile } from '../../tenant/sale-ready-pack/filing.ts'
import { packListOf } from '../../tenant/sale-ready-pack/list.ts'
import { cancelPackOrder, orderItem, placeOrder } from '../../tenant/sale-ready-pack/ordering.ts'
import { getPack } from '../../tenant/sale-ready-pack/packs.ts'
import { savedPacks } from '../../tenant/sale-ready-pack/saved-list.ts'
import { openShared } from '../../tenant/sale-ready-pack/sharing.ts'
import { importPack, startPack } from '../../tenant/sale-ready-pack/starting.ts'
import {
  packView,
  sharedTransactionText,
  transactionText,
} from '../../tenant/sale-ready-pack/view.ts'

const paperOf = ({ firm, today }: RequestContext, pack: PackRecord) =>
  JSON.stringify(packPaper(pack, firm.brand.name, today))

export const saleReadyPacks = (api: Api) => {
  registerSavedList(api, 'sale-ready-packs', savedPacks)
  serve(api, saleReadyPackApi.list, (request) => packListOf(request).page(request.query))
  serve(api, saleReadyPackApi.show, (request) =>
    packView(request, getPack(request, request.params.id)),
  )
  serve(api, saleReadyPackApi.transaction, (request) =>
    transactionText(getPack(request, request.params.id)),
  )
  serve(api, saleReadyPackApi.pdf, (request) =>
    paperOf(request, getPack(request, request.params.id)),
  )
  serve(api, saleReadyPackApi.create, (request) =>
    packView(request, startPack(request, request.body)),
  )
  serve(api, saleReadyPackApi.import, (request) =>
    packView(request, importPack(request, request.body)),
  )
  changes(api)
  ofClients(api)
  ofVisitors(api)
  serve(api, packSteps.find, (request) => ({ id: packForFile(request, request.params).id }))
  serve(api, packSteps.file, (request) => fileInPack(request, request.params, request.body))
}

const changes = (api: Api) => {
  serve(api, saleReadyPackApi.ask, (request) =>
    packView(request, changing.askSellers(request, request.params.id, request.body.version)),
  )
  serve(api, saleReadyPackApi.change, (request) =>
    packView(request, changing.changePack(request, request.params.id, request.body)),
  )
  serve(api, saleReadyPackApi.answer, (request) =>
    packView(request, changing.answerItem(request, request.params, request.body)),
  )
  serve(api, saleReadyPackApi.consent, (request) =>
    packView(request, changing.recordConsent(request, request.params.id, request.body)),
  )
  serve(api, saleReadyPackApi.release, (request) =>
    packView(request, changing.releasePack(request, request.params.id, request.body)),
  )
  serve(api, saleReadyPackApi.end_release, (request) =>
    packView(request, changing.endRelease(request, request.params, request.body.version)),
  )
  serve(api, saleReadyPackApi.order, (request) =>
    packView(request, orderItem(request, request.params.id, request.body)),
  )
  serve(api, saleReadyPackApi.place_order, (request) =>
    packView(request, placeOrder(request, request.params, request.body)),
  )
  serve(api, saleReadyPackApi.cancel_order, (request) =>
    packView(request, cancelPackOrder(request, request.params, request.body)),
  )
  serve(api, saleReadyPackApi.withdraw, (request) =>
    packView(request, changing.withdrawPack(request, request.params.id, request.body)),
  )
}

const ofClients = (api: Api) => {
  serve(api, clientPackApi.list, (request) => packsOfClient(request))
  serve(api, clientPackApi.answer, (request) =>
    answerQuestion(request, request.params, request.body),
  )
  serve(api, clientPackApi.consent, (request) =>
    agreeToShare(request, request.params.id, request.body),
  )
}

const ofVisitors = (api: Api) => {
  serve(api, sharedPackApi.show, (request) => {
    const { pack, release } = openShared(request, request.params.token, 'page')
    const { brand, phone } = request.firm
    return sharedPack(pack, release, { name: brand.name, phone }, request.today)
  })
  serve(api, sharedPackApi.transaction, (request) =>
    sharedTransactionText(openShared(request, request.params.token, 'data').pack),
  )
  serve(api, sharedPackApi.pdf, (request) =>
    paperOf(request, openShared(request, request.params.token, 'pdf').pack),
  )
}
