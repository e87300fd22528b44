/** The words by which agents announce each thing; the first is the plainest. */
export const LABELS = {
  property:
    'Property|Property address|Address of property|Property being sold|Subject property|The property|Premises|Property sold|Re|House|Full address of property|Property details|Address of the property being sold|Dwelling|Property to be sold',
  postcode: 'Postcode|Post code|Property postcode|Post Code of property',
  price:
    'Price|Sale price|Agreed price|Purchase price|Price agreed|Sale agreed at|Price accepted|Consideration|Agreed sale price|Agreed purchase price|Offer accepted|Accepted offer|Agreed figure|Selling price|Sold for|Sold at|Final price|Purchase price agreed|Contract price|Sale price agreed|Amount of offer accepted|Amount agreed|Agreed consideration|Offer price|Price payable|Total price|Total purchase price|Accepted price|Offer amount|Agreed at',
  deposit:
    'Deposit|Deposit on exchange|Exchange deposit|Deposit payable|Deposit payable on exchange|Contract deposit|10% deposit|Deposit to be paid|Deposit amount',
  tenure:
    'Tenure|Title|Tenure of property|Freehold/Leasehold|Interest|Estate|Property tenure|Type of tenure|Tenure type|Held as',
  years:
    'Lease years remaining|Unexpired term|Years remaining|Remaining lease|Lease length|Years left on lease|Lease remaining|Years unexpired|Unexpired lease term|Length of lease remaining|Term remaining|Lease term remaining|Remaining term of lease',
  accepted:
    'Date offer accepted|Offer accepted on|Date of acceptance|Date agreed|Sale agreed on|Sale agreed date|Date of sale agreed|Acceptance date|Date sale agreed|Offer accepted date|Accepted on|Date offer was accepted|Agreed on|Offer acceptance date|Date STC|Sold STC date|Date of agreement|SSTC date|When agreed|Date of offer acceptance|Under offer since',
  exchange:
    'Target exchange|Exchange date|Proposed exchange|Anticipated exchange|Exchange target|Exchange of contracts|Target exchange date|Proposed exchange date|Hoped-for exchange|Exchange by|To exchange by|Contracts to be exchanged by|Date for exchange|Estimated exchange|Aim to exchange|Expected exchange date|Exchange deadline',
  completion:
    'Target completion|Completion date|Proposed completion|Anticipated completion|Completion target|Completion|Target completion date|Preferred completion date|Moving date|Completion by|To complete by|Proposed completion date|Date for completion|Desired completion|Estimated completion|Aim to complete|Expected completion|Move date|Target move date|Preferred moving date|Entry date|Anticipated move date|Requested completion date',
  sellers:
    'Seller|Vendor|Sellers|Vendors|Vendor(s)|Seller(s)|Seller name|Name of seller|Vendor name(s)|Seller’s name|Names of vendors|Owner|Owners|Full names of sellers|Vendor name|Registered owner|Seller details|Registered proprietor|Registered proprietors|On behalf of|Legal owner(s)|Vendor full name(s)|Party selling',
  buyers:
    'Buyer|Purchaser|Buyers|Purchasers|Purchaser(s)|Buyer(s)|Buyer name|Name of buyer|Purchaser name(s)|Buyer’s name|Names of purchasers|Applicant|Applicants|Full names of buyers|Purchaser name|Proposed purchaser|Buyer details|Successful applicant|Prospective purchaser|Purchaser full name(s)|Party buying|Intending purchaser|Successful buyer|Incoming buyer|New owner',
  phone:
    'Tel|Telephone|Phone|Mobile|Telephone number|Contact number|Mob|Tel no|Phone number|Contact telephone|T|Mobile number|Contact tel|Tel. No.|Mobile no|Daytime tel|Best contact number|Cell|M|Telephone no.',
  email: 'Email|E-mail|Email address|E|e-mail address|Contact email|Mail|Email addr',
  home: 'Address|Current address|Home address|Correspondence address|Present address|Contact address|Residing at|Address for correspondence|Residential address|Currently living at|Of|Lives at|Currently at',
  firm: 'Solicitors|Solicitor|Conveyancer|Conveyancers|Legal representative|Firm|Lawyer|Lawyers|Acting solicitors|Legal representatives|Solicitor firm|Solicitors’ firm|Company|Practice|Firm name|Conveyancing firm|Name of firm|Law firm',
  handler:
    'Contact|Acting|Handler|Fee earner|Person acting|Person dealing|FAO|Dealing|For the attention of|Case handler|Contact name|Attention|Person dealing with matter|Name of person acting|Individual acting|Ref/contact|Attn|Named contact|Caseworker|Conveyancer name|File handler|Solicitor name|Case owner|Matter handler|Handled by|Partner|Who is dealing',
  sellerLawyer:
    "Seller's solicitor|Vendor's solicitor|Sellers' solicitors|Vendors Solicitors|Seller's conveyancer|Solicitor for seller|Solicitors acting for the seller|Solicitors for vendor|Acting for the vendor|Vendor solicitor|Seller solicitor|Vendor's legal representative|Conveyancer (seller)|Seller's lawyer|Vendor's conveyancers|Vendors Sols|For the seller|Seller's legal adviser|Legal representative for seller|Vendor's representatives|Conveyancer acting for the seller|Solicitor (vendor)|Seller represented by|Seller's legal rep|Vendor's lawyers|Seller's law firm|Vendor conveyancing firm|Solicitors instructed by the seller|Seller is using|Vendor has instructed|Selling solicitor|Sale solicitor|Sale side solicitor|Seller's side lawyers|Seller’s appointed conveyancer",
  buyerLawyer:
    "Buyer's solicitor|Purchaser's solicitor|Buyers' solicitors|Purchasers Solicitors|Buyer's conveyancer|Solicitor for buyer|Solicitors acting for the buyer|Solicitors for purchaser|Acting for the purchaser|Purchaser solicitor|Buyer solicitor|Purchaser's legal representative|Conveyancer (buyer)|Buyer's lawyer|Purchaser's conveyancers|Purchasers Sols|For the buyer|Buyer's legal adviser|Legal representative for buyer|Purchaser's representatives|Conveyancer acting for the buyer|Solicitor (purchaser)|Buyer represented by|Buyer's legal rep|Purchaser's lawyers|Buyer's law firm|Purchaser conveyancing firm|Solicitors instructed by the buyer|Buyer is using|Purchaser has instructed|Buying solicitor|Purchase solicitor|Purchase side solicitor|Buyer's side lawyers|Buyer’s appointed conveyancer",
  agent:
    'Agent|Selling agent|Estate agent|Agents|Agency|Selling agents|Estate agents|Sold by|Instructed agent|Marketing agent|Our office|Prepared by|Agent name|Acting agents|Sole agent|Sole agents|Sales agent|Agent acting|Issued by|Vendor’s agent|Name of agency',
  branch: 'Branch|Office|Branch office|Branch name|Selling branch|Agent branch|Sales office',
  negotiator:
    'Negotiator|Contact|Sales negotiator|Handled by|Agent contact|Your contact|Sales progressor|Point of contact|Sale negotiated by|Branch contact|Progressor|Sales contact|Who to contact|Sales progression|Property consultant|Member of staff|Sales adviser|Person to contact',
  sellerChain:
    'Vendor position|Seller position|Seller’s position|Vendor’s situation|Onward chain|Seller chain|Seller status|Vendor circumstances|Seller’s onward purchase|Vendor chain status|Seller’s onward plans|Seller’s plans|Seller situation|Vendor’s position|Seller chain details|Upward chain|Vendor’s circumstances',
  buyerChain:
    'Purchaser position|Buyer position|Buyer’s position|Purchaser’s situation|Buyer chain|Buyer status|Purchaser status|Purchaser circumstances|Buyer’s related sale|Purchaser chain status|Buyer situation|Purchaser’s position|Buyer chain details|Downward chain|Buyer’s circumstances|Applicant status|Buying position',
  funding:
    'Funding|Finance|Method of payment|Method of purchase|Payment|Financing|Buyer finance|Purchase method|Funding method|How funded|Type of purchase|Source of funds|Mortgage/cash|Cash or mortgage|Mortgage details|Financial position|Purchaser funding|Payment method|Buyer funding|Means|How is the purchase being funded?|Financial status|Paying by',
  lender:
    'Lender|Mortgage lender|Mortgage provider|Mortgage company|Bank/building society|Name of lender|Lender name|Mortgage with|Mortgagee|Proposed lender',
  fixtures:
    'Fixtures and fittings|Fixtures & fittings|Included in sale|Included|Items included|Included in the price|Contents included|Inclusions|Fittings included|To be included|Included in the sale|Extras included|Chattels|Price includes|Sale includes|Included items|What stays|What is included|Items to remain',
  conditions:
    'Special conditions|Notes|Additional notes|Conditions|Comments|Other information|Further information|Additional information|Terms|Special terms|Remarks|Conditions of sale|Special instructions|Points to note|Any other information|Other matters|Conditions attached to offer|Other terms agreed|Any special conditions|Agreed terms|Additional comments|Subject to|Special notes',
} as const

