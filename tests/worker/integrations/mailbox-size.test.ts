import { expect, test } from 'vitest'
import { MOST_MAIL_BYTES } from '#domain/tracked-email/mailbox'
import { contentOf } from '#worker/integrations/mailbox/messages'
import { aHugeMail } from '../support/inbound.ts'

test('of an email of 60 MB at Microsoft 365 no more is taken into memory than what is read', async () => {
  const { raw, taken } = aHugeMail(60)
  const session = {
    request: async () => new Response(raw),
    renewed: () => null,
    end: () => undefined,
  }
  expect(await contentOf(session, '/me', 'M-1')).toBeNull()
  expect(taken()).toBeLessThan(MOST_MAIL_BYTES + 1024 * 1024)
})
