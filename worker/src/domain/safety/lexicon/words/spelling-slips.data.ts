/** Words whose slips of one letter are seen through in any text: the ones that matter most and have few neighbours. */
export const CORRECTABLE_WORDS = `
peanut almond cashew walnut hazelnut pistachio macadamia pecan cheese butter buttermilk yogurt yoghurt cheddar mozzarella parmesan ricotta mascarpone
custard mayonnaise omelette omelet wheat gluten barley couscous spaghetti macaroni semolina bulgur breadcrumb biscuit pretzel croissant tortilla linguine
lasagna lasagne fettuccine tagliatelle soybean edamame tempeh teriyaki sesame tahini hummus celery celeriac mustard lupin sulphite sulfite shrimp prawn
lobster crayfish langoustine scallop mussel oyster squid octopus calamari salmon mackerel anchovy sardine haddock halibut tilapia swordfish chicken turkey
meringue mackerel crawfish noodles margarine eggnog halloumi paneer labneh kefir gouda miso brioche panko seitan gnocchi linguini filbert casein lactose whey ghee aioli hoisin tartare clam crab
camembert feta gruyere provolone manchego skyr custard milkshake pancake cracker cookie noodle ravioli tortellini ramen udon wonton dumpling crouton
orzo kamut spelt farro durum rye barley edam brie feta trout cod herring hake pollock plaice sole perch sausage bacon pepperoni prosciutto chorizo salami gelatin marzipan praline hollandaise bechamel worcestershire pesto crustacean mollusc shellfish
`;