export type LabelKey = keyof typeof LABELS

export const labelsOf = (key: LabelKey): readonly string[] => LABELS[key].split('|')

/** Headings above what is said of somebody. */
export const HEADINGS = {
  property:
    'Property|The property|Property details|Sale details|The sale|About the property|Transaction|Property information',
  seller:
    'Seller|Vendor|Vendors|Seller details|Vendor details|The vendor|The seller(s)|Seller information|Details of seller|Selling party|Vendor(s) details|About the seller',
  buyer:
    'Buyer|Purchaser|Purchasers|Buyer details|Purchaser details|The purchaser|The buyer(s)|Buyer information|Details of buyer|Buying party|Purchaser(s) details|About the buyer',
  sellerLawyer:
    "Seller's solicitor|Vendor's solicitors|Seller's conveyancer|Vendor solicitor details|Solicitor acting for the seller|Vendor's legal representative|Vendor's solicitor details|Conveyancer for the seller|Sellers legal representatives|Seller's legal team",
  buyerLawyer:
    "Buyer's solicitor|Purchaser's solicitors|Buyer's conveyancer|Purchaser solicitor details|Solicitor acting for the buyer|Purchaser's legal representative|Purchaser's solicitor details|Conveyancer for the buyer|Buyers legal representatives|Buyer's legal team",
  agent:
    'Agent|Estate agent|Selling agent|Agent details|Selling agent details|Estate agency|The agent|Agent information',
  terms:
    'Terms|Sale terms|Other details|Agreed terms|Further details|Timescales and terms|Position',
} as const

