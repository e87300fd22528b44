import { correspondenceApi } from '#domain/correspondence/api'
import { type Api, serve } from '../../serve.ts'
import { writeWhatsappAbout } from '../../tenant/correspondence/whatsapp.ts'
import { writeLetter, writeText } from '../../tenant/correspondence/writing.ts'

export const correspondence = (api: Api) => {
  serve(api, correspondenceApi.text, (request) => writeText(request, request.body))
  serve(api, correspondenceApi.letter, (request) => writeLetter(request, request.body))
  serve(api, correspondenceApi.whatsapp, (request) => writeWhatsappAbout(request, request.body))
}
