import { describe, expect, test } from 'vitest'
import { groupName, groupsOf } from '#domain/document/group'
import { filingGroup } from '#domain/document/making/group'
import { MatterType } from '#domain/matter'
import { checkTemplate } from '#domain/template/checking/check'
import { readingAge } from '#domain/template/checking/reading'
import { starterId } from '#domain/template/starter/starter'
import { starters } from '#domain/template/starter/starters'
import { snippetKeys, templateKeys } from './starter-keys.ts'

const keysOf = (...families: readonly string[]) =>
  starters.filter((it) => families.includes(it.family)).map((it) => it.key)

const snippets = Object.fromEntries(
  starters.filter((it) => it.family === 'snippet').map((it) => [it.key, it.content.body]),
)

const layouts = keysOf('layout')

test('every firm has the 80 templates and 25 snippets, each once', () => {
  expect(keysOf('document', 'email').toSorted()).toEqual(templateKeys.toSorted())
  expect(keysOf('snippet').toSorted()).toEqual(snippetKeys.toSorted())
  expect([templateKeys.length, snippetKeys.length]).toEqual([80, 25])
})

test('each names a group of documents that its matters have, or that suits them', () => {
  for (const { content } of starters.filter((it) => it.content.group !== null)) {
    const matters = content.matter_types.length > 0 ? content.matter_types : MatterType.options
    const names = matters.flatMap((it) => groupsOf(it).map(groupName))
    expect(names, content.name).toContain(content.group)
    for (const matter of matters)
      expect(filingGroup(content.group, matter), content.name).not.toBe('correspondence')
  }
})

test('each has an id of its own, which is an address', () => {
  const ids = starters.map(starterId)
  expect(new Set(ids).size).toBe(starters.length)
  expect(ids.filter((id) => !/^[1-9]\d*$/.test(id))).toEqual([])
})

describe.each(starters)('the standard $family $key', (starter) => {
  const { content } = starter
  test('has no fault, and a layout that there is', () => {
    expect(checkTemplate({ ...starter, snippets, scripts: [] }).map((it) => it.message)).toEqual([])
    expect(content.layout === null || layouts.includes(content.layout)).toBe(true)
  })

  test('is a whole text', () => {
    if (starter.family === 'document' || starter.family === 'email')
      expect(content.body.split(/\s+/).length).toBeGreaterThan(40)
    const used = [...content.body.matchAll(/ask\.([a-z_]+)/g)].map(([, key]) => key)
    const all = `${content.body}${content.subject}${content.sms}${content.preheader}`
    for (const { key } of content.inputs) expect(all).toContain(`ask.${key}`)
    for (const key of used) expect(content.inputs.map((it) => it.key)).toContain(key)
  })
})

const withWarning = ['money-on-account', 'deposit-request', 'exchange-done-client'].concat(
  ['client-care-sale', 'client-care-purchase', 'client-care-remortgage', 'client-care-transfer'],
  ['completion-statement-sale', 'completion-statement-purchase', 'report-on-title'],
)
const withOmbudsman = ['terms-of-business', 'closing-letter', 'complaint-ack', 'complaint-final']

test('what rules prescribe is in each letter that needs it', () => {
  const bodyOf = (key: string) => starters.find((it) => it.key === key)?.content.body ?? ''
  for (const key of withWarning) expect(bodyOf(key)).toContain("{% render 'bank-warning' %}")
  for (const key of withOmbudsman)
    expect(bodyOf(key)).toMatch(/\{% render '(?:ombudsman|complaints-full)' %\}/)
  expect(bodyOf('cancellation-notice')).toContain('14 days')
})

test('clients can read them', () => {
  const ages = starters
    .filter((it) => it.content.audience === 'client')
    .map((it) => [it.key, readingAge(it.content.body) ?? 0] as const)
  expect(ages.filter(([, age]) => age > 14)).toEqual([])
})
