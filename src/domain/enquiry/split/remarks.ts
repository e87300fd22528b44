import { starts } from './starts.ts'

/** Statements that ask nothing: of what the asking side did, has, hopes or holds back. */
export const remarks: readonly RegExp[] = [
  /\breserve (the|our|their|its) (right|position)/i,
  /\b(no|not have any|not raise any) (further|other|additional|more) (enquiries|questions|queries|points)\b/i,
  /\b(no|not have|nothing) (any )?more (to (ask|raise|say)|(enquiries|questions|queries|points))\b/i,
  /\b(we|i) (need|require|ask|have) (nothing|no (more|further))\b/i,
  starts(
    String.raw`(these|the|our) (\w+ )?enquiries (are|were|have been) (based|made|raised|prepared)\b[^?]*\b(papers|documents|information|replies|supplied|provided|received)\b`,
  ),
  starts(String.raw`(any |the |our )?(omission|failure) to (enquire|ask|raise|comment)\b`),
  /\b(nothing|no (issues?|matters?|points?|concerns?)) (arises?|arising|further|turns)\b/i,
  starts(
    String.raw`(we|i) (have|had) (now |also |already )?(heard (that|from)|been told|had (our|my|the) clients?['’]?s? (instructions|comments)|reported|advised|had (a|the|an|our) (chance|opportunity)|gone through|been through|looked (at|through|over)|perused|investigated|considered|written|received|reviewed|checked|considered|approved|noted|sent|told|asked our client|seen|read|ordered|applied|submitted|carried out|completed our)\b`,
  ),
  starts(
    String.raw`(we|our clients?|the buyers?|our buyers?|my clients?) (note|confirm|understand|hold|(?:should|would|must|can) (?:also )?(?:add|mention|point out)|are in funds|is in funds|are keen|is keen|are ready|is ready|are content|is content|are happy|is happy|would like to (exchange|complete)|hopes?|wish(es)? to (exchange|complete)|approve|has approved|have approved|intends?|(?:will|shall) (?:of course |also |then )?(report|revert|send|forward|let you))\b`,
  ),
  starts(
    '((our|my|the) )?(clients?|buyers?|purchasers?) (have|has) (now |also |already |since )?(had (a|the|their|an) |received|seen|carried out|arranged|commissioned|obtained (a|their|the) (survey|mortgage)|been advised|considered|read|visited|accepted)',
  ),
  starts(
    String.raw`(our|my) (clients?['’]?s? )?(surveyor|valuer|broker)s? (will|shall|is going|are going|is due|intends?)\b`,
  ),
  starts(
    String.raw`(our|my) [^?]*\b(is|are) (still |now |also )?(awaited|expected|ordered|booked|in hand|in place)\b`,
  ),
  starts(
    String.raw`((our|my|the) )?(clients?|buyers?) (have|has) (a|an|their|his|her|its) (mortgage|offer|survey|agreed)\b`,
  ),
  starts(
    String.raw`(we|our clients?|my clients?|the buyers?) (know|knows|appreciate|appreciates|recognise|recognises) (that|it)\b`,
  ),
  starts(
    String.raw`(our|my) clients?['’]?s? (mortgage|offer|searches|survey|lender|deposit)\b[^?]*\b(been|has|have|is|are|was|were)\b`,
  ),
  starts(
    String.raw`(our |the )?(searches|local search|mortgage offer|survey)\b[^?]*\b(been (ordered|applied|received|requested|issued)|(is|are) awaited)`,
  ),
  starts(
    String.raw`(not used|withdrawn\b[^?]{0,40}$|superseded|no longer required|intentionally (left )?blank|deleted|left blank|none\b|n\/?a\b|noted\b(?!,? (?:but|however|although|yet)\b))`,
  ),
  starts(
    String.raw`(satisfied|agreed|accepted|approved|in order|dealt with|resolved|ok(ay)?|fine)(?=[.,;:!–—-]|$| [–—-]| (with|thank|thanks|as|by|on|subject|and|now|in)\b)[^?]{0,60}$`,
  ),
  starts(
    String.raw`(the|your) (draft )?(contract|transfer|papers|documents|title)\b[^?]*\b(is|are|has been|have been) (approved|agreed|noted|in order|acceptable|returned|received)\b`,
  ),
  starts(
    String.raw`((we are|our client is|i am|i['’]m) )?(happy|content|satisfied|fine) with (this|that|it|your|the (repl|respon|answer))\w*\b[^?]{0,40}$`,
  ),
  starts(
    String.raw`((your|the|our) )?(repl(y|ies)|responses?|answers?|enquir(y|ies)|items?|points?|numbers?)( to)?( enquir(y|ies))?( nos?\.?)? [\d(][\d\s,()a-z–-]* (is|are|have been|has been)( now)? (all )?(noted|satisf\w*|accepted|agreed|in order|dealt with|closed|withdrawn)\b[^?]*$`,
  ),
  /^notes?:|\bplease (note|be aware|treat|bear in mind)\b/i,
  starts(
    String.raw`((your|the|our) )?(repl(y|ies)|responses?|answers?|enquir(y|ies)|items?|points?|numbers?)( to)?( enquir(y|ies))?( nos?\.?)? \d[\d\s,()a-z]*[.:–—-]+( (noted|satisf\w*|accepted|agreed|in order|closed|withdrawn)\b[^?]*)?$`,
  ),
  starts(
    String.raw`(all|any|the) (of )?(your |the |our )?(other|remaining) (replies|responses|answers|enquiries)\b[^?]*\b(noted|satisf\w*|accept\w*|in order|agreed|thanks)\b`,
  ),
  starts(String.raw`(everything|all) else (is|was|has been)\b[^?]*$`),
  /\b(further|additional|more) enquiries (may|might|will|could)\b/i,
  starts(
    String.raw`(our|my|the) (clients?|buyers?|purchasers?|lenders?)( for (our|my) clients?)? (is|are) (content|happy|satisfied|a |an |not in |in no |in rented |in funds|ready)(?!.*\b(but|subject|once|provided)\b)`,
  ),
  starts(
    String.raw`((our|my) clients? (has|have) (already |now |also )*(booked|given notice|sold|asked (us|me) to (mention|say|add|point out)))\b`,
  ),
  starts(
    String.raw`(there is|we have|we find|i have) nothing (else|further|more|to raise)\b|no (further )?(enquiries|points|questions) arise|(we|i) (do not|don['’]t) (raise|have) any(thing| (enquiries|points|questions))\b`,
  ),
  starts(
    String.raw`(our|the) (\w+ )?(searches|search|survey|report)( results?)? (is|are|was|were|came back|shows?|reveals?|disclosed?|raises?) (all )?(clear|satisfactory|in order|nothing|no (entries|matters|issues|adverse))\b`,
  ),
  starts(
    String.raw`(our|my) (\w+ )?(searches|search|survey|mortgage application) (has|have) been (put in hand|ordered|requested|submitted|sent|booked)\b`,
  ),
  starts(
    String.raw`(this|that|these|those) (completes?|concludes?|is all|are all|is everything)\b[^?]*$|you will (recall|remember)\b`,
  ),
  starts(
    String.raw`(we|i) (will|shall) (write|come back|deal with|revert)\b[^?]*\b(separately|later|shortly|in due course|next week|soon)\b`,
  ),
  starts(
    String.raw`(we|i) (are|am) (still )?(waiting for|awaiting|chasing) (our|the) (\w+ )?(search(es)?|survey|mortgage offer)\b|i am (out of|away from) the office\b`,
  ),
  /\b(subject to|without prejudice|these enquiries are)\b[^?]*\b(contract|searches|survey|prejudice|raised)\b[^?]*$/i,
]