export const NO_SELLER_CHAIN =
  'No onward purchase|No onward chain|No chain|Chain free|Vacant possession, seller moving to rented|Not buying on|Moving in with family|Going into rented accommodation|Top of the chain|Not purchasing|Property is empty - no onward purchase|Emigrating|No upward chain|Not buying|Nothing to buy|Moving into rented|Vacant possession|Vacant, no chain above|Moving abroad|Has already moved out|End of chain|Already has another home|No related purchase|Moving to a care home|Going into rental|Empty property, chain free|Break in the chain - moving to rented|Probate sale, no chain|Will rent|Staying with relatives|Seller is not tied to a purchase|Not in a chain|Already purchased|Onward purchase not required|No onward move'.split(
    '|',
  )
export const SELLER_BUYS =
  'Buying on|Buying onward|Has an onward purchase|Onward purchase agreed|Onward purchase found|Related purchase|Purchasing another property|Has found a property to buy|Looking to buy onwards|Purchasing in Thornwick Bay, offer accepted|In a chain - buying a new build|Dependent on onward purchase|Tied to a purchase|Onward purchase agreed with a neighbour|Has had an offer accepted on another property|Seeking onward purchase|Moving to a new build they have reserved|Onward: yes, purchase agreed|Has an associated purchase|Simultaneous purchase|Linked purchase|Buying elsewhere|Found a house to buy|Has related purchase, chain complete above|Searching for an onward purchase'.split(
    '|',
  )
