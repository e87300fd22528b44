import { remarks } from './remarks.ts'
import { starts } from './starts.ts'

const salutation = starts(
  String.raw`(dear|hi|hello|hey|good (morning|afternoon|evening)|to whom)\b|(morning|afternoon)[,!]? ?\w*[,!]?$`,
)
/** Openings of a letter, which may also go on with an enquiry. */
const openings = [
  starts(
    String.raw`(we|i) (refer to|write (further|with)|act (for|on behalf)|are instructed|confirm (that )?we act)\b`,
  ),
  starts(
    String.raw`(further to|with reference to|following) (your|our|my|receipt|the)\b[^?]*\b(raise|following|below|as follows|received)\b[^?]*$`,
  ),
  starts(
    String.raw`(further to|with reference to|following) (your|our|my|receipt|the)\b[^?,]*\b(enquiries|email|letter)\b[^?,]*$`,
  ),
]
const courtesies: readonly RegExp[] = [
  starts(
    String.raw`(please|kindly) (therefore |also |now )?(reply|respond|answer)( to (us|me|this))? (by|only by|via) (e-?mail|post|return)( only| alone| and not by \w+)?\b[^?]{0,20}$`,
  ),
  starts(
    String.raw`(please|kindly) (therefore |also |now )?(answer|deal with) these\b[^?]*\b(as well|too|also|from the above|below)\b[^?]*$`,
  ),
  starts(String.raw`(please|kindly) (see|find) what (has|have) (come|arrived)\b[^?]*$`),
  starts(String.raw`((many |with )?thanks|thank you)\b(?!.*\?)`),
  starts(
    String.raw`(kind|kindest|best|warm|with kind|many) (regards|wishes|thanks)|regards\b|yours (sincerely|faithfully|truly)|sincerely\b|cheers\b`,
  ),
  /(^|\b(i|we) (do )?)(trust|hope) (that )?(you|this|all|these)\b/i,
  /\blook(ing)? forward to (hearing|receiving (your |the |a )?(full |early |further )?(repl|response|answer)|your|speaking|exchanging|completing|working|seeing|it)\w*\b/i,
  /\b(please )?(do not|don['’]t) hesitate\b/i,
  /\bplease (also )?(find|see) (attached|enclosed|below|our|herewith|the (attached|enclosed|following))\b/i,
  /\b(we|i) (now )?(enclose|attach)\b/i,
  /\b(we|i) (have|now have|would|should|wish|write|set out|raise|also raise|list|now raise)\b[^?]{0,60}\b(following|below|as follows|further enquiries|additional enquiries|enquiries)\b[^?]{0,60}[.:]?$/i,
  /\b(repl(y|ies)|response|responses|answers|hear(ing)? from you)\b[^?]{0,60}\b(soon|earliest|by return|urgent\w*|promptly|in due course|convenience|within \d+|before (mon|tues|wednes|thurs|fri)day|by (mon|tues|wednes|thurs|fri)day|by close|by \d{1,2})\b/i,
  /\byour (answers|replies|responses|comments) (to|on) (the following|these|those below|what follows)\b[^?]*$/i,
  /\b(let (us|me) have|provide|send|forward|await|deal with|attend to)\b( us with)?( your| the seller['’]s)?( full)? (repl(y|ies)|responses?|answers) (to|on|in respect of|at|as|by|when)?\b[^?]{0,40}((the|these|all|our)? ?(following|below|above|enquiries|questions|points)|$)/i,
  /^(our|my|the) (\w+ )?(enquiries|questions|queries|points)\b[^?]{0,140}\b(set out|listed|below|as follows|follow|these)\b[^?]*$/i,
  /\b(deal with|answer|reply to|respond to|attend to) (the|these|our|all) (following|above|below|enquiries|points)\b/i,
  /\b(answer|deal with|reply to|respond to) (ours|these|them)\b[^?]{0,20}\?$/i,
  /\b(let (us|me) have|send( us| me)?|provide) (these|this|those|them|all of these) (by|before|as soon|asap|soon|today|tomorrow|when|at)\b/i,
  /\bif (any|some|all) of (the above|these|them)\b/i,
  /\bif you (have any|need any(thing)?|require any(thing)?|would like|wish to discuss)\b/i,
  /\bplease (call|ring|phone|telephone|contact) (me|us|the writer)\b/i,
  /\backnowledge (safe )?receipt\b|\bconfirm (safe )?receipt(?: of (?:this|these|our|the above)\b[^?]*)?[.]?$/i,
  /\b(grateful|glad|pleased|obliged) (for|to have|to receive)\b[^?]*\brepl(y|ies)\b[^?]*\b(following|below)\b[^?]*$/i,
  /\bplease (reply|respond|answer)\b[^?]*\b(space|below|column|box|boxes|provided|underneath)\b[^?]*$/i,
  /\bplease see (the |our )?(repl(y|ies)|answers|responses|comments)\b[^?]*\b(below|marked|in (red|caps|capitals|bold|blue))\b/i,
  /^(please|kindly) (reply|respond|answer)( to)? (these|them|each|all)\b[^?]*$/i,
  /\bplease (also )?ensure\b[^?]*\b(repl(y|ies)|answers?|responses?)\b/i,
  /^(please|kindly) (reply|respond|revert)\b[^?]*\b(convenience|soon|by return|urgent\w*|by \d|asap|without delay|possible)\b/i,
  /\blet (me|us) know if (you have )?(any|there are any) (queries|questions|problems|issues)\b/i,
  /^(please|kindly) (number|mark|type|insert|set out|write) (each of )?(your|the) (repl|respon|answer)\w*\b[^?]*$/i,
  /^(if|where) (a|an|any|the) (document|paper|reply|answer|item|point|question|enquiry|information)\b[^?,]*,? please (say|state|tell us|explain|indicate|mark)\b[^?]*$/i,
  /\b(give|drop) (me|us) a (ring|call|line|shout)\b/i,
  /\bjust (a few|some|one or two|a couple)\b[^?]*$/i,
  /^(one|two|three|four|five|six) ((quick|small|more|other) )?(things|points|questions|queries)\b[^?]*$/i,
  /^((a|here are( a)?|here is( a)?|just a) )?(few|couple|list|handful)\b[^?]*$/i,
  /\b(have|has) (a few|some|the following|several|a couple of|one or two|one|two|three|four|five|six) (\w+ )?(queries|questions|points|enquiries|things)\b[^?]*$/i,
  /\b(a (few|couple of|number of)|some|several|one or two) (\w+ ){0,2}(bits|points|things|queries|questions|enquiries|loose ends)\b(?!.*\bplease\b)[^?]*$/i,
  starts(
    String.raw`this is (urgently )?(required|needed)\b(?! (before|because|so|as|for|to|by|under|in order)\b)`,
  ),
  starts(
    String.raw`((the above|all this|all of this)|(this|such) (information|documentation)) ?(is|are) (urgently )?(required|needed)\b(?! (by|under|for) (the|clause))`,
  ),
  /\bsee (my|our|the) (queries|questions|points|enquiries|replies) (below|attached)\b/i,
  starts(
    String.raw`(\w+ ?[-–,:] ?((please|see|and|my|our|some|the|a few|your|more|additional|further|outstanding|initial) ?)*(enquiries|queries|questions)( (below|please|for you|attached|as follows|on this( one)?|herewith))*|((please|see|and|my|our|some|the|a few|your|more|additional|further|outstanding|initial) ?)*(enquiries|queries|questions)( (below|please|for you|attached|as follows|on this( one)?|herewith))+)[.:]?$`,
  ),
  /\banswers? to (these|the following) (questions|enquiries|queries|points)\b[^?]*$/i,
  starts(String.raw`(we|i) (hope|expect|aim) to (have|send|let|revert|reply|be able)\b[^?]*$`),
  starts(String.raw`(we )?await\b[^?]{0,30}\b(repl|response|hearing)`),
]
const demand =
  /\b(please|kindly|grateful|obliged|would appreciate|(glad|grateful|pleased|obliged) (?:if|of|for)\b|could you|can you|would you|will you|let us (have|know)|let me (have|know)|we (also |still |will |would |must |do |should )?(also )?(require(?! nothing| no (?:further|more))|need(?! nothing| no (?:further|more))|request|await(?!.*\bfrom (?:our|my)\b)|ask (you|the seller|that|for)|seek|would like|should like|want|like)|I (just |only |still |also )*need|(is|are) (still )?(required|needed|outstanding|awaited|missing)|(has|have) not (yet )?been (supplied|provided|sent|received|produced)|must be|should be (amended|deleted|removed)|to be (supplied|provided|amended|deleted|removed)|our client (asks|wants|would like|needs|requires|wishes) to know|wonders? (if|whether)|(has|have) (also )?asked (us |me )?(whether|if|who|what|when|where|how|about|for(?! (?:an? )?(?:extension|copy of (?:this|these))))|(good|useful|helpful|like|want|need|glad|interested) to know|(glad|pleased) to (have|hear|receive|see)|(?<!(?:omission|failure) to )enquire (as to )?(whether|if|when|what|who|how|about)|(i|we) (assume|presume|take it)( that)?)\b/i
const imperative = starts(
  String.raw`((also|and|plus|but|so|then) )?(confirm|supply|provide|explain|amend|delete|send|state|give|advise|clarify|show|produce|obtain|arrange|forward|list|identify|specify|add|remove|agree|undertake|let us|what|when|where|who|whose|which|why|how|is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|may)\b`,
)

export const isSalutation = (text: string): boolean =>
  salutation.test(text) && text.length < 70 && !text.includes('?')

/** Words without the topic before them and what speech shortens: 'Exchange: we've been'. */
const spelled = (sentence: string) =>
  sentence
    .replace(/^\p{Lu}[\p{L} ]{2,30}: (?=(?:we|i|our|my)\b)/u, '')
    .replace(
      /^(?:otherwise|apart from (?:that|this)|save (?:for|as to) (?:that|this)|in the meantime),? /i,
      '',
    )
    .replace(/\b(i|we)['’]ve\b/gi, '$1 have')
    .replace(/\b(i)['’]m\b/gi, '$1 am')
    .replace(/\b(we)['’]re\b/gi, '$1 are')

const isOneOf = (kinds: readonly RegExp[], sentence: string) => {
  const plain = spelled(sentence)
  return kinds.some((kind) => kind.test(plain))
}

/** Thanks, greetings and what only asks for a reply, which may close an enquiry. */
export const isThanks = (sentence: string): boolean =>
  isSalutation(sentence) || isOneOf(courtesies, sentence)

/** Thanks, openings of a letter and what only asks for a reply: nothing that can be answered. */
export const isCourtesy = (sentence: string): boolean =>
  isThanks(sentence) || isOneOf(openings, sentence)

/** Whether a sentence wants something done or said. */
export const isRequest = (sentence: string): boolean =>
  /\?["'”’)]?$/.test(sentence) || demand.test(sentence) || imperative.test(sentence)

/** What is to be noted and answered too. */
const asksToo =
  /\b(?:and|so|but)\s+(?:please\s+|kindly\s+)?(?:confirm|supply|provide|explain|amend|send|state|advise|clarify|let us)\b/i

/** Content that waits for something, and so is none yet. */
const waits =
  /^(?:(?:we|our clients?) (?:are|is) )?(?:satisfied|agreed|accepted|approved|content|happy|noted)\b.*\b(?:subject to (?!contract)|once|provided|on receipt of|as soon as|but)\b/i

/** A statement that asks nothing. */
export const isRemark = (sentence: string): boolean =>
  !sentence.includes('?') &&
  !waits.test(sentence) &&
  isOneOf(remarks, sentence) &&
  (!demand.test(sentence) ||
    /^(?:our|my)\b[^?]*\bawaited\b/i.test(sentence) ||
    (/^notes?:|\bplease (note|be aware|treat|bear)/i.test(sentence) && !asksToo.test(sentence)) ||
    /\breserve\b/i.test(sentence))

const develops = starts(
  String.raw`(if (so|not|there|it|this|they|any|the answer|either|yes|no|such|none|available|that)\b|we (ask|need|require|raise) (this|these|it|because|so)\b|we ask\b|this (is|was|will|would|appears|seems|concerns|follows|relates|includes|must|should|has|means|may)\b|these (are|were|must|should|include)\b|they\b|it (is|was|has|appears|seems|must|should|would)\b|otherwise\b|alternatively\b|in particular\b|for example\b|we (have|could|can) (not )?(seen|found|find|see) (it|this|one|any|no such|nothing)\b|the reason\b|our reason\b|because\b|such\b|and\b(?!.*, so please\b| (?:(?:could|can|would|will) you|please)\b)|or\b|(any|no) such\b|failing (this|that|which)\b|in that case\b|in either case\b|in default\b|also\b[^,]*\b(it|them|this|these|their|its|he|she)\b)`,
)

/** Whether a sentence goes on with the request before it. */
export const isDevelopment = (sentence: string): boolean => develops.test(sentence)

/** What was found in the papers, on which a request may follow. */
export const isFact = (sentence: string): boolean =>
  /^(we|i|our clients?|my clients?|the buyers?) (also )?(note|understand|see|gather|believe|(?:should|would|must|can) (?:add|mention|point out))\b/i.test(
    sentence,
  )
