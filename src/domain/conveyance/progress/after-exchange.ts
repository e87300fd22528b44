import { bankDetailsWarning } from '#domain/communication/communication'
import { type ProgressText, toBroker, toClient, toOtherSide } from './text.ts'

/** What is said after exchange, by fact. */
export const afterExchange = {
  completion_statement_sent: {
    line: 'Your completion statement is ready',
    messages: [
      toClient(
        'Your completion statement',
        'Your completion statement for {address} is ready. It lists every sum, and what is left to pay or comes to you.',
        bankDetailsWarning,
      ),
    ],
  },
  balance_received: {
    line: 'We received the balance',
    messages: [
      toClient(
        'We have received the balance',
        'The money that was left to pay for {address} is with us. You need to do nothing more about it.',
        bankDetailsWarning,
      ),
    ],
    isTask: true,
  },
  mortgage_redeemed: {
    line: 'We repaid your mortgage',
    messages: [
      toOtherSide(
        'Mortgage repaid',
        'We have sent the money to redeem the mortgage on {address}, and will send you the evidence of discharge when the lender gives it to us.',
      ),
    ],
    isTask: true,
  },
  discharge_received: {
    line: 'Your lender confirmed that the mortgage is repaid',
    messages: [
      toOtherSide(
        'Evidence of discharge',
        'The lender has confirmed the discharge of the mortgage on {address}. The evidence follows from {fee_earner}, unless the lender sent it to HM Land Registry itself.',
      ),
    ],
    isTask: true,
  },
  sdlt_filed: {
    line: 'We filed your tax return',
    messages: [
      toClient(
        'Your tax return is filed',
        'We have filed the tax return for {address} and paid the tax that was due. Keep the certificate in a safe place.',
      ),
      toBroker('Tax return filed', 'The tax return for {address} has been filed.'),
    ],
  },
  ap1_lodged: {
    line: 'We applied to HM Land Registry',
    messages: [
      toClient(
        'Sent to HM Land Registry',
        'We have applied to HM Land Registry to register {address}. They can take weeks or months; you are protected meanwhile.',
      ),
      toBroker(
        'Sent to HM Land Registry',
        'We have sent our application about {address} to HM Land Registry.',
      ),
    ],
  },
  registered: {
    line: 'HM Land Registry has finished',
    messages: [
      toClient(
        'Registration is done',
        'HM Land Registry has finished with {address}. Check that the names and addresses in the register are right, and keep your address there up to date: notices go to it.',
        'HM Land Registry’s free Property Alert tells you by email when somebody does something about your property.',
      ),
      toBroker(
        'Registration is done',
        'HM Land Registry has completed the registration of {address}.',
      ),
    ],
    isTask: true,
  },
} satisfies Record<string, ProgressText>
