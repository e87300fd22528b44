import { afterEach, describe, expect, test, vi } from 'vitest'
import { aFirm, type FirmUnderTest } from '../../support/firm.ts'

const origin = 'http://localhost:8787'

afterEach(() => vi.useRealTimers())

const wait = (seconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
}

const attemptsAt = (firm: FirmUnderTest) => {
  const attempt = (email: string, ip: string) =>
    firm.stub.signInAttempt('harcourt', { email, ip, origin })
  const fail = async (count: number, email: string, ip: string) => {
    for (let failed = 0; failed < count; failed++) await attempt(email, ip)
  }
  const isAllowed = async (email: string, ip: string) => (await attempt(email, ip)).allowed
  return { attempt, fail, isAllowed }
}

const openFrom = (firm: FirmUnderTest, userId: string, ip: string) =>
  firm.stub.signIn('harcourt', { userId, tokenHash: userId, audience: null, ip })

describe('failed attempts', () => {
  test('are counted before they are evaluated, however many come at once', async () => {
    const { attempt } = attemptsAt(await aFirm())
    const all = await Promise.all(
      Array.from({ length: 48 }, () => attempt('a@harcourt.test', '203.0.113.5')),
    )
    expect(all.filter((it) => it.allowed)).toHaveLength(5)
  })

  test('slow down and lock nobody out', async () => {
    const { attempt, fail, isAllowed } = attemptsAt(await aFirm())
    const asked = ['a@harcourt.test', '203.0.113.5'] as const
    await fail(5, ...asked)
    expect(await attempt('A@Harcourt.test', '203.0.113.5')).toEqual({
      allowed: false,
      retry_after: 15,
    })
    wait(16)
    expect(await isAllowed(...asked)).toBe(true)
    expect((await attempt(...asked)).retry_after).toBe(30)
  })

  test('elsewhere do not hinder somebody where they signed in before', async () => {
    const firm = await aFirm()
    const owner = await firm.user({ role: 'Owner' })
    await openFrom(firm, owner.id, '198.51.100.7')
    const { fail, isAllowed } = attemptsAt(firm)
    for (let host = 1; host <= 30; host++) await fail(5, owner.email, `203.0.113.${host}`)
    expect(await isAllowed(owner.email, '203.0.113.200')).toBe(false)
    expect(await isAllowed(owner.email, '198.51.100.7')).toBe(true)
  })

  test('of one person in an office do not hinder the others', async () => {
    const firm = await aFirm()
    const [one, other] = [await firm.user({ role: 'Owner' }), await firm.user({ role: 'Cashier' })]
    const office = '198.51.100.7'
    await openFrom(firm, other.id, office)
    const { fail, isAllowed } = attemptsAt(firm)
    for (let count = 0; count < 70; count++) await fail(1, `${count}@harcourt.test`, office)
    await fail(8, one.email, office)
    expect(await isAllowed(one.email, office)).toBe(false)
    expect(await isAllowed(other.email, office)).toBe(true)
    expect(await isAllowed('new@harcourt.test', office)).toBe(false)
  })

  test('of addresses in one IPv6 network of 64 bits are counted together', async () => {
    const { fail, isAllowed } = attemptsAt(await aFirm())
    for (let host = 1; host <= 5; host++) await fail(1, 'a@harcourt.test', `2001:db8:1:2::${host}`)
    expect(await isAllowed('a@harcourt.test', '2001:db8:1:2:ffff::9')).toBe(false)
    expect(await isAllowed('a@harcourt.test', '2001:db8:1:3::9')).toBe(true)
  })

  test('are forgotten where the password was right', async () => {
    const firm = await aFirm()
    const { fail, isAllowed } = attemptsAt(firm)
    const asked = { email: 'a@harcourt.test', ip: '203.0.113.5' }
    await fail(4, asked.email, asked.ip)
    await firm.stub.signInSucceeded('harcourt', asked)
    await fail(4, asked.email, asked.ip)
    expect(await isAllowed(asked.email, asked.ip)).toBe(true)
  })
})

describe('a hundred failures in a row', () => {
  const email = 'victim@harcourt.test'

  /** Guesses on, each time from another network, whenever the delays allow it. */
  const guessOn = async (firm: FirmUnderTest, account: string) => {
    const { attempt } = attemptsAt(firm)
    let evaluated = 0
    for (let at = 0; at < 300; at++) {
      const answer = await attempt(account, `203.0.${at % 113}.5`)
      if (answer.allowed) evaluated += 1
      wait(answer.allowed ? 1 : Math.min(answer.retry_after, 900))
    }
    return evaluated
  }

  test('stop passwords and codes of an account from elsewhere, whether or not anybody has it', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Owner', email })
    for (const account of [email, 'nobody@harcourt.test']) {
      expect(await guessOn(firm, account)).toBe(100)
      wait(3 * 86_400)
      const later = await attemptsAt(firm).attempt(account, '198.51.100.1')
      expect(later).toEqual({ allowed: false, retry_after: 86_400 })
    }
  })

  test('stop nobody where they signed in before, and end with a new password', async () => {
    const firm = await aFirm()
    const owner = await firm.user({ role: 'Owner', email })
    await openFrom(firm, owner.id, '198.51.100.7')
    await guessOn(firm, email)
    const { isAllowed } = attemptsAt(firm)
    expect(await isAllowed(email, '198.51.100.7')).toBe(true)
    expect(await isAllowed(email, '198.51.100.8')).toBe(false)
    await firm.inside(({ throttle }) => throttle.renewed(email))
    wait(86_400)
    expect(await isAllowed(email, '198.51.100.8')).toBe(true)
  })

  test('are not in a row where one was right between them', async () => {
    const firm = await aFirm()
    const { isAllowed } = attemptsAt(firm)
    for (let at = 0; at < 150; at++) {
      const asked = { email, ip: `203.0.113.${at}` }
      wait(3_600)
      expect(await isAllowed(asked.email, asked.ip)).toBe(true)
      if (at % 50 === 49) await firm.stub.signInSucceeded('harcourt', asked)
    }
  })
})

describe('requests for a sign-in link', () => {
  const asked = { email: 'owen@tarrant.test', ip: '203.0.113.9' }

  test('are counted when they are made, known or not, apart from attempts to sign in', async () => {
    const firm = await aFirm()
    await firm.user({ type: 'client', email: asked.email, contact_id: 'c1' })
    const all = await Promise.all(
      Array.from({ length: 20 }, () => firm.stub.askLink('harcourt', { ...asked, origin })),
    )
    expect(all.filter((it) => it.allowed)).toHaveLength(8)
    const links = await firm.inside(({ store }) => store.rows('SELECT id FROM links'))
    expect(links).toHaveLength(8)
    expect(
      (await firm.stub.askLink('harcourt', { ...asked, ip: '203.0.113.10', origin })).allowed,
    ).toBe(true)
    expect((await firm.stub.signInAttempt('harcourt', { ...asked, origin })).allowed).toBe(true)
    wait(16 * 60)
    expect((await firm.stub.askLink('harcourt', { ...asked, origin })).allowed).toBe(true)
  })
})
