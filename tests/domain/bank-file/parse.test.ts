import { describe, expect, test } from 'vitest'
import { type BankFile, BankFileFault } from '#domain/bank-file/bank-file'
import { bankFileOf } from '#domain/bank-file/parse'

const csv =
  `Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance
27/11/2026,FPI,'11-22-33,00012345,J OKAFOR 26-S-00098,,250.00,1150.00
27/11/2026,FPI,'11-22-33,00012345,J OKAFOR 26-S-00098,,250.00,900.00
26/11/2026,FPO,'11-22-33,00012345,"HMRC, SDLT",350.00,,650.00
`.replaceAll('\n', '\r\n')

const signed =
  '\uFEFF"Date","Description","Amount","Balance","Reference"\n' +
  '"2026-11-26","HMRC, SDLT","-350.00","650.00","FP1"\n' +
  '"2026-11-27","J OKAFOR 26-S-00098","1,250.00","1,900.00","FP2"\n'

const mt940 = `{1:F01EXAMGB2LXXXX0000000000}{2:I940EXAMGB2LXXXXN}{4:
:20:STMT
:25:11223300012345
:28C:231/1
:60F:C261126GBP1000,
:61:2611261126D350,00NTRFNONREF//FP1
:86:HMRC, SDLT
:61:2611271127RD250,5NTRFNONREF//FP2
:86:J OKAFOR
26-S-00098
:62F:C261127GBP900,50
-}
`

const camt = (entry = '') => `<?xml version="1.0" encoding="UTF-8"?>
<d:Document xmlns:d="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><d:BkToCstmrStmt><d:Stmt>
 <d:Acct><d:Id><d:IBAN>GB29EXAM11223300012345</d:IBAN></d:Id></d:Acct>
 <d:Bal><d:Tp><d:CdOrPrtry><d:Cd>OPBD</d:Cd></d:CdOrPrtry></d:Tp><d:Amt Ccy="GBP">1000.00</d:Amt><d:CdtDbtInd>CRDT</d:CdtDbtInd></d:Bal>
 <d:Bal><d:Tp><d:CdOrPrtry><d:Cd>CLBD</d:Cd></d:CdOrPrtry></d:Tp><d:Amt Ccy="GBP">650.00</d:Amt><d:CdtDbtInd>CRDT</d:CdtDbtInd></d:Bal>
 <d:Ntry><d:Amt Ccy="GBP">350.00</d:Amt><d:CdtDbtInd>DBIT</d:CdtDbtInd><d:Sts>BOOK</d:Sts><d:BookgDt><d:Dt>2026-11-26</d:Dt></d:BookgDt>
  <d:AcctSvcrRef>FP1</d:AcctSvcrRef><d:NtryDtls><d:TxDtls><d:RmtInf><d:Ustrd>Tax &amp; duty</d:Ustrd></d:RmtInf></d:TxDtls></d:NtryDtls></d:Ntry>
 <d:Ntry><d:Amt Ccy="GBP">99.00</d:Amt><d:CdtDbtInd>CRDT</d:CdtDbtInd><d:Sts>PDNG</d:Sts><d:BookgDt><d:Dt>2026-11-26</d:Dt></d:BookgDt></d:Ntry>${entry}
</d:Stmt></d:BkToCstmrStmt></d:Document>`

const faultOf = (text: string) => {
  try {
    bankFileOf(text)
  } catch (error) {
    if (error instanceof BankFileFault) return error.message
    throw error
  }
  throw new Error('Nothing was refused.')
}

const amounts = ({ lines }: BankFile) => lines.map(({ amount }) => amount)

describe('a bank statement', () => {
  test('as CSV with the newest line first is read in the order of booking', () => {
    const file = bankFileOf(csv)
    expect(file).toMatchObject({ account: '11223300012345', opening: 1_000_00, closing: 1_150_00 })
    expect(amounts(file)).toEqual([-350_00, 250_00, 250_00])
    expect(file.lines[0]?.text).toBe('HMRC, SDLT')
  })

  test('keeps two equal lines apart, by the same ids whenever it is read', () => {
    const ids = bankFileOf(csv).lines.map(({ id }) => id)
    expect(new Set(ids).size).toBe(3)
    expect(bankFileOf(csv).lines.map(({ id }) => id)).toEqual(ids)
  })

  test('as CSV with one signed column, commas and a byte order mark', () => {
    const file = bankFileOf(signed)
    expect(amounts(file)).toEqual([-350_00, 1_250_00])
    expect(file.lines.map(({ reference }) => reference)).toEqual(['FP1', 'FP2'])
  })

  test('as MT940 with short amounts, a reversed debit and a wrapped text', () => {
    const file = bankFileOf(mt940)
    expect(amounts(file)).toEqual([-350_00, 250_50])
    expect(file.lines[1]).toMatchObject({ text: 'J OKAFOR 26-S-00098', reference: 'FP2' })
  })

  test('as CAMT.053 leaves out what is pending', () => {
    const file = bankFileOf(camt())
    expect(file.account).toBe('11223300012345')
    expect(file.lines).toHaveLength(1)
    expect(file.lines[0]).toMatchObject({ amount: -350_00, text: 'Tax & duty' })
  })
})

test('a day that is none is taken as somebody entered it for its place, and then the file is whole', () => {
  const impossible = mt940.replace('2611261126', '2602301126')
  const place = /line \d+/.exec(faultOf(impossible))?.[0] ?? ''
  expect(bankFileOf(impossible, { [place]: '2026-02-28' }).lines[0]?.on).toBe('2026-02-28')
  const dated = camt().replaceAll('2026-11-26', '2026-02-30')
  expect(bankFileOf(dated, { 'entry 1': '2026-02-28' }).lines[0]?.on).toBe('2026-02-28')
})

describe('a file is refused whole, with its place, when', () => {
  test.each([
    ['its sums do not hold', mt940.replace('350,00', '350,01'), /do not add up/],
    ['a balance does not follow', csv.replace('900.00', '901.00'), /line \d: The balance/],
    ['it is cut', camt().slice(0, 900), /cut|not well formed/],
    ['it has a DOCTYPE', camt().replace('<d:Document', '<!DOCTYPE x []><d:Document'), /DOCTYPE/],
    ['it is in euro', camt().replaceAll('GBP', 'EUR'), /EUR/],
    [
      'it names 30 February',
      mt940.replace('2611261126', '2602301126'),
      /line \d: “260230” is not a day/,
    ],
    ['an amount is none', signed.replace('1,250.00', '12,50'), /12,50/],
    ['a line has two amounts', csv.replace(',,250.00,1150', ',1.00,250.00,1150'), /one amount/],
    ['a quotation mark stays open', signed.slice(0, -20), /not closed|amount|day/],
  ])('%s', (_, text, message) => {
    expect(faultOf(text)).toMatch(message)
  })
})
