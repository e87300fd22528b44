import { webhookApi } from '#domain/webhook/api'
import { type Api, serve } from '../../serve.ts'
import { renewWebhookKey, saveWebhooks, webhooksOf } from '../../tenant/webhook/webhooks.ts'

/** The systems that the rules of a firm may call. */
export const webhooks = (api: Api) => {
  serve(api, webhookApi.show, (request) => webhooksOf(request))
  serve(api, webhookApi.save, (request) => saveWebhooks(request, request.body))
  serve(api, webhookApi.renew_key, (request) => renewWebhookKey(request, request.body.version))
}
