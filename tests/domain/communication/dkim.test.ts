import { expect, test } from 'vitest'
import {
  dkimRecordName,
  dkimRecordText,
  dkimStateOf,
  txtText,
} from '#domain/communication/provider/dkim'

const key = {
  domain: 'firm.co.uk',
  selector: 's1',
  public_key: 'MIIBIjAN+/=',
  created_at: '2026-03-02T10:00:00.000Z',
  check: null,
}

test('the record stands at the selector and holds the key', () => {
  expect(dkimRecordName(key)).toBe('s1._domainkey.firm.co.uk')
  expect(dkimRecordText(key)).toBe('v=DKIM1; k=rsa; p=MIIBIjAN+/=')
})

test('what a domain publishes is compared by the key alone', () => {
  expect(dkimStateOf([], key)).toBe('missing')
  expect(dkimStateOf(['v=spf1 -all'], key)).toBe('missing')
  expect(dkimStateOf(['p=MIIB IjAN+/='], key)).toBe('found')
  expect(dkimStateOf(['v=DKIM1; p='], key)).toBe('different')
  expect(dkimStateOf(['v=DKIM1; k=rsa; p=other', dkimRecordText(key)], key)).toBe('found')
})

test('the parts of a long record are joined as the resolver prints them', () => {
  expect(txtText('"v=DKIM1; k=rsa; " "p=AAA" "BBB"')).toBe('v=DKIM1; k=rsa; p=AAABBB')
  expect(txtText('v=DKIM1; p=AAA')).toBe('v=DKIM1; p=AAA')
})