/** Words within reach of a slip that are another word: of the 80,000 most used in English, those that the rules would take for an allergen. */
export const NEIGHBOUR_WORDS = `
abundance abundances adamas adhering advocate advocates aiguille aland alfred alight alley alleys amanda amend among ampere amperes amulet angela
angola angular angulate arachne arachnid aramid archie aryan aryans assuage avalon babel bagging bailer bailers bailies bambi bankcards bantus baraka
barbara barbarians barbaric barbarically barbie baretta barfs barocco baroque barquette bason basset bastille battery battuta beacon beacons bead
beaded beading bearberry becken began begat begging beiges bellow belting berberis beretta bills bingos biretta blanching blathering bless blithering
blitz bloated blondish bloodier bloomed blooper bloopers blotter blueish boater bogging bogong bolting bongos boogaloo boogieing boomer boomerangs
boomers booty borak boreas bored borel borer bossa bothering boulle boulting bragger brahms braiding branded branding brawling brawny brayer breached
breaching breaking breasted breathed breathing breeding breer brees breezing bricking bridging briefing brigaded brimming bringing britches broach
broaches brochette brochettes brocket broiling brooded brooding broody browniest brows browse bruising brushing budding buena buffered buffi buggered
bugging bulbar bulletin bunkered bunter burberry burgle buried burnie burrow buster butadiene butchered butted butting buttoned buttress byres cabal
cabala caballo cabling cabs cackle cackles caisson calcar calcite calgon calico calling calmer campanile camper campers cancel candela canella cannula
canzone capiz cappy carabiner caracal carapace carapaces caravel carding caried carina caring carol caroler caroli caroline carolines caroling carolyn
carpet carping carried carting carving cashed casher cashes casque cassina cassius cassone castellans castigate castigates catling cavalla cellar
chadar chalky challis champaign charlie charro chasm cheeky cheep cheery cheesed chevet chews chicha chichi chinamen chola choline cholla choochoo
chorrito chorro christian christiania christians cinch ciphering clacker clackers clamber clan clans claret clobber clubber clubbers coach cogito
cokey colet colic colleen collins colly colmar colombia colon coltan columba complain compline concho concuss coney congress congressional congressman
congressmen conine conman conscious cooch cooley coquin corey cornett coronet cortina cosey cosine cosines costar costard costars couch covey cowman
coyote crag crags cram crankier creak creamery creamier credo creed creek creel creep crees cremate cremates cremation crematorium crenate crescentic
crime crimes croaked croker crosstown croton crozer crunchiness cuckoos curling cyanate cyber dagger daily dammer damped dampen dampeners dampier
dapper deciphering deltic denticle denticles dentil dentin deontic deshi devilfish digestif digitalis diplomatic directive directives dithering
divertive douche douches downrange drab drabs dragger dreamer dreamers duchy duckling duelling dukas dukkha dummying dumper dwarfish erring facture
faring farofa farrow fathering fatten feat feathering ferrer festa fets fettle fills filly fireball fishbowl fisheye fishkill fissile fisty fizzle
fizzles flanders flannel flaunters flinders floret floundering flourescent flown foment fonda fondle fondre foreleg forelimb forelock forgathering
founder founders freak friend frizzle frodo frost frugally furthering gagger galactic galatea galea galena gallega galleria gallet gamely gantang
garish garner garnish garrapinadas gathering gatherings gayness gelati geta gilbert gilberts gilden gingerly glutes glutino glutton goannas grama
granate grandfathering grange granges grani granma grant granularity granulating granulation grata grayer greyer gringo groper grounder groundout
grouped guana gutter gutters hacks haggle halfa halfback halfbacks halma hamlet hamlets handy harangue harangues hardback hardbacks hardrock harlock
harrying haversack haystack hearing herding herry hiring hirings hopping humorous humors humour hurrying hylobates jagger jerkin junked junker kabala
kabbala kabbalah kacheri kaput karakul kayo keech keeler keeper kennelly khaya khoja kippen kippur knackered kolkhoz kristina lachen lacker lagan
lamia langar langcode langer langur lassen lassie lassies lasso lathering lavish leathering lecher lechery leiten ligand liman limped limpers limpest
linnet locker longest loomer luminous lying macerate macerates macon magdalen maggie maggs magpie maharani maiden maillot mains majora malines maltese
maltster manas mandala mandola mandolin mandoline mandolines mandolins mandora mangler mania manic manitou mantecato mantel mantilla mantises mantissa
manto manton manus marabout marcella marcello marchman marconi margin marling marmot maron marring marrying mason masted mated matted mavis mazzo
mediant meikle mendicant meninges menorah merging merino merlin merling mesdames meting mewing mickle micky milan milko millie milly minster moloch
molted monster moony moorcock mooring moorings moray morisco mortier mothering mottle moulted mudslinger muffed muffet mullen munis munter murlin
mussed muster musters mutable muzzle muzzler muzzlers muzzles napper natalia natalie nattily natty nauplius newsy newts nodal noddy nodule nodules
nonet nookie noons nouns nutzen oafish oaths offish oliver oregon ostraca ouster palmer paltry panama pander panders pandora panelled panto pantry
panzer panzers parch parisian parisians parking parter partisan pashmina pasted paster pasting patella patina pawn pawns peace peaces peeches peechs
peeks pennon perkin permission permissions pesta pestilence pestle pestles phacelia pharos phreak physalia picaroon piculet pilaster pillock pinata
pinatas pingle pinhole pinion pinyin pissy plaid plait plaits planer planner plantar planted plater ploughmen podgy poison pooter porch porker porkers
porky porlock ported portier porting portress postally poster posting pouter pouters powter prawl prayer presto proben probit profit profiteers
proline promise promises promote promotes prompt pullet pulpit pulpits purist puton putten putting qabala qabalah queenly querns quess quid quinao
quoin rabbi racist racker raffish ramita ramitas ramon rapanelli rapanello rasta raven ravens read reading readings ream reamer reamers rechte reddish
regula reincarnation reincarnations religieux religious relinquishes remiss retell retina rickety riddling rippling ritzen rivaling rockety rococo
romance romances romania rooks roomie rosten rouged rubens rucks rumania rumen sabaton safecracker sagger sailing sailor sakai salaam salaries salary
salmi salons saloon saltiness salting saman samen samoan samoans samples sandy sanga sangar sanjak sansar santol sapper sappers sardana sardinia
sardinian sardonic sarod sarsen satan sated sateen satin saxon saxons scammers scans schiacciati scottie scotties scotty scrappy scrimp scrimps scroo
scruple scruples seamer seamy seech selfhood selfish selling sellout semen seminole seminoles semite sepal serry shack shacking shadowing shadowy
shady shafting shagging shand shanking shanty shard sharking shart shaver shavers sheria shikara shingle shirk shoaling shooting shotty shredd sibling
sicker sideless sikhs silverfish simile similes simmons simplest sitar sitarist sitars sitten skeane skeen skein skene skerry skier skiers slacken
slackness slapper slappers slathering sleazy sleezy slicker slithering smarmy smartass smartly smell smothering snapped snappier snark snarl sneaker
snicked snickering snicket snippers snotty soapy socked socket sockets socky solaria solera someone someones somite somites soppy spark spect specula
specular speculate speculates spell spent spicula spilt squad squads squib squire squires stagger standoffish stealer stemmer stich stolen stolon
stonefish stopfen strate strath streamer stretto striata stridden stride strident strider strides striker stripper striver strode stromata sulfide
sulfides sulphide sulphides sultanate summon sunna supermen supermom supine supporters surgeon susanna svelte swagger swail swollen syenite syllabus
synapse synapses synaptic tagger talent tamarins tampa tanna tartans tassie teagle telling tells temped temper tempers tempest temple tempo terai
teras teresa terrain terrazzo tethering thalami thought tills tiresias toffs tolls tomorrow tools toolset toolsets tooms toons toru toting tours
tragical transporters treelike triply tripoli tritium trona trough troupe trouper troupers troupes tryout tryouts tuan tuba tulle turbo tureen turnkey
turnkeys turns twanky tweaks twink twinkle twinkles twinkly uncrushable unselfish utter uttered utters vanquishes velvety veronica veronicas veronique
veta villi vouchering wader wager wagger waiting waker walled wallet wally waver waxer weather weathering weightier welke wether wetting what wheal
wheals wheen wheeze wheezes whelp wherry whetting whiffing whiling whinging whining whippersnapper whippersnappers whirling whirring whishing whisking
whistling whitening whitewash whittling whizzing wholesale wholesales willey windle winks wintle withering wittier witty wolfish woolgathering wrinkle
wrinkles writing wuthering yabba zaman zowie
`;

/** Words that name no allergen, though they end like the stem of one: "gös" is also written "goes", "steamers" are clams. */
export const OTHER_WORDS = `goes pico ribes shade shades steamer chess`;
