import { wrongState } from '#domain/refusal'
import { whatsappApi } from '#domain/whatsapp/api'
import { type Api, serve } from '../../serve.ts'
import { system } from '../../tenant/user/people.ts'
import { assignThread, closeThread, fileThread } from '../../tenant/whatsapp/changing.ts'
import { saveWhatsappFile } from '../../tenant/whatsapp/files.ts'
import { isSimulator, whatsappConversation, whatsappInbox } from '../../tenant/whatsapp/inbox.ts'
import { ownNumber, receiveWhatsapp } from '../../tenant/whatsapp/receiving.ts'
import { sendableDocuments, sendWhatsappFile } from '../../tenant/whatsapp/sending-files.ts'
import { sendWhatsappTemplate, writeWhatsapp } from '../../tenant/whatsapp/writing.ts'

export const whatsappThreads = (api: Api) => {
  serve(api, whatsappApi.list, (request) => whatsappInbox(request, request.query.view))
  serve(api, whatsappApi.show, (request) => whatsappConversation(request, request.params.id))
  serve(api, whatsappApi.write, (request) =>
    writeWhatsapp(request, request.params.id, request.body.text),
  )
  serve(api, whatsappApi.send_template, (request) =>
    sendWhatsappTemplate(request, request.params.id, request.body.template),
  )
  serve(api, whatsappApi.documents, (request) => sendableDocuments(request, request.params.id))
  serve(api, whatsappApi.send_file, (request) =>
    sendWhatsappFile(request, request.params.id, request.body),
  )
  serve(api, whatsappApi.assign, (request) =>
    assignThread(request, request.params.id, request.body),
  )
  serve(api, whatsappApi.file, (request) => fileThread(request, request.params.id, request.body))
  serve(api, whatsappApi.close, (request) => closeThread(request, request.params.id, request.body))
  serve(api, whatsappApi.save_file, (request) =>
    saveWhatsappFile(request, request.params.id, request.body),
  )
  serve(api, whatsappApi.simulate, (request) => {
    const to = ownNumber(request)
    if (!isSimulator(request) || to === null)
      throw wrongState('whatsapp.no_simulator', 'The simulator is not in use here.')
    const event = `simulated ${request.newId()}`
    const intake = { ...request.body, event, to, kind: 'text' } as const
    return { id: receiveWhatsapp(request.as(system), intake).id }
  })
  serve(api, whatsappApi.receive, (request) => {
    receiveWhatsapp(request.as(system), request.body)
    return { received: true as const }
  })
}
