import { expect, test } from 'vitest'
import type { Parts } from '#tenant/core/parts'
import { contextOf, type RequestContext } from '#tenant/runtime/context'
import { renderTemplateFor } from '#tenant/template/making'
import { system } from '#tenant/user/people'
import { aSentQuote, instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

const contextAt = (parts: Parts): RequestContext =>
  contextOf(parts, {
    person: system,
    by: { id: system.id, name: system.name },
    now: '2026-11-23T09:00:00.000Z',
    ip: null,
    trace: null,
    firm: {
      tenant: 'harcourt',
      brand: { name: 'Harcourt & Lyle', strapline: '', hue: 150, chroma: 0.05 },
      domains: ['harcourt.test'],
      labels: { quotes: 'quotes', clients: 'clients', agents: 'agents' },
      phone: '0117 496 0100',
      email: 'hello@harcourt.test',
      regulator: { body: 'SRA', number: '123456' },
      unlocks: 'the owner',
    },
    origins: {
      main: 'https://harcourt.test',
      clients: 'https://clients.harcourt.test',
      agents: 'https://agents.harcourt.test',
    },
  })

const recipient = { recipient: null, answers: {} }

test('a template in force is rendered for a case, and refused by name of what is empty', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [conveyance] = await instructed(firm, owner)
  await firm.inside((parts) => {
    const context = contextAt(parts)
    const made = (family: 'document' | 'email', key: string, answers = {}) =>
      renderTemplateFor(
        context,
        { family, key },
        { conveyance: conveyance.id },
        {
          ...recipient,
          answers,
        },
      )
    const notes = made('document', 'witness-notes')
    expect(notes.text).toContain('A witness must be 18 or over')
    expect(notes.text).toContain('Harcourt & Lyle')
    const steps = { steps: ['Sign our letter'] }
    const welcome = made('email', 'welcome-next-steps', steps)
    expect(welcome.text).toContain('1. Sign our letter')
    expect(welcome.text).toContain(conveyance.ref)
    expect(welcome.html).toContain('Harcourt &amp; Lyle')
    expect(() => made('email', 'welcome-next-steps')).toThrow('needs: What are the first steps?')
    expect(() => made('document', 'registration-done')).toThrow('The day of registration')
    expect(() => made('document', 'none-such')).toThrow('Not found')
  })
})

test('a quote has its own values', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const { id } = await aSentQuote(owner)
  await firm.inside((parts) => {
    const subject = { quote_case: id }
    const rendered = renderTemplateFor(
      contextAt(parts),
      { family: 'document', key: 'quote-letter' },
      subject,
      recipient,
    )
    expect(rendered.file_name).toMatch(/^Quote Q-\d+$/)
    expect(rendered.body.some((it) => it.kind === 'table')).toBe(true)
  })
})
