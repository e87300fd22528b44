import { expect, test, vi } from 'vitest'
import { sendParcel } from '#worker/integrations/mail/sending'
import { env } from '../support/firm.ts'
import { aMessage } from '../support/outgoing.ts'

const provider = {
  kind: 'smtp',
  is_repeatable: false,
  host: 'smtp.firm.example',
  port: 587,
  auth: 'plain',
  username: 'post',
  password: 'sealed',
  sender: 'post@firm.example',
  reply_to: 'post@firm.example',
  return_path: 'post@firm.example',
  dkim: null,
} as const

test('settings of before with STARTTLS send nothing, open no secret, and say what to change', async () => {
  const generate = vi.fn()
  const parcel = { tenant: 'harcourt', message: aMessage('m1'), papers: [], files: [], provider }
  expect(await sendParcel(env, parcel, generate)).toEqual({
    refused: expect.stringMatching(/^Enter 465\. STARTTLS/),
    is_final: false,
  })
  expect(generate).not.toHaveBeenCalled()
})
