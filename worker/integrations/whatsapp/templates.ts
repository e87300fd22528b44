import * as z from 'zod/mini'
import { cloudReason } from '#domain/whatsapp/cloud/errors'
import type { CloudTemplate } from '#domain/whatsapp/cloud/settings'
import { failureIn } from './failure.ts'

const TIMEOUT_MS = 20_000
const A_PAGE = 100
/** Most pages that are asked for; an account holds 6,000 templates at most. */
const MOST_PAGES = 80

type Options = {
  readonly address: string
  readonly token: string
  readonly send?: typeof fetch
}

const Page = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      language: z.string(),
      category: z.optional(z.string()),
    }),
  ),
  paging: z.optional(
    z.object({
      cursors: z.optional(z.object({ after: z.optional(z.string()) })),
      next: z.optional(z.string()),
    }),
  ),
})

/** Why the platform does not say what became of the templates. */
export class TemplateRefusal extends Error {}

/** Every template of a WhatsApp Business Account. Throws TemplateRefusal. */
export const fetchTemplates = async (
  options: Options,
  account: string,
): Promise<CloudTemplate[]> => {
  const found: CloudTemplate[] = []
  let after: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { data, paging } = await pageOf(options, account, after)
    for (const it of data) found.push({ ...it, category: it.category ?? null })
    after = paging?.cursors?.after
    // The address that `next` names could be another server's; the cursor says the same.
    if (paging?.next === undefined || after === undefined) return found
  }
  throw new TemplateRefusal('WhatsApp names more templates than an account can hold.')
}

const pageOf = async ({ address, token, send = fetch }: Options, account: string, after = '') => {
  const asked = new URLSearchParams({
    fields: 'name,status,language,category',
    limit: String(A_PAGE),
    ...(after === '' ? {} : { after }),
  })
  const answer = await send(
    `${address}/${encodeURIComponent(account)}/message_templates?${asked}`,
    {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { Authorization: `Bearer ${token}` },
    },
  ).catch(() => null)
  if (answer === null) throw new TemplateRefusal('WhatsApp did not answer. Try again.')
  const content: unknown = await answer.json().catch(() => null)
  const { data } = Page.safeParse(content)
  if (answer.ok && data) return data
  const { code, message } = failureIn(content)
  throw new TemplateRefusal(
    code === null ? `WhatsApp answered ${answer.status}.` : cloudReason(code, message),
  )
}
