import { expect, test } from 'vitest'
import { byUrgency } from '#domain/conveyance/portal/case'
import { clientCase } from '#domain/conveyance/portal/case-view'
import { aCase, at } from '../fixture.ts'

test('a client reads first about the case that waits for them', () => {
  const { conveyance, plan } = aCase('sale')
  const shown = clientCase(conveyance, plan, at('2026-12-11').slice(0, 10))
  const quiet = { ...shown, id: 'quiet', things_to_do: [] }
  const need = { task_key: 'forms', title: 'Fill in the forms', text: '', by: null }
  const waiting = { ...shown, id: 'waiting', things_to_do: [need] }
  expect(byUrgency([quiet, waiting]).map(({ id }) => id)).toEqual(['waiting', 'quiet'])
})
