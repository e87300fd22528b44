import { describe, expect, test } from 'vitest'
import { toastIn } from '#lib/toast-query'

const ask = (parameters: Record<string, string>) =>
  toastIn(new URLSearchParams({ show_toast: '1', toast_summary: 'Saved', ...parameters }))
const detail = (text: string) => ask({ toast_detail: text })

describe('an address', () => {
  test('without show_toast asks for no toast', () => {
    expect(toastIn(new URLSearchParams('toast_summary=Saved'))).toBe(null)
  })

  test.each(['0', 'false'])('with show_toast=%s asks for none', (show) => {
    expect(ask({ show_toast: show })).toBe(null)
  })

  test.each(['1', 'true', '', 'yes'])('with show_toast=%s asks for one', (show) => {
    expect(ask({ show_toast: show })).toMatchObject({ summary: 'Saved' })
  })

  test('shows what access denied says, as it says it', () => {
    const text = 'You do not have the required permissions to access the page. Redirected to home.'
    expect(
      ask({
        toast_severity: 'error',
        toast_summary: 'Access denied',
        toast_detail: text,
        toast_life: '5000',
      }),
    ).toEqual({
      severity: 'error',
      summary: 'Access denied',
      detail: text,
      life: 5000,
      note: null,
    })
  })

  test.each(['info', 'success', 'warn', 'error', 'secondary', 'contrast'])(
    'may ask for the severity %s',
    (severity) => {
      expect(ask({ toast_severity: severity })).toMatchObject({ severity })
    },
  )

  test.each(['', 'fatal', 'constructor', 'ERROR'])(
    'gets info for the severity "%s"',
    (severity) => {
      expect(ask({ toast_severity: severity })).toMatchObject({ severity: 'info' })
    },
  )

  test.each([
    ['500', 500],
    ['15000', 15_000],
    ['499', 3000],
    ['15001', 3000],
    ['-1', 3000],
    ['1e4', 3000],
    ['Infinity', 3000],
    ['soon', 3000],
    ['', 3000],
  ])('with a life of "%s" gets %i milliseconds', (life, expected) => {
    expect(ask({ toast_life: life })).toMatchObject({ life: expected })
  })

  test('gets no more text than a toast holds', () => {
    const toast = ask({ toast_summary: 'a '.repeat(80), toast_detail: 'b '.repeat(200) })
    expect(toast).toMatchObject({
      summary: 'a '.repeat(30),
      detail: 'b '.repeat(80),
    })
  })

  test('says of a text that is not our own that it came with the link', () => {
    const note = 'This message came with the link you followed.'
    expect(ask({})).toMatchObject({ note })
    expect(ask({ toast_summary: 'Access denied', toast_detail: 'Ask Joe.' })).toMatchObject({
      note,
    })
  })

  test('gets plain text on one line', () => {
    expect(ask({ toast_summary: 'a\u202Eb\n\t c\u0000' })).toMatchObject({ summary: 'a b c' })
  })
})

describe('a text that could lead money or people astray', () => {
  test.each([
    'Our bank details have changed',
    'Our BANK account is new',
    'b a n k of choice',
    'b-a-n-k',
    'ｂａｎｋ letter',
    'ba\u200Bnk letter',
    'Use account number below',
    'account details inside',
    'New sort code',
    'sort-code: ask',
    'IBAN on request',
    'swift payment',
    'the BIC is',
    'payment details changed',
    'The payee is new',
    'beneficiary changed',
    'Send to 20-45-77',
    'Send to 20 45 77',
    'Send to 204577',
    'Reference 1 2 3 4 5 6',
    '１２３４５６',
    '١٢٣٤٥٦',
    'GB29NWBK60161331926819',
    'Call 0117 496 0142',
    'Ring us on the new number',
    'call us now',
    'phone this',
    'text me back',
    'whatsapp us',
    '+44 7700 900123',
    'see https://evil.example',
    'see http:evil',
    'go to www.evil.example',
    'go to evil.example/pay',
    'evil.co.uk',
    '//evil',
    'write to pay@evil.example',
    'Completion money goes to our new client account',
    'Соmрlеtіоn mоnеу goes to our new сlіеnt ассоunt',
    'Your bаnk',
    'The βank',
    'Our ВАΝК',
    '𝐛𝐚𝐧𝐤',
    'ⓑⓐⓝⓚ',
    '🅱🅰🅽🅺',
    '🇧🇦🇳🇰',
    'ƅɑɴƙ',
    'b̶a̶n̶k̶',
    'bänk',
    'b4nk',
    'acc0unt',
    'acc\u00adount',
    '_account_',
    'A C C O U N T',
    'рау today',
    'Please pay the deposit',
    'Payment is due',
    'paid into another place',
    'Make the transfer today',
    'τransfer it',
    'Your refund is ready',
    'REFÚND',
    'remit the balance',
    'Send funds before noon',
    'A new invoice',
    'by CHAPS',
    'by B.A.C.S',
    'in bitcoin',
    'Use the new details',
    'Our completion details',
    'details have now changed',
    'details: see below',
    'whats app',
    'Our phone is new',
    'email us at once',
    'contact him',
    'evil dot com',
    'two zero four five seven seven',
    'double four nine nine',
    '①②③④⑤⑥',
    '⁴⁰⁴⁷⁷⁷',
    '1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣',
    'Type your password again',
    'Деньги на новый счёт',
    'ᏴᎪΝK',
  ])('is refused: %s', (text) => {
    expect(detail(text)).toBe('refused')
    expect(ask({ toast_summary: text })).toBe('refused')
  })

  test('is refused when it hides behind the part that is shown', () => {
    expect(detail(`${'x'.repeat(170)} bank`)).toBe('refused')
  })

  test('is refused when summary and detail share it', () => {
    expect(ask({ toast_summary: 'Ref 123', toast_detail: '456' })).toBe('refused')
  })
})

describe('a harmless text', () => {
  test.each([
    'Saved',
    'Quote 1042 was sent',
    'Task moved to Fri 27 Nov',
    '2 of 11 done',
    'You are signed out.',
    'The page is not yours to see. Redirected to home.',
  ])('is shown: %s', (text) => {
    expect(detail(text)).toMatchObject({ detail: text })
  })
})