export const NO_BUYER_CHAIN =
  'Nothing to sell|First-time buyer|First time buyer|FTB|No chain|Chain free|Not selling|No property to sell|Currently renting|In rented|No related sale|Has nothing to sell|First time buyer, currently renting|Living with parents, nothing to sell|Rented accommodation - no sale required|Investor, nothing to sell|Buy to let investor|No onward chain|Already sold, in rented|No dependent sale|Bottom of the chain|Not in a chain|1st time buyer|Own sale completed|Does not need to sell|Not dependent on a sale|No sale required|No house to sell|Not reliant on a sale|Sold previously and now renting|No associated sale|No linked sale|Living with family|Sale already completed'.split(
    '|',
  )
export const BUYER_SELLS =
  'Selling|Has a property to sell|Sale agreed on own property|Selling own home, sold STC|Property under offer|Own property SSTC|Related sale|House sold subject to contract|Dependent on sale of own house|Selling, sale agreed with a first time buyer|Own sale agreed|Needs to sell|Has sold STC|Related sale proceeding|Selling 4 Quarry Bank - under offer|Sold STC, chain of three|Property sold subject to contract|In a chain - selling a flat|Sale of own property agreed|Has sold their own property, contracts not exchanged|Home sold STC|Selling to a cash buyer|Sold, awaiting exchange|Associated sale|Linked sale|Tied to a sale|Own house on the market'.split(
    '|',
  )

export const CASH =
  'Cash|Cash buyer|Cash purchase|Cash, no mortgage required|Cash - proof of funds seen|No mortgage|Cash funds|Own funds|Cash purchaser|Buying without a mortgage|All cash|Savings|Cash (evidence held on file)|Unencumbered funds - no borrowing|No lending required|Cash in bank|100% cash'.split(
    '|',
  )
export const MORTGAGE =
  'Mortgage|Mortgage required|Subject to mortgage|AIP obtained|Mortgage, AIP held|DIP obtained|With the aid of a mortgage|Mortgage - agreement in principle seen|Decision in principle received|Mortgage buyer|Mortgage (AIP held)|Needs a mortgage|Agreement in principle held|Buy-to-let mortgage|Mortgage needed|Mortgage in principle|Repayment mortgage'.split(
    '|',
  )
/** A mortgage with the name of its lender in place of the mark. */
export const MORTGAGE_WITH =
  'Mortgage with @|Mortgage (@)|@ mortgage|AIP with @|DIP with @|Agreement in principle from @|Decision in principle from @|Mortgage - @|Mortgage through @|Mortgage from @, AIP in place|Mortgage offer from @|DIP obtained from @|Mortgage: @|Mortgage via @|AIP in place with @|Mortgage arranged with @|Mortgage, lender @|Funded by mortgage from @|@ - AIP|@ (DIP agreed)|Mortgage, @|@, agreement in principle'.split(
    '|',
  )

/** The same in sentences. */
export const SELLER_FREE = [
  'has no onward purchase',
  'is not buying on',
  'is moving into rented accommodation',
  'is not in a chain',
  'will be moving in with family',
  'is not making an onward purchase',
  'has already moved out and has nothing to buy',
  'is going to live with a daughter',
  'is emigrating and is not buying',
  'is chain free',
]
export const SELLER_TIED = [
  'is buying on',
  'has an onward purchase',
  'has found a property to buy',
  'is purchasing another property',
  'has an onward purchase agreed',
  'is looking to buy locally',
  'is looking for another house',
  'intends to buy another house in the district',
  'is purchasing a bungalow by the sea',
]
export const BUYER_FREE = [
  'is a first-time buyer',
  'has nothing to sell',
  'is currently renting',
  'has no property to sell',
  'is chain free',
  'is not selling',
  'is not dependent on a sale',
  'has already sold and is in rented accommodation',
  'does not have to sell',
  'is an investor',
  'is free of any chain',
]
export const BUYER_TIED = [
  'is selling',
  'has a property to sell',
  'has sold subject to contract',
  'is under offer on their own home',
  'has a related sale',
  'has agreed a sale of their own property',
  'has put their own flat on the market and found a buyer for it',
]
