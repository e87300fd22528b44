import { beforeAll, describe, expect, test } from 'vitest'
import { Agency, Branch, Negotiator } from '#domain/agent/agency'
import { formatPhone, parsePhone } from '#domain/contact'
import { Contact } from '#domain/contact/contact'
import { noCounts } from '#domain/conveyance/blank'
import { Conveyance } from '#domain/conveyance/conveyance'
import { Plan, tasksOf } from '#domain/conveyance/plan/plan'
import { clientToDos } from '#domain/conveyance/portal/case-steps'
import { statusOf } from '#domain/conveyance/status'
import { summarise } from '#domain/conveyance/summary'
import { isInView } from '#domain/conveyance/view'
import { londonDate } from '#domain/dates'
import { nationOfPostcode } from '#domain/nation'
import { parsePostcode } from '#domain/postcode'
import { closesTomorrow } from '#domain/quote/case/expiry'
import { QuoteCase } from '#domain/quote/case/quote-case'
import { isWorkingDay } from '#domain/working-days'
import { casts } from '#worker/demo/cast/casts'
import { type DemoFirmRecords, demoRecordsOf } from '#worker/demo/firm'
import { repeats } from '../support/repeats.ts'

/** A Friday. */
const TODAY = '2026-11-20'

const recordsOf = (tenant: string, today = TODAY) =>
  demoRecordsOf({ tenant, today, terms_version: '2026-1' })

const firms = new Map<string, DemoFirmRecords>()
const firm = (tenant: string): DemoFirmRecords => {
  const known = firms.get(tenant) ?? recordsOf(tenant)
  firms.set(tenant, known)
  return known
}

const said = (records: DemoFirmRecords) =>
  JSON.stringify([
    records.users,
    records.portalUsers,
    records.branches,
    records.contacts,
    records.cases,
    records.quoteCases,
  ])

