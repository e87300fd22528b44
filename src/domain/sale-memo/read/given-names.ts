/** Given names that people in England and Wales often have, to tell a person from a place or a firm. */
const NAMES = `aaron abdul abel abigael abigail abu ada adaeze adam adebayo adela adele adrian adrianna agatha agnes agnieszka
ahmed aidan aiden aileen ailsa aisha akua alan alana alasdair alastair albert alec aleksander alessia alex alexa
alexander alexandra alexandru alexei alexis alfie alfred algernon ali alice alina alisha alison alistair alix
allan allegra althea alun alvin alys amal amanda amara amaya amber ambrose amelia amelie amina amir amit amos
amy ana anand anas anastasia anatole anders andre andrea andrei andrew andrzej aneurin angela angharad angus
anil anila anisa anita anjali ann anna annabel anne anneliese annelise annette annika anouk ansel anselm anthony
antoine anton antonella antonia antonio antony anuja anwar anwen april araminta archie ariana arjun arlo armand
arnold arthur arturo arwel arwen asa asha ashley ashok asif astrid aubrey audra audrey augustus aurelia aurora
austin ava avery avril axel ayesha ayla ayo azra bakari baldev balint balwinder barbara barnabas barnaby barry
bart bartholomew bartosz basil beata beatrice beatrix bella ben benedict benita benjamin bernadette bernard
bernice bertha bertram bess beth bethan bethany beti bettina betty beulah bevan beverley bianca bilal birgit
bjorn blessing blodwen bob boris brad bradley brandon branwen brenda brendan brett brian bridget briony bronagh
bronwen bronwyn brooke bruce bruno bryn bryony burak cadi cai caitlin caleb callum calvin cameron camilla
camille candice cara carl carla carlos carlotta carmen carol caroline carolyn carrie carwyn carys casey casper
caspian cassandra cassian cathal catherine catrin cecil cecilia cecily cedric celia ceri cerian cerys chanel
chantelle charlene charles charlie charlotte cheryl cheyenne chiara chidi chika chinedu chioma chloe chris
christa christabel christelle christian christina christine christopher christos chuka chukwuma cian ciara
ciaran cilla cillian claire clara clare claudia claus cledwyn clement clementine clifford clive clodagh clovis
colette colin colm connor conrad constance cora cordelia corinne cormac cornelius cosmo craig cressida crispian
crispin curtis cynan cynthia cyril cyrus dafydd dag dagmar dai daisy dalia damian damon daniel daniela danika
dante danuta daphne darcy daria dario darius darren dashiell david davina dawn dean deborah declan deepa deirdre
delia della delroy delyth demetrius denise dennis denzel derek dermot deryn desmond devi dewi dexter dhruv diana
diane diego digby dilwyn dilys dimitri dinah dinesh dion dirk dolores dominic donal donald donna donovan dora
dorcas doreen doris dorota dorothy dory douglas drew duarte duncan dunstan dwayne dylan eamon ebony eddie edgar
edie edith edmund edna edward edwin edwina efa egor eileen eilidh eira eirian eirlys elaina elaine eleanor
eleanora elen elena eleni eleri elgan elias elif elijah elin eliot elis elisabeth elise elisha eliza elizabeth
ella ellen ellie elliott ellis elodie eloise elowen elsie elspeth elton eluned elvira elwyn emanuel emeka
emeline emilia emilio emily emlyn emma emmanuel emmeline emrys emyr endaf enid enrique enzo eoin ephraim eric
erica erik erika erin ernest ernst errol erwin esme esmeralda esteban estella esther ethan etta euan eugene
eugenia eugenie eunice eva evan evangeline eve evelina evelyn everett ewa ewan ezekiel ezra fabian fabio faisal
faith farah farhan farid farida farouk fatima fay faye felicia felicity felipe felix femi fenella ferdinand
fergal fergus fernando ffion ffyona fidel filip filippo finlay fiona fitzroy fleur flora florence florian flynn
folake fran franca frances francesca francesco francine francis francisco franco francois frank franz fraser
frasier fraya fred freda freddie freddy frederica frederick freya frida friedrich funmi gabor gabriel gabriella
gabrielle gail galina ganesh gareth gary gaston gavin gavriel gaynor gemma genevieve geoffrey george georgia
georgiana georgie georgina georgios geraint gerald geraldine gerard gerda gerry gertrude gethin gideon gil
gilbert giles gillian giovanni gisela gita giuseppe gladys glenda glenn glenna glenys gloria glyn glyndwr
godfrey goran gordana gordon grace graham grainne grant greg gregor gregory greta griff grigor gruffudd gruffydd
guinevere gunther gurdeep gurpreet gus gustav guto guy gwen gwenda gwendolen gwendoline gwenllian gwenno
gwilliam gwilym gwladys gwyn gwyneth habib hadiya hafsa halina hamish hamza hana hannah hans hari harley harold
haroon harpreet harriet harriett harris harrison harry harvey hasan hassan hattie hayden hayley hazel heather
hector hedd hedley hedwig heidi heinrich helen helga helmut henrietta henrik henry herbert herman hermione
hester hettie hilary hilda hina hiro hollie holly honor horace horatio hortense howard hubert huey hugh hugo
humphrey huw hywel ian ianto ibrahim ida idris ieuan ieva ifan ifeoma ifor ignatius igor ike ilias ilse imani
imelda imogen imran indira ines inga ingeborg ingrid inigo ioan ioana ioanna iolo iona ione iqbal irene irina
iris irma isaac isabel isabella isadora isaiah ishaan ishbel isidore isla islwyn ismail isobel isolde istvan ita
itziar ivan ivo ivor ivy iwan izabela izzy jabez jacek jack jackie jacob jacqueline jacques jade jagdish jago
jake jakub jamal james jamie jamila jan jane janek janet janette janice janina janos jared jarek jarvis jasmin
jasmine jason jasper jaswinder javed javier jay jaya jayden jaz jean jeanette jeannie jed jedediah jeff jeffrey
jelena jemima jen jenna jennie jennifer jenny jens jeremy jerome jerzy jess jesse jessica jethro jill jim jimmy
joachim joakim joan joanna joanne joaquin jocasta jocelyn jodie joe joel johan johanna johannes john johnny
jolene jolyon jon jonah jonas jonathan jonty jordan jorge jose josef joseph josephine josette joshua josiah
josie joy joyce jude judith judy jules julia julian juliana julianna julie juliet julius june juno justin
justine justyna kaja kalpana kamal kamila kane kanye karan kareem karen karim karin karl karolina karsten kasia
kaspar kat katarina katarzyna kate katharine katherine kathleen kathryn kathy katie katja katrina katy kavita
kay kaya kayleigh keegan keir keira keisha keith kelechi kelly ken kendra kenji kenneth keri kerri kerry keturah
kev kevin keziah khadija khalid kiera kieran kieron kiki kim kingsley kiran kirsten kirstie kirstin kirsty
kishan kit kitty klaus kofi konrad konstantin kris krishna kristian kristina kristof krystyna krzysztof kumar
kunle kurt kushal kwame kyle kyra lachlan laila lakshmi lana lance lara lars laszlo latifa latoya laura lauren
laurence laurie lavinia lawrence layla leah leander leandro leanne leda lee leif leigh leighton leila lena lenny
leo leon leona leonard leonie leonora leopold leroy lesedi lesley leslie leticia letitia lettice lev levi lewis
lewys lexi liam liana libby liesel lila lilac lilian lillian lily lina linda lindsay linnea linus lionel lisa
livia liz liza lizzie llewellyn llinos lloyd lois lorcan loren lorenzo loretta lori lorna lorraine lottie lou
louis louisa louise lowri luc luca lucas lucia lucian luciana lucien lucille lucinda lucretia lucy ludmila
ludwig luigi luis luisa lukas luke luned luther lydia lyle lyndon lynn lynne lyra lysander mab mabel madeleine
madison mads mae maeva maeve magda magdalen magdalena maggie magnus mahmood mahmoud maia mair maisie makena
malachy malcolm malgorzata malik malka mandy manfred manjit manoj manon manuel mara marc marcel marcella
marcello marcia marcin marco marcus mared marek margaret margarita margery margot marguerite maria mariam marian
mariana marianna marianne marie mariella marilyn mario marion marisa marissa marius marjorie mark marlene marlon
marnie marnix marsha marta martha martin martyn marvin mary maryam mateusz mathew matilda matt matteo matthew
matthias mattie maud maude maureen maurice mauro max maxim maximilian maxine may meena meera megan megha mehdi
mehmet mei meinir meirion mel melanie melinda melissa menna mercedes meredith merfyn merlin mervyn meryl mia
micaela micah michael michaela michal michelle mick mickey miguel mihai mika mike mikhail mila milan mildred
milena miles millie milly milo mimi mina minna mirabel miranda mireille mirela miriam mirza misha mitchell
mohamed mohammad mohammed mohan moira molly mona monica morag mordecai morgan morwenna moses mostafa muhammad
muhammed muireann mukesh mungo murdo muriel murray murtaza musa mustafa myfanwy myles myra nadezhda nadia nadim
nadine naeem nahid nancy nanette naoise naomi narinder nasir nasreen nat natalia natalie natalya natasha nate
nathalie nathan nathaniel navdeep neal ned neelam neha neil nell nellie nelson nerissa nerys nessa nesta neta
neve nevil neville ngozi nia niall niamh nicholas nick nicky nico nicola nicolas nicolette nigel nikhil nikita
nikki niko nikola nikolai nils nim nina ninian nisha nita noah noam noel noelia noelle noor nora norbert noreen
norma norman nuala nuno nuria oana obinna octavia odette odhran odin ola olaf olave oleg olga olive oliver
olivia olivier ollie olu olufemi olufunke oluwaseun olwen omar omari oona oonagh ophelia orazio orla orson oscar
osian oskar osman osric oswald oswin othello ottilie otto ottoline owain owen oyinkan ozan pablo paddy padma
padraig paige pam pamela pamina paolo parminder pascal pascale patience patricia patrick patsy patti paul paula
paulette pauline paulo pauly pavel pawel payton pearl pedro peggy penelope penny percy perdita peregrine
perpetua perran perry pete peter petra petronella petros phil philip philippa philippe philomena phineas phoebe
phyllida phyllis pia pierre piers pilar piotr pippa piran polly poppy pradeep prakash priscilla priya priyanka
prue prunella quentin quincy quinn rab rabia rachael rachel radek rafael rafe raffaele rafferty raheem rahul
raine raisa raj rajan rajesh rajiv ralph ramesh ramon ramona ranjit raphael raquel rashid rashida rasmus raul
ravi rayan raymond rayna rebecca reece reg regina reginald reinhard reka remi remy rena renata renee reuben rex
reyansh reza rhea rhett rhian rhianna rhiannon rhianwen rhidian rhodri rhona rhonda rhydian rhys ria ricardo
richard richie rick rickie ricky riku riley rishi rita riva robbie robert roberta roberto robin robyn rocco
rocky roddy roderick rodney rodrigo roger rohan rohit roisin roland rollo romana romeo romilly romy ron rona
ronald ronan ronnie roosevelt rory rosa rosalie rosalind rosalyn rosamund rosanna roscoe rose rosemary roshan
roshni rosie rosina rosita ross rowan rowena roxanne roy rubin ruby rudolf rudy rufus rukhsana rune rupert russ
russell rusty ruta ruth ruthie ryan ryder sabina sabine sabrina sacha sade sadia sadiq saeed safiya sahar said
saira sakura salim sally salma salman salome salvatore sam samantha samina samira sammy samson samuel sana
sandeep sandhya sandra sanjay sanjeev santiago saoirse sara sarah sarika sasha saskia satinder sauda saul
savannah scarlett scott seamus sean seb sebastian selena selina selma selwyn septimus seraphina seren serena
serge sergei sergio seth seumas severin shabana shabnam shaheen shahid shaista shakira shamim shan shane shanice
shankar shannon shanti sharmila sharon shaun shauna shaw shayla shea sheena sheila sherry shira shiraz shirley
shiv shona shreya shyla sian sibyl sid sidney siegfried sienna signe sigrid silas silvana silvester silvia
silvio simeon simon simona simone simran sinead siobhan sioned sioux siri sofia sofie sofija solomon sonal sonia
sonja sonny sophia sophie soren spencer stacey stan stanislav stanley stefan stefania stefano steffan stelios
stella sten steph stephan stephanie stephen stephon steven stewart stina struan stuart sue sukhdeep sukhwinder
suki sultana suman sunita suraj suresh surinder surya susan susannah suzanna suzanne suzie suzy sven svetlana
swati sybil sybilla sylvain sylvester sylvia sylvie tabitha tad tadeusz taha tahir taiwo talia talitha tallulah
tam tamar tamara tamsin tamsyn tania tanisha tanvir tanya tara tariq tarquin tasha tasneem tatiana tatum taylor
ted teddy tegan teleri temi tendai teodor terence teresa terrance terrence terri terry tess tessa thaddeus
thandi thandiwe thea thelma theo theodora theodore theresa therese theresia thomas thora thorsten tia tiffany
tilda tilly tim timo timothea timothy tina titus tobi tobias tobin toby todd tom toma tomas tomasz tommy toni
tonia tony tonya torin torquil toyah tracey tracie tracy travis trefor trent trevor tricia trina trish tristan
trixie trudy tudor tunde tyler tyra tyrone uchenna ugo ulric ulrich ulrike ulysses uma umar umberto una uri
uriah ursula usman uzma vadim valentin valentina valentine valeria valerie vanessa vanya vasili velma venetia
venkat vera verena verity verna vernon veronica vesna vic vicky victor victoria vidya vijay vikram viktor
viktoria vilma vince vincent viola violet virgil vita vito vivek vivian vivien vivienne vladimir waheed waleed
walid wallace wally walt walter wanda warren wasim wayne wei wendell wendy wilbur wilf wilfred wilfrid
wilhelmina willa willem william wilma winifred winnie winona winston wojciech wolfgang wyn wynford wynne xander
xanthe xavier ximena yael yahya yan yana yann yannick yara yasir yasmin yasmine yehuda yevgenia yolanda yolande
yosef yoshi youssef yuki yuna yuri yusra yusuf yves yvette yvo yvonne zac zachariah zachary zack zadie zahid
zahra zainab zak zander zane zara zarina zaynab zbigniew zeb zeenat zelda zeno zeynep zia zillah zina zita ziva
zoe zofia zoltan zoya zsofia zubair zuleika zuzanna
adanna barney becky benji bertrand beryl billie bobbie bonnie bridie bronte caitlyn carly cath cathy celeste chantal
chelsea christy cleo clint connie courtney damien dana danni darryl dave davey deb debbie debra dev dolly don donny
dorothea dot eddy effie elle elsa emil emmie esmae fern finn flo floyd gabby gabe garth gav geoff gina ginny glynis
hal harish helena indigo ira irving jayne jerry jessie jillian jo joann jody josh juan kai keeley kelvin kenny kerensa
kezia kimberley kirk kristen kylie larry lester lindsey lola ludo luna lyn lynda lynsey mabli mack maddie maddy madge
marigold marina martina marty mavis mercy merle millicent minnie mo montague myrtle nadeem nichola nicole nkechi nola
norah odelle odile otis pat persis phillip phillipa pierce pip portia posy precious primrose prudence ray reggie rene
rob rolf roma roman sadie saffron samir sandy shelley siân skye sonya sorrel steve susie val vaughan virginia wade wes
woody zach zena zola zora`

export const GIVEN_NAMES: ReadonlySet<string> = new Set(NAMES.split(/\s+/))
