import { describe, expect, test } from 'vitest'
import { identityOf } from '#domain/user/single-sign-on/identity'
import { entraTenantOf } from '#domain/user/single-sign-on/issuer'

const issuer = 'https://id.acme-login.co.uk'
const tid = '3f0c2a44-1b1a-4d0c-9b7a-0a1b2c3d4e5f'
const entra = `https://login.microsoftonline.com/${tid}/v2.0`
const claims = { sub: 'one', email: 'Ada@Firm.co.uk', email_verified: true }
const employee = { sub: 'differs by application', tid, oid: 'object', email: 'ada@firm.co.uk' }

describe('the identity in a token', () => {
  test('is the subject and the address in lower case', () => {
    expect(identityOf(issuer, claims)).toEqual({
      issuer,
      subject: 'one',
      email: 'ada@firm.co.uk',
      is_email_verified: true,
      is_multi_factor: false,
    })
  })

  test.each([
    [undefined, false],
    [false, false],
    ['false', false],
    ['yes', false],
    [true, true],
    ['true', true],
  ])('is verified where email_verified is %s: %s', (email_verified, isVerified) => {
    expect(identityOf(issuer, { ...claims, email_verified })?.is_email_verified).toBe(isVerified)
  })

  test.each([
    [{ amr: ['pwd'] }, false],
    [{ amr: 'mfa' }, false],
    [{ amr: ['pwd', 'mfa'] }, true],
    [{ acr: '2' }, false],
    [{ acr: 'phr' }, true],
    [{ acr: 'https://refeds.org/profile/mfa' }, true],
  ])('has a second factor of the provider’s with %j: %s', (said, isMultiFactor) => {
    expect(identityOf(issuer, { ...claims, ...said })?.is_multi_factor).toBe(isMultiFactor)
  })
})

describe('an identity of Microsoft Entra', () => {
  test('is the tenant and the object, never the subject', () => {
    expect(entraTenantOf(entra)).toBe(tid)
    expect(identityOf(entra, employee)?.subject).toBe(`${tid}:object`)
  })

  test('is nobody of another tenant, or without an object', () => {
    const other = tid.replace('3f', '4f')
    expect(identityOf(entra, { ...employee, tid: other })).toBeNull()
    expect(identityOf(entra, { ...employee, tid: undefined })).toBeNull()
    expect(identityOf(entra, { ...employee, oid: undefined })).toBeNull()
  })

  test('has a verified address unless a claim denies it', () => {
    const verified = (said: object) =>
      identityOf(entra, { ...employee, ...said })?.is_email_verified
    expect(verified({})).toBe(true)
    expect(verified({ xms_edov: true })).toBe(true)
    expect(verified({ xms_edov: false })).toBe(false)
    expect(verified({ xms_edov: 'false' })).toBe(false)
    expect(verified({ xms_edov: '0', email_verified: true })).toBe(false)
  })
})
