import { describe, expect, test } from 'vitest'
import { leadOfEmail, parsePastedEmail } from '#domain/lead/email'

const mail = {
  from: '"Owen Tarrant" <Owen@Tarrant.test>',
  subject: 'Quote for our sale and purchase',
  text: 'We are selling 14 Larkfield Road, BS1 4AA for £412,500 and buying another.\nOur offer has been accepted. Ring 07700 900482.',
}

describe('an email', () => {
  test('tells who, what, where and how much', () => {
    expect(leadOfEmail(mail)).toMatchObject({
      first_name: 'Owen',
      last_name: 'Tarrant',
      email: 'owen@tarrant.test',
      phone: '07700 900482',
      intent: ['sale', 'purchase'],
      sale_stage: 'sold',
      postcode: 'BS1 4AA',
      price: 412_500_00,
    })
  })

  test('keeps every word that fits', () => {
    expect(leadOfEmail(mail).message).toBe(`${mail.subject}\n\n${mail.text}`)
    expect(leadOfEmail({ ...mail, text: 'x'.repeat(9000) }).message.length).toBe(4000)
  })

  test('that says little leaves the rest blank', () => {
    expect(leadOfEmail({ from: 'a@b.test', subject: '', text: 'Hello' })).toMatchObject({
      first_name: '',
      email: 'a@b.test',
      phone: '',
      intent: [],
      sale_stage: 'presold',
      postcode: '',
      price: null,
    })
  })

  test.each([
    ['around £425k', 425_000_00],
    ['£1,250,000', 1_250_000_00],
    ['£350000', 350_000_00],
    ['your fee of £12?', null],
  ])('reads the price in %j', (text, price) => {
    expect(leadOfEmail({ ...mail, subject: '', text }).price).toBe(price)
  })

  test('is read from what was pasted, with its head or without', () => {
    const pasted = `From: Owen <owen@tarrant.test>\r\nTo: us\r\nSubject: Quote\r\n\r\nPlease.\r\n\r\nOwen`
    expect(parsePastedEmail(pasted)).toEqual({
      from: 'Owen <owen@tarrant.test>',
      subject: 'Quote',
      text: 'Please.\n\nOwen',
    })
    expect(parsePastedEmail('Ring 07700 900482')).toEqual({
      from: '',
      subject: '',
      text: 'Ring 07700 900482',
    })
  })
})
