import { sideInBrackets } from './forms.ts'

export type Side = 'seller' | 'buyer'

/** Whose a label is; 'client' is whoever the addressee acts for. */
export type Owner = {
  readonly side: Side | 'client' | null
  readonly office: 'conveyancer' | 'agent' | null
}

const SELLER =
  /\b(sellers?|vendors?|vdrs?|vend|selling|sells|owners?|leaseholders?|proprietors?|developers?|transferors?|executors?)\b/
const BUYER =
  /\b(buyers?|purchasers?|pur|purs|purch|buying|buys|applicants?|purchasing|bidders?|transferees?|(?:new|future|incoming) owners?)\b/
const CLIENT = /\b(client|clients)\b/
const CONVEYANCER =
  /\b(solicitors?|sols?|solrs?|conveyancers?|conveyancing|lawyers?|law|legals?|representatives?|representation|ha(?:s|ve) instructed|(?:is|are) instructing|(?:is|are) using|^for(?: the)? (?=(?:seller|vendor|buyer|purchaser)s?$)|acting (?:through|via)|to use|represented by|acts? for|acting for|acted for|legal advis[eo]rs?|legal reps?)\b/
const AGENT =
  /^signed$|\b(agents?|agency|agencies|branch|office|negotiators?|neg|auctioneers?|(prepared|issued|sent|arranged|negotiated|sold|signed|taken|recorded|completed|compiled|handled|managed|listed|introduced|progressed) by|our contact|sales? (progress(or|ion)|advis[eo]r|executive|manager|consultant|contact|team)|developers? (contact)|progress(or|ion)|marketed by|your contact|who to (?:ring|call|contact|speak)|consultant|valuer|lister)\b/

/** Whether a word of a label says whose it is. */
export const isOfOwner = (word: string) =>
  [SELLER, BUYER, CLIENT, CONVEYANCER, AGENT].some((pattern) => pattern.test(word))

/** Whose a label is, by its plain words and as it is written. */
export const ownerIn = (plain: string, text: string): Owner => {
  const office = officeIn(plain)
  const side = sideInBrackets(text) ?? sideOf(plain)
  return { side: office === 'agent' && side === 'seller' ? null : side, office }
}

const officeIn = (plain: string): Owner['office'] => {
  if (CONVEYANCER.test(plain.replace(/\blegal (?=complet|owner)/, ''))) return 'conveyancer'
  return AGENT.test(plain) ? 'agent' : null
}

const sideOf = (plain: string): Owner['side'] => {
  if (
    /^(?:sellers?|vendors?|owners?) (?:buying|purchasing|moving)(?: on| onwards?| to)?$/.test(plain)
  )
    return 'seller'
  if (/^(?:buyers?|purchasers?) selling$/.test(plain)) return 'buyer'
  if (/\bsale (?:side\b|(?=solicitor|conveyanc|lawyer))/.test(plain)) return 'seller'
  if (/\bpurchase (?:side\b|(?=solicitor|conveyanc|lawyer))/.test(plain)) return 'buyer'
  if (/^purchase (?:position|status|situation|circumstances)$/.test(plain)) return 'buyer'
  const whose = plain.replaceAll(
    /\b(?:selling|purchasing|buying) (?=agen)|\bselling (?=price|branch|office)/g,
    '',
  )
  const isSeller = SELLER.test(
    whose.replaceAll(/\b(?:new|future|incoming|case|file|matter) owners?\b/g, ''),
  )
  const isBuyer = BUYER.test(whose)
  if (isSeller !== isBuyer) return isSeller ? 'seller' : 'buyer'
  return !isSeller && CLIENT.test(plain) ? 'client' : null
}