/** Every text anywhere in what a firm consists of. */
const textsOf = (records: DemoFirmRecords): string[] => {
  const texts: string[] = []
  JSON.parse(said(records), (_, value) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}

const idsOf = (records: DemoFirmRecords) => [
  ...records.users.map(({ id }) => id),
  ...records.portalUsers.map(({ id }) => id),
  ...records.contacts.map(({ id }) => id),
  ...records.branches.flatMap(({ agency, branch, negotiators }) => [
    agency.id,
    branch.id,
    ...negotiators.map(({ id }) => id),
  ]),
  ...records.cases.map(({ conveyance }) => conveyance.id),
  ...records.quoteCases.map(({ id }) => id),
]

const peopleIn = (records: DemoFirmRecords) => [
  ...records.users.map((user) => `${user.first_name} ${user.last_name}`),
  ...records.contacts.map((contact) => `${contact.first_name} ${contact.last_name}`),
  ...records.cases.flatMap(({ conveyance }) => conveyance.counterparties),
  ...records.quoteCases.flatMap(({ facts }) =>
    facts.clients.map((client) => `${client.first_name} ${client.last_name}`),
  ),
]

describe.each(casts.map((it) => it.tenant))('the demonstration of %s', (tenant) => {
  let records: DemoFirmRecords
  beforeAll(() => {
    records = firm(tenant)
  })

  test('is the same when it is made again on the same day', () => {
    expect(said(recordsOf(tenant))).toBe(said(records))
  })

  test('has 45 cases and 121 quote cases', () => {
    expect([records.cases.length, records.quoteCases.length]).toEqual([45, 121])
  })

  test('keeps to the schemas', () => {
    for (const { conveyance, plan } of records.cases) {
      expect(Conveyance.safeParse(conveyance).error).toBeUndefined()
      expect(Plan.safeParse(plan).error).toBeUndefined()
    }
    for (const one of records.quoteCases) expect(QuoteCase.safeParse(one).error).toBeUndefined()
    for (const one of records.contacts) expect(Contact.safeParse(one).error).toBeUndefined()
    for (const { agency, branch, negotiators } of records.branches) {
      expect(Agency.safeParse(agency).error).toBeUndefined()
      expect(Branch.safeParse(branch).error).toBeUndefined()
      for (const one of negotiators) expect(Negotiator.safeParse(one).error).toBeUndefined()
    }
  })

  test('has each case where its facts and its plan say', () => {
    for (const { conveyance, plan } of records.cases) {
      expect(conveyance.status).toBe(statusOf(conveyance, plan))
      expect(conveyance.summary).toEqual(summarise(conveyance, plan, TODAY))
      for (const task of tasksOf(plan).filter(({ status }) => status === 'done'))
        expect(task.done_at && task.done_at < `${TODAY}T00:00`).toBe(true)
    }
  })

  test('counts no enquiries, documents or undertakings, as there are none', () => {
    for (const { conveyance } of records.cases) expect(conveyance.counts).toEqual(noCounts)
  })

  test('has cases in every state and of every matter, in both nations and tenures', () => {
    const cases = records.cases.map(({ conveyance }) => conveyance)
    expect(new Set(cases.map(({ status }) => status)).size).toBe(11)
    expect(new Set(cases.map((one) => one.matter_type)).size).toBe(4)
    expect(new Set(cases.map(({ nation }) => nation)).size).toBe(2)
    expect(new Set(cases.map(({ tenure }) => tenure)).size).toBe(2)
    const tones = new Set(cases.map(({ summary }) => summary.holder?.tone))
    expect([...tones]).toEqual(expect.arrayContaining(['ink', 'warn', 'bad', 'accent']))
    const parties = new Set(cases.map(({ summary }) => summary.holder?.party))
    expect(parties.size).toBeGreaterThan(7)
  })

  test('has something in every saved view of its conveyancer', () => {
    const { id } = records.world.staff.conveyancer
    const shown = (view: Parameters<typeof isInView>[1]) =>
      records.cases.filter(({ conveyance }) => isInView(conveyance, view, id, TODAY)).length
    expect(shown('mine')).toBeGreaterThan(25)
    for (const view of [
      'stuck',
      'ready',
      'completing',
      'after-completion',
      'expiring',
      'not-told',
    ] as const)
      expect(shown(view), view).toBeGreaterThan(1)
  })

  test('exchanges and completes today', () => {
    const dates = records.cases.map(({ conveyance }) => conveyance.key_dates)
    expect(dates.some((one) => one.exchanged_on === null && one.exchange_target_on === TODAY)).toBe(
      true,
    )
    expect(dates.some((one) => one.completed_at === null && one.completion_on === TODAY)).toBe(true)
  })

  test('gives its conveyancer work that is late, due today and to come', () => {
    const { id } = records.world.staff.conveyancer
    const mine = records.cases
      .filter(({ conveyance }) => !['on_hold', 'aborted'].includes(conveyance.status))
      .flatMap(({ plan }) => tasksOf(plan))
      .filter((task) => task.status === 'open' && task.assignee.user?.id === id)
    const late = mine.filter(({ due_on }) => due_on !== null && due_on < TODAY).length
    const today = mine.filter(({ due_on }) => due_on === TODAY).length
    expect(late).toBeGreaterThan(0)
    expect(late).toBeLessThan(8)
    expect(today).toBeGreaterThan(4)
    expect(mine.length).toBeGreaterThan(late + today)
  })

  test('links the sale and the purchase of the client who signs in, with something to do', () => {
    const user = records.portalUsers.find(({ email }) => email === 'client@sample.test')
    const theirs = records.cases.filter(({ conveyance }) =>
      conveyance.clients.some((client) => client.contact_id === user?.contact_id),
    )
    const [a, b] = theirs.map(({ conveyance }) => conveyance)
    expect(theirs).toHaveLength(2)
    expect(a?.linked?.id).toBe(b?.id)
    expect(b?.linked?.id).toBe(a?.id)
    const stages = theirs.map(({ conveyance }) => conveyance.summary.stage.name)
    expect(stages.toSorted()).toEqual(['Enquiries', 'Title and enquiries'])
    expect(theirs.flatMap(({ plan }) => clientToDos(plan, new Map())).length).toBeGreaterThan(0)
  })

  test('has quotes in every state, some of which die tomorrow', () => {
    expect(new Set(records.quoteCases.map(({ status }) => status)).size).toBe(7)
    expect(records.quoteCases.filter((one) => closesTomorrow(one, TODAY)).length).toBeGreaterThan(3)
    expect(records.quoteCases.some(({ quotes }) => quotes.length > 1)).toBe(true)
    expect(records.quoteCases.some(({ bdm }) => bdm !== null)).toBe(true)
  })

  test('names an email address or a number that can reach nobody', () => {
    const texts = textsOf(records)
    const addresses = texts.flatMap((text) => text.match(/[\w.+-]+@[\w.-]+/g) ?? [])
    expect(addresses.length).toBeGreaterThan(100)
    expect(addresses.filter((one) => !/\.(test|example)$/.test(one))).toEqual([])
    const drama =
      /^(07700 900\d{3}|0117 496 0\d{3}|0113 496 0\d{3}|01632 960\d{3}|029 2018 0\d{3})$/
    const numbers = texts.flatMap((text) => (/^\+?\d[\d ]{9,}$/.test(text) ? [text] : []))
    const written = numbers.map((one) => formatPhone(parsePhone(one) ?? one))
    expect(numbers.length).toBeGreaterThan(100)
    const packed = (text: string) => text.replaceAll(' ', '')
    expect(
      written.filter(
        (one) => !drama.test(one) && !/^(0117496|0113496|02920180)\d+$/.test(packed(one)),
      ),
    ).toEqual([])
  })

  test('lies where no post is delivered, in the nation that its postcodes say', () => {
    const nowhere =
      /^(BS5\d|BS6\d|BA3\d|CF5\d|NP5\d|GL3\d|SN5\d|TA4\d|LS5\d|HG2\d|YO7\d|WF5\d|BD5\d|HX2\d|HD2\d|LL8\d) /
    for (const { conveyance } of records.cases) {
      const { postcode } = conveyance.address
      expect(parsePostcode(postcode)).toBe(postcode)
      expect(nowhere.test(postcode), postcode).toBe(true)
      expect(nationOfPostcode(postcode)).toBe(conveyance.nation)
    }
    const all = textsOf(records).filter((text) => parsePostcode(text) === text)
    expect(all.filter((text) => !nowhere.test(text))).toEqual([])
  })

  test('names nobody twice', () => {
    const contacts = records.contacts.map((one) => `${one.first_name} ${one.last_name}`)
    const asked = records.quoteCases
      .filter(({ status }) => status !== 'instructed')
      .flatMap(({ facts }) => facts.clients.map((one) => `${one.first_name} ${one.last_name}`))
    const all = [...contacts, ...asked]
    expect(new Set(all).size).toBe(all.length)
    const emails = [...records.users, ...records.portalUsers].map(({ email }) => email)
    expect(new Set(emails).size).toBe(emails.length)
    const places = records.cases.map(({ conveyance }) => conveyance.address.line)
    expect(new Set(places).size).toBe(places.length)
  })

  test('tells everything in its order and nothing that has not happened yet', () => {
    const moments = records.events.map(({ at }) => at)
    expect(moments).toEqual(moments.toSorted())
    expect(moments.at(-1)?.slice(0, 10)).toBe('2026-11-19')
    const opened = records.events.filter(({ event }) => event.name === 'conveyance.opened')
    expect(opened).toHaveLength(45)
  })

  test('has versions that agree with what was told', () => {
    for (const { conveyance } of records.cases) {
      const versions = records.events
        .filter(({ event }) => event.id === conveyance.id)
        .map(({ event }) => event.version)
      expect(Math.max(...versions)).toBe(conveyance.version)
    }
  })
})

describe('two demonstrations', () => {
  test('share no id, no person, no case and no place', () => {
    const [a, b] = casts.map(({ tenant }) => firm(tenant))
    if (!a || !b) throw new Error('there are two')
    const shared = (list: (it: DemoFirmRecords) => string[]) => {
      const known = new Set(list(a))
      return list(b).filter((one) => known.has(one))
    }
    expect(shared(idsOf)).toEqual([])
    expect(shared(peopleIn)).toEqual([])
    expect(shared((it) => it.cases.map(({ conveyance }) => conveyance.ref))).toEqual([])
    expect(shared((it) => it.cases.map(({ conveyance }) => conveyance.address.postcode))).toEqual(
      [],
    )
  })
})

describe('a demonstration begun on another day', () => {
  test.each(['2026-12-28', '2027-01-03', '2028-02-29'])('is whole on %s', (today) => {
    const records = recordsOf('harcourt', today)
    expect([records.cases.length, records.quoteCases.length]).toEqual([45, 121])
    expect(records.events.every(({ at }) => at.slice(0, 10) < today)).toBe(true)
  })

  // A Saturday, Christmas and its substitute day, the new year, around Easter, the ends of a month; at night their neighbours too.
  const days = [
    ...['2026-11-21', '2026-12-26', '2026-12-28', '2027-01-01', '2027-03-25', '2027-03-28'],
    ...['2026-11-30', '2026-12-24', '2026-12-25', '2026-12-27', '2026-12-31', '2027-03-26'],
    ...['2027-03-29', '2027-10-31', '2028-02-29'],
  ].slice(0, repeats(7, 15))

  describe.each(days)('on %s', (today) => {
    const records = recordsOf('harcourt', today)

    test('exchanges and completes on working days alone', () => {
      const dates = records.cases.flatMap(({ conveyance: { key_dates } }) => [
        key_dates.exchange_target_on,
        key_dates.exchanged_on,
        key_dates.completion_on,
        key_dates.completed_at && londonDate(key_dates.completed_at),
      ])
      expect(dates.filter((on) => on !== null && !isWorkingDay(on))).toEqual([])
    })

    test('did nothing on a day on which nobody works', () => {
      const worked = new Set(records.events.map(({ at }) => londonDate(at)))
      expect([...worked].filter((on) => !isWorkingDay(on))).toEqual([])
    })

    test('has late work, work for the day and work to come for its conveyancer', () => {
      const { id } = records.world.staff.conveyancer
      const open = records.cases
        .flatMap(({ plan }) => tasksOf(plan))
        .filter((task) => task.status === 'open' && task.assignee.user?.id === id)
      const due = open.filter(({ due_on }) => due_on === today).length
      const late = open.filter(({ due_on }) => due_on !== null && due_on < today).length
      expect(due).toBeGreaterThan(3)
      expect(late).toBeGreaterThan(0)
      expect(late).toBeLessThan(due + 15)
      expect(open.length).toBeGreaterThan(due + late)
    })

    test('has prices that expire on the next working day', () => {
      expect(records.quoteCases.filter((one) => closesTomorrow(one, today)).length).toBeGreaterThan(
        3,
      )
    })
  })
})
