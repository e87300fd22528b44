import { type Starter, starterOf } from './starter.ts'

const snippet = (key: string, category: string, name: string, body: string) =>
  starterOf('snippet', key, { name, category, body })

const money: readonly Starter[] = [
  snippet(
    'bank-warning',
    'Money',
    'Warning about bank details',
    `> **Fraud warning.** We never change our bank details by email, text or telephone. Before you send money, call us on a number that you already know and check the details with a person. Send £1 first and ask us to confirm that it arrived. If a message says that our details have changed, do not pay: call us.`,
  ),
  snippet(
    'insurance-duty',
    'Money',
    'Insurance from exchange',
    `From the moment contracts are exchanged the risk in the property can be yours. Have buildings insurance ready to start that day, for at least the full cost of rebuilding, and send us the schedule before we exchange.`,
  ),
  snippet(
    'tax-deadline',
    'Money',
    'When the tax is due',
    `{% if case.nation == 'Wales' %}The Land Transaction Tax return and the tax are due within 30 days of completion.{% else %}The Stamp Duty Land Tax return and the tax are due within 14 days of completion.{% endif %} Late filing or payment brings a penalty and interest, so we need the money for the tax before completion.`,
  ),
  snippet(
    'referral-disclosure',
    'Money',
    'Referral fee',
    `You came to us through {{ agent.firm }}. We have an arrangement with them, and pay them a fee for the introduction out of our own fees. The amount is in your quote; you do not pay it. You are free to use another firm, and our advice to you is independent of theirs.`,
  ),
]

const regulation: readonly Starter[] = [
  snippet(
    'subject-to-contract',
    'Rules',
    'Subject to contract',
    `This letter is subject to contract. Nothing in it, or in any letter or call between the firms, binds our client until contracts are formally exchanged.`,
  ),
  snippet(
    'regulator-sra',
    'Rules',
    'Regulated by the SRA',
    `{{ firm.name }} is authorised and regulated by the Solicitors Regulation Authority, number {{ firm.regulator_number }}.`,
  ),
  snippet(
    'regulator-clc',
    'Rules',
    'Regulated by the CLC',
    `{{ firm.name }} is licensed and regulated by the Council for Licensed Conveyancers, number {{ firm.regulator_number }}.`,
  ),
  snippet(
    'complaints-short',
    'Rules',
    'Complaints, in one line',
    `If you are unhappy with our work or our bill, tell us first: ask for our complaints procedure on {{ firm.phone }}. You may also be able to go to the Legal Ombudsman.`,
  ),
  snippet(
    'complaints-full',
    'Rules',
    'Complaints, in full',
    `We want to know when something is wrong. Tell the person who handles your case or, if you would rather not, write to our complaints officer at {{ firm.name }}{% if firm.address %}, {{ firm.address }}{% endif %}. Making a complaint costs you nothing and does not affect how we handle your case.

We confirm that we have your complaint, look into it, and send you our final answer within eight weeks.

{% render 'ombudsman' %}`,
  ),
  snippet(
    'ombudsman',
    'Rules',
    'The Legal Ombudsman',
    `If we have not settled your complaint within eight weeks, or you disagree with our final answer, you can ask the Legal Ombudsman to look at it. Do so within six months of our final answer, and within one year of what you complain about, or of when you should have known of it. The Legal Ombudsman: telephone 0300 555 0333, PO Box 6167, Slough SL1 0EH, [www.legalombudsman.org.uk](https://www.legalombudsman.org.uk).`,
  ),
  snippet(
    'data-short',
    'Rules',
    'Personal data, in short',
    `We use what you tell us to run your case, to check who you are as the law requires, and to store the file afterwards. We share it only with those who need it for your case, such as the other side's conveyancer, your lender, search providers and HM Land Registry. You can ask to see what we hold.`,
  ),
  snippet(
    'unsubscribe',
    'Rules',
    'Stop marketing emails',
    `You receive this because you asked us for a quote. If you would rather not hear from us about it again, reply with the word STOP, and we will not write about it again.`,
  ),
]

const signing: readonly Starter[] = [
  snippet(
    'witness-rule',
    'Signing',
    'Who may witness',
    `A witness must be 18 or over, must be in the same room and see you sign, and must then sign and write their full name, address and occupation. They must not be a party to the document. Choose somebody who is not a relative and does not live with you. A witness on a video call does not count.`,
  ),
  snippet(
    'do-not-date',
    'Signing',
    'Do not date it',
    `Please do not write a date on any document. We add the date when the document takes effect.`,
  ),
]

const explained: readonly Starter[] = [
  snippet(
    'exchange-explained',
    'Explanations',
    'Exchange',
    `**Exchange of contracts** is the point from which neither side can walk away without losing money. Until then anybody can change their mind. At exchange the completion date is fixed and the buyer's deposit is paid.`,
  ),
  snippet(
    'completion-explained',
    'Explanations',
    'Completion',
    `**Completion** is the day on which the rest of the price is paid, the keys are handed over and the property changes hands. It can only take place on a working day.`,
  ),
  snippet(
    'leasehold-explained',
    'Explanations',
    'Leasehold',
    `**Leasehold** means that you own the home for a fixed number of years, under a lease from the freeholder. The lease says what you pay each year (ground rent and service charge), what you may and may not do, and who repairs what. When the lease becomes short, the home is worth less and is harder to mortgage.`,
  ),
  snippet(
    'joint-tenants',
    'Explanations',
    'Joint tenants',
    `As **joint tenants** you own the whole property together, without shares. On the death of one of you, the other owns all of it at once, whatever a will says.`,
  ),
  snippet(
    'tenants-in-common',
    'Explanations',
    'Tenants in common',
    `As **tenants in common** each of you owns a share, equal or not. Your share passes by your will, not to the other owner. A declaration of trust records the shares and what happens if you part or sell.`,
  ),
  snippet(
    'indemnity-explained',
    'Explanations',
    'Indemnity insurance',
    `An **indemnity policy** pays if somebody acts on a defect in the title and you lose money by it. It does not put the defect right. It is paid for once and can pass to later owners. Cover usually ends if anybody tells those who might make a claim, so do not speak of it to neighbours or the council.`,
  ),
  snippet(
    'search-expiry',
    'Explanations',
    'How long searches last',
    `Search results describe one day. Lenders usually want them to be no more than six months old at completion; if the case takes longer, some have to be made again, at a cost that we would tell you first.`,
  ),
]

const care: readonly Starter[] = [
  snippet(
    'do-not-contact-council',
    'Care',
    'Do not contact the council yet',
    `If you cannot find a planning or building regulations document, **ask us before you ring the council**. A question to the council can rule out the insurance that would otherwise have solved the problem.`,
  ),
  snippet(
    'fraud-alert',
    'Care',
    'Watch your title',
    `HM Land Registry has a free service that emails you when somebody applies to change the register of your home. Join it at [propertyalert.landregistry.gov.uk](https://propertyalert.landregistry.gov.uk), and keep your address for notices up to date.`,
  ),
  snippet(
    'vulnerable-help',
    'Care',
    'Help with letters and calls',
    `If it would help, we can write in large print, explain this in a call or a meeting, use an interpreter, or speak with somebody you trust. Tell us what suits you.`,
  ),
  snippet(
    'welsh-available',
    'Care',
    'Welsh on request',
    `You are welcome to write to us in Welsh, and you can ask for this letter in Welsh.`,
  ),
]

/** The 25 snippets of every firm. */
export const snippetStarters: readonly Starter[] = [
  ...money,
  ...regulation,
  ...signing,
  ...explained,
  ...care,
]
