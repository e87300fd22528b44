/** Given names that people in England and Wales often have, to tell a person from a place or a firm. */
const NAMES = `aaron abdul abigail abu adam adebayo adele adrian agnes agnieszka ahmed aidan aisha alan alana alastair
albert alex alexander alexandra alfie alfred ali alice alison alun alys amanda amber amelia amina amir amit amy anand
anas andrea andrew andrzej aneurin angela angharad angus anil anisa anita anjali ann anna anne annabel annette anthony
anton antonia anwen april archie arjun arthur arwel arwen asha asif audrey ava ayesha barbara barnaby barry beatrice
ben benedict benjamin bernadette bernard beth bethan bethany beti beverley bilal blessing brenda brendan brian
bridget bronwen bronwyn bryn caitlin callum cameron cara carl carol caroline carolyn carwyn catherine catrin cecilia
celia ceri cerys charles charlie charlotte cheryl chidi chioma chloe chris christian christina christine christopher
ciara ciaran claire clara clare claudia clive colin connor craig cynthia dafydd daisy damian daniel daniela darren
david dawn dean deborah declan deepa delyth dennis derek dermot deryn diana diane dilwyn dilys dominic donald donna
doreen dorota dorothy douglas duncan dylan eamon edith edmund edward edwin efa eileen eira eirlys elaine eleanor
elen elena eleri elijah elin eliza elizabeth ella ellen ellie elliott elsie elspeth eluned emeka emily emlyn emma
emrys emyr enid eric erin ernest esme esther ethan eunice eva evan eve evelyn ewan faisal faith farah farida fatima
felix femi ffion fiona finlay fiona folake frances francesca francis frank fraser freda freddie frederick freya
funmi gail gareth gary gavin gaynor gemma geoffrey george georgia georgina geraint gerald geraldine gerard gethin
gillian giles gita glenys gloria glyn gordon grace graham grant greta gregory guto guy gwen gwenda gwendoline
gwenllian gwilym gwyn gwyneth habib hadiya hafsa halina hamish hamza hannah harold harriet harriett harry hasan
hassan hazel heather heidi helen henry hilary hilda holly howard hugh hugo humphrey huw hywel ian ibrahim idris
ieuan ifan ifeoma ifor imogen imran ines ingrid iona iqbal ioan iolo irene iris isaac isabel isabella isla islwyn
ismail ivan ivor iwan jack jacob jacqueline jade jagdish jake jamal james jamie jan jane janet janice janina jasmine
jason jasper javed jay jean jeffrey jemima jennifer jenny jeremy jerzy jessica jill joan joanna joanne jocelyn jodie
joe joel john jonathan jordan josef joseph josephine joshua joy joyce judith julia julian julie juliet june justin
kamal kamila karen karl karolina kate katherine kathleen kathryn katie katrina kayleigh keith kelly kenneth kerry
kevin khadija kieran kim kirsty krishna krystyna krzysztof kumar kwame kyle lakshmi lara laura lauren lawrence leah
leanne lee leila lena leo leon leonard leroy lesley leslie lewis liam lila lily linda lindsay lisa llewellyn llinos
lloyd lois lorna lorraine louis louisa louise lowri lucas lucia lucy luke luned lydia lynn lynne mabel madeleine
maeve magdalena maggie mair malcolm malgorzata mandy manjit marcia marcin marcus maria mariam marian marie marilyn
marion mark marta martha martin martyn mary maryam mateusz mathew matilda matteo matthew maud maureen maurice max
maxine may megan mehmet meera mei meinir melanie melissa meredith merfyn mia michael michal michelle miles millie
milo mina miranda miriam mohamed mohammad mohammed moira molly mona monica morag morgan muhammad muriel musa mustafa
myfanwy nadia nadine naomi nasreen natalia natalie natasha nathan neil nerys nesta ngozi nia niamh nicholas nicola
nigel nikhil nina nisha noah noel nora norma norman odette oliver olivia olu oluwaseun olwen omar oona orla oscar
osian owain owen padraig pamela parminder patience patricia patrick paul paula pauline pawel penelope penny percy
perpetua peter petra philip philippa phoebe phyllis piotr poppy pradeep priscilla priya priyanka quentin rachel
rafael rahul raj rajesh ralph ramesh rashid ravi raymond rebecca reginald rhiannon rhian rhodri rhona rhys richard
rita robert roberta robin roderick rodney roger roisin roland rona ronald rory rosa rosalind rosamund rose rosemary
rosie ross rowan roy ruby rupert russell ruth ryan sadia saeed saira sally salma sam samantha samira samuel sana
sandra sanjay saoirse sara sarah saul scott sean sebastian selina seren shabnam shan shane shannon sharon shaun
sheena sheila shirley shona sian silas simon simone sinead siobhan sioned sofia solomon sonia sophia sophie stacey
stanley stefan stella stephanie stephen steven stuart sunita surinder susan susannah suzanne sybil sylvia taiwo
talia tamsin tania tara tariq tegan teleri temi terence teresa tess thea thelma theo theodore theresa thomas tiffany
tim timothy tina tobias toby tom tomasz tony tracey trevor tristan tudor una uma una ursula usman valentina valerie
vanessa venetia vera verity veronica victor victoria vijay vikram vincent viola violet vivian vivienne walter wanda
wayne wendy wei wilfred william winifred wojciech wyn xavier yasmin yasmine yolanda yusuf yvette yvonne zachary zahra
zainab zara zbigniew zeynep zoe zofia zuzanna`

export const GIVEN_NAMES: ReadonlySet<string> = new Set(NAMES.split(/\s+/))
