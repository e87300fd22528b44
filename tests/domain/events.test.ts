import { describe, expect, test } from 'vitest'
import {
  clientEventNames,
  clientLine,
  communicationsOf,
  communicationTypes,
  type EventName,
  eventNames,
  events,
  eventText,
  noticeNames,
  receiversOf,
} from '#domain/events'
import { sourcesUnder } from '../support/sources.ts'

/** What `messageQueueOf` adds for every recipient. */
const COMMON = ['firm', 'phone', 'email', 'name', 'signature']

const sources = sourcesUnder(['src/domain', 'worker'], /\.ts$/).filter(
  ({ path }) =>
    !path.startsWith('worker/demo') &&
    !path.startsWith('worker/realtime') &&
    !path.endsWith('/events.ts') &&
    path !== 'src/domain/quote/case/activity.ts',
)

const EVENT = `'([a-z]+(?:-[a-z]+)*\\.[a-z]+(?:-[a-z]+)*)'`
/** Where an event is emitted: a literal's name, or the name given to what makes or stores one. */
const EMITTED = [
  `\\bname: ${EVENT}`,
  `\\b(?:quoteCaseEvent|leadEvent|mailboxEvent|memoEvent|packEvent|introducerEvent|feeScaleEvent|importEvent|recordChange|recordHeld|record|event|calls\\.add|calls\\.keep|[a-z]+\\.keep)\\(\\s*(?:desk,\\s*)?(?:[\\w.()]+,\\s*)*${EVENT}`,
  `\\? ${EVENT} : '[a-z.-]+'`,
  `\\? '[a-z.-]+' : ${EVENT}`,
].map((pattern) => new RegExp(pattern, 'g'))

const emitted = new Set(
  sources.flatMap(({ text }) =>
    EMITTED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')),
  ),
)

describe('the event table', () => {
  test('holds no event that nothing emits', () => {
    expect(eventNames.filter((name) => !emitted.has(name))).toEqual([])
  })

  test('holds every event that is emitted', () => {
    expect([...emitted].filter((name) => !Object.hasOwn(events, name))).toEqual([])
  })

  test.each(eventNames)('says something of %s', (name) => {
    expect(events[name].title).toMatch(/^[A-Z][^.]+$/)
    expect(events[name].subjects.length).toBeGreaterThan(0)
  })

  test('has one title for one event', () => {
    const titles = eventNames.map((name) => events[name].title)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  test('makes notices only of what the person concerned receives', () => {
    expect(noticeNames.filter((name) => !receiversOf(name).includes('users'))).toEqual([])
    expect(noticeNames).toContain('lead.assigned')
  })
})

describe('the communications of an event', () => {
  test.each(communicationTypes)('$name uses only the merge values it demands', (type) => {
    const { values = [] } = events[type.name] as { values?: readonly string[] }
    for (const { subject, body } of type.communications)
      for (const [, value] of `${subject} ${body}`.matchAll(/\{(\w+)\}/g))
        expect([...COMMON, ...values]).toContain(value)
  })

  test('are one for each audience and channel', () => {
    for (const { name, communications } of communicationTypes) {
      const keys = communications.map(({ audience, channel }) => `${audience} ${channel}`)
      expect(new Set(keys).size, name).toBe(keys.length)
    }
  })

  test('may depend on its detail: only a quote that ran out says so to the client', () => {
    expect(communicationsOf('quotecase.died', { reason: 'validity_ended' })).toHaveLength(1)
    expect(communicationsOf('quotecase.died', { reason: 'price' })).toEqual([])
  })
})

describe('the text of an event', () => {
  test.each([
    ['quote.accepted', { name: 'Owen', how: 'phone' }, 'Accepted by Owen by telephone'],
    [
      'quote.sent',
      { quote_version: 2, channels: ['email', 'whatsapp', 'sms'] },
      'Version 2 sent by email, WhatsApp, text message',
    ],
    ['quotecase.died', { reason: 'price', note: 'Too dear' }, 'Closed as lost: Price: Too dear'],
    [
      'lead.updated',
      { did: 'step', status: 'quoted', guide_price: 950_00 },
      'Guide price of £950.00 given',
    ],
    ['lead.assigned', { before: 'Ann', after: null }, 'Returned to the queue'],
    ['milestone.changed', { name: 'Searches', status: 'done' }, 'Searches completed'],
    ['conveyance.updated', { title: 'Put on hold' }, 'Put on hold'],
    ['conveyance.updated', {}, 'Case details changed'],
    ['conveyance.exchanged', {}, 'Contracts were exchanged'],
    ['gone.event', {}, 'gone.event'],
  ])('%s %o', (name, detail, text) => {
    expect(eventText(name, detail)).toBe(text)
  })

  test('is in plain words for clients, who never see what is the firm’s alone', () => {
    const step = { key: 's', client_name: 'Searches', status: 'done', visibility: ['client'] }
    const of = { matter: 'sale', milestones: [step] }
    const done = { milestone: 's', status: 'done' }
    expect(clientLine('milestone.changed', done, of)?.text).toBe('Searches: done')
    expect(clientLine('milestone.changed', { ...done, status: 'waiting' }, of)).toBeNull()
    const hidden = { ...of, milestones: [{ ...step, visibility: [] }] }
    expect(clientLine('milestone.changed', done, hidden)).toBeNull()
    expect(clientLine('conveyance.completed', {}, of)?.text).toBe('Your sale is complete')
    const unseen: EventName[] = ['conveyance.updated', 'task.completed', 'quotecase.died']
    expect(unseen.filter((name) => clientEventNames.includes(name))).toEqual([])
  })
})
