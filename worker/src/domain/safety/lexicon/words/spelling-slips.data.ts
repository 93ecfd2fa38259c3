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
amulet basset breakaway burrow carpet cauldron chalky claret coronet coyote cremation crematorium fatten flannel foreleg forelimb forelock jerkin linnet maiden mantilla mottle nutcase panama pestilence pinhole pullet purist sateen sellout shadowy sitar sitars sitarist stride strider strides stridden strident supermom synapse synapses synaptic tempest tombstone amygdala budding butting galactic granularity granulation batonnet batonnets rapanello rapanelli rosten stopfen ritzen becken lachen proben lassen leiten nutzen rechte marabout barbarically linnets caroler galleria mantissa maillot
pecene pecena peceny pecen temp temps picada picadas picado picados cebola cebolas
barely barney bailey parley butler buster batter better bitter butted butte buttes cheek cheeks cheer cheers cheery chess chefs chews cheesed
cracked hearing snapped muscle beacon beacons baron barons bason squad squads squib squab presto pests pesta gluttes glutes glute glutens sulfide sulphide
sulfides sulphides temper tempers tempera temple tempt cashed cashes thicken chickens mussed mustered musters muster buttes bustard bastard costard
prawl pawns prowl brawn drawn sesamoid salmi salaam turnkey turnkeys tureen oysterman gallop gallops wheals wheel wheels whelp whet whets wheaten
seafoods shellfire octopod almoner omelets pecans pecks pecan lupine lupins tarpon sardonic hummed hummocks humus bisect pulpits butane marlin
garnish breaking breeding beading crackle crackles terrain founder founders roaster roasters masala pastille pastilles salting satin granular granule granules
smart smarts smartly smarting barbaric writing waiting anchor anchors socket sockets baton batons saloon tahiti marmot clobber simplest pasting herding bloomed
pestle pestles mandoline mandolin mandolins mandolines langcode champaign creamery creamier snapped tagine
abundance abundances advocate advocates aiguille aland alight amend among angola angular angulate arachnid aramid assuage babel bambi bantus battery
battuta bills billy bless blitz bloated bloodier blotter boater booty borak boreas bored borel borer boulle branded branding brawling brawny brayer
breached breasted breathed breer bridging briefing brigaded brimming bringing brocket broody bruising brushing buffered buggered bulbar bulletin
burgle buried butadiene buttoned buttress byres cabal cabala cabling cackle cackles caisson calcar calcite calico calling calmer cancel candela candle
candles canzone capiz caracal carapace carapaces carding cargo caring carol caroli caroling carping carried carting carving casque cassina cassone
castellans castigate castigates catling cavalla cellar chadar challis charro chasm cheeky chevet chola choline cholla cinch coach cogito colic colleen
collins colly colon coltan complain compline concho coney cooch corey cornett cortina cosey cosine cosines couch covey cowman credo creed creek creel
creep cremate crescentic crime crimes crozer curling cyber daily dammer damped dampen dampier danio dapper deltic denticle denticles dentil dentin
deontic deshi digitalis diplomatic directive directives douche douches downrange duchy duckling duelling dukas dukkha dumper facture faring festa
filly fireball fisheye fishkill fissile fizzle fizzles foment fonda fondle freak friend frizzle frost galea galena gallet garner gelati gilden
gingerly glutton grama grange granges grant gringo groper grounder grouped guana haggle halfa halma hardrock haystack hopping humorous humour junked
junker kabala kabbala kabbalah kacheri karakul keeler keeper khaya khoja kippen lagan lamia lamina langar langer langur lassie lassies lasso lavish
lecher lechery ligand liman limped locker luminous lying macon magdalen maggie maharani malines maltese maltster mandala mandola mandora mangler mania
manic manitou mantel mantises manto manus margin marling maron martin maslin mason masted mated matted mediant meikle mendicant meninges merging
merino merlin meting mickle micky milko millie minster moloch monster moony moray morisco mullen munter murlin mutable muzzle muzzles natty nauplius
newsy nodal noddy nodule nodules nonet noons nouns oliver ostraca palmer paltry pandora panelled pantry parch parking parter partisan pashmina pasted
paster pastis peace peaks peeks pekin pennon perkin phreak picaroon picks pilaster pingle pinion pinyin pissy planer planner plantar planted plater
ploughmen poison pooter porch porky porlock ported portier porting poster posting potter potting powter praise praises prayer probit profit promise
promises promote promotes prompt pulpit puton putten putting qabala qabalah queenly querns quoin rabbi rasta reddish religieux religious retina
riddling rippling rivaling rococo romance romances sabaton sailing saltiness saman samen sandy sanga sangar sanjak sansar santol sardana sarod sarsen
scans scottie scotties scrappy scruple scruples seamer seamy selfhood seller selling sepal serry shack shady shafting shand shanty shard sharking
shart shirk shoaling shooting sibling sicker simile similes sitten skeen skein skene skerry slacken slackness sleazy slicker smartass smell snark
snarl sneaker snicket snotty soapy someone someones somite somites soppy spark specula specular speculate speculates spell spent spilt spotty stealer
stemmer stich stolen stolon stott strath streamer striata strider striker stripper striver strode stromata summon sunna supine surgeon svelte swail
swollen syllabus talent tamarins tanna tartans teagle telling tells tempo terai thought tills tolls tools tooms toran toting tragical triply tripoli
trona tropical trough tulle turbo turns twink twinkle villi wader wager waker walled waller wallet wally waver weather weightier welke wether wheen
wheeze whinging whirling whirring whizzing wholesale willey windle wintle wrinkle wrinkles yabba zaman
amanda amarela angela barquette buena caroline cesar chorrito chorro colombia cortada cortadas cruda crudas crudi farofa fondre frodo gallega garrapinadas ghana glutino grani magri mantecato mazzo picado picados pulito ramita ramitas samoa samson schiacciati schiacciato scotty shredd sunday torrado whisking whisked whisks hamlet hamlets
bagging barocco baroque bearberry begging belting berberis beretta birches biretta bogging bogong bolting bongos boogaloo boulting brees broach
broaches brooded bugging canella cannula crees crenate cuckoos cyanate faros farrow fills frugally galatea gamely gayness genius geniuses goannas grans
hacks harangue harangues harrying hiring hirings humors hurrying hylobates kaput kolkhoz kristina longest maggs mains manas manos marcella marring
marrying mavis menorah mesdames moorcock mooring moorings moulted munis natalie newts permission permissions pharos piculet plaid plait plaits postally
ramona rickety rooks rucks salaries salary samples scammers solera stretto syenite teras teresa terrazzo toolset toolsets toons tours troupe troupes
tryout tryouts tweaks velvety veronica veronicas veronique wetting winks
quinao quinua quinoia peechs peeches peachs chai began begat satan scrimp scrimps keech quess brows browse chicha chichi crosstown fishbowl flown natalia phacelia romania sheria solaria tomorrow zowie
breathing barbara barbaric alfred conscious ramon simmons whistling whining whistle seoul oregon sultan witty raven ravens milly saxon saxons avalon milan
marcello butchered britches cooley tampa brooding flanders cappy panzer panzers bastille parisian parisians whitewash clubber clubbers porker porkers
shacking shadowing shagging colet socked halfback halfbacks croaked skier skiers chinamen salons sardinia sardinian cassius pinata pinatas oaths phylon
barbary kippur whittling tartan harlock bossa breaching grata marconi blooper bloopers beaded waxer wheezes garish granma panto burberry bailer bailers
rubens smarmy squire squires baretta samoan samoans twinkly twinkles twanky toffs ferrer fettle muslin pander panders patina podgy sakai cheep braiding
mewing sappers sapper sated cruds shanking snippers slapper slappers arachne kennelly baraka blondish hardback hardbacks pillock broiling caballo clackers
clacker conman croton fisty sideless sultans sultanate bailies conine breezing bunkered calgon cokey greyer grayer ouster rumania shotty snappier tritium
molted spect temped blanching buffi divertive tiresias bricking clamber dampeners digestif gantang majora manton muzzler muzzlers pouter pouters sikhs
semite socky whiffing whitening wittier wolfish bingos blueish bunter colmar merling physalia rouged skeane strate adamas bankcards barfs boogieing
brochette brochettes browniest campanile carabiner caravel caried casher choochoo christian christians christiania columba concuss coquin crankier
cremates croker crunchiness dummying flaunters flinders granate groundout lacker limpers limpest macerate macerates macerating marchman mortier mudslinger
nattily peaces portress proline retell rockety rumen scroo seech shikara sleezy snicked spicula stonefish treelike uncrushable wheal whetting whiling
whishing wholesales what read charlie calm calms archie pawn barbie clan clans quid cabs feat cram tuba tubas bead veta roomie drab drabs creak magpie nookie crag crags tuan
kayo ream reams burnie fets toru geta tassie lams thread threads tread bloke brad screamed calmed crams feats slam slams clap claps crap crow cramp cramps craw claw clay crass
dream dreams beige beiges muffet muffed townhouse boomerang boomerangs seminole seminoles patron patrons reading readings alley alleys handy gilbert gilberts gutter gutters utter utters uttered semen dreamer dreamers camper campers aryan aryans trouper troupers
goss carina herry alee wherry erring racker amperes loomer napper reamer reamers regula ampere utterly readable tread treads carolyn carolines dorian boomer boomers samoa
bothering selfish unselfish gathering gatherings forgathering dagger barbarians supporters transporters jagger stagger swagger wagger sagger bragger
gagger dragger tagger shaver shavers haver havers haversack wuthering mothering smothering withering snickering blithering blathering floundering
deciphering ciphering slithering dithering adhering fathering grandfathering furthering tethering lathering slathering leathering feathering weathering
woolgathering vouchering knackered knacker knackers standoffish oafish offish raffish dwarfish costar costars brahms kingfisher profiteers safecracker
relinquishes vanquishes reincarnation reincarnations granulating flourescent whippersnapper whippersnappers silverfish devilfish
`;

/** Words that are never a food, though they end like the stem of one: "gös" is also written "goes", "steamers" are clams. */
export const OTHER_WORDS = `goes shade shades steamer chess`;
