import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { CloudDetail } from '#domain/whatsapp/cloud/api'
import { CloudTemplate } from '#domain/whatsapp/cloud/settings'
import { WhatsappFile, WhatsappMessage } from '#domain/whatsapp/thread'

const settings = { who: ['staff'], can: ['message-providers.update'] } as const

/** What the edge asks of a firm's object for the files of WhatsApp; no browser reaches these. */
export const whatsappSteps = endpointsOf({
  /** The file of a message, for whoever reads its conversation. */
  file: {
    method: 'GET',
    path: '/internal/whatsapp-messages/:id/file',
    who: ['staff'],
    can: [],
    reply: WhatsappFile,
  },
  /** The account whose templates the platform is asked for. */
  account: {
    ...settings,
    method: 'GET',
    path: '/internal/whatsapp-account',
    reply: z.object({ account: z.string() }),
  },
  /** Stores what the platform lists of the templates. */
  note_templates: {
    ...settings,
    method: 'POST',
    path: '/internal/whatsapp-templates',
    body: z.strictObject({ templates: z.array(CloudTemplate) }),
    reply: CloudDetail,
  },
  /** Records what became of a file that was fetched; the product itself calls this. */
  store_file: {
    method: 'POST',
    path: '/internal/whatsapp-files',
    who: 'public',
    can: [],
    because: 'No browser reaches it.',
    body: z.strictObject({
      message: z.string().check(z.maxLength(60)),
      stored: WhatsappFile.shape.stored,
      refusal: z.nullable(z.string().check(z.maxLength(500))),
    }),
    reply: WhatsappMessage,
  },
})
