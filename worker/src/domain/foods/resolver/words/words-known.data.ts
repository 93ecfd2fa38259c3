/**
 * Real words that are no food of ours (or name a food we lack): never taken for a misspelling of one that we have.
 * A mullet is not a millet, a smelt is not a spelt, and "barely" is no barley: plain words one slip from a food are here too.
 */
export const KNOWN_WORDS = `
peste ajoka ajokagyuru barbunya mandeli certa lubin
filloas vingers piranha sumec batida hacha bolang sambali alfajor alfajores kashta birria herta sofritas olivye olivje osetra cremino jujubas meringa mohinga polpetta maeil sirena lemnos banette sumaco
hayashi furai peixinhos songshu saltado aeropuerto kheun khuen drunken toltott kitsune toshikoshi tanuki tarator crunky jimami morinaga meiji sarsons
lecho lecso moment momentarily potted rarebit gardein tofurky violife daiya heura vivera sheese miyoko miyokos califia alpro quorn lightlife morningstar oatly planted redefine abalone acai achiote albumen alewife alfalfa almondine amaretto amchur angelica anglerfish angostura aquafaba arbutus aspic
baobab barfi barley barnacle barramundi bechamel beurre blancmange blenny bloater boarfish bonito borage bottarga bouillabaisse boysenberry
brandy brawn bream brined brill brioche broad brownie bulgogi burbot butter butternut buttered cachaca calzone candied candy canned caramel carp carrion
casein caseinate cassata cassia catsup cavatelli caviar celtuce cereal ceviche chamomile champagne charlotte cherimoya chervil chicory chub chutney cider cisco
citron clabber clotted cloudberry cobbler cobia cockle cocktail cognac cointreau colostrum conch conger confit coulis courgette cowpea crabapple crackling cracker
creamer creamed crepe crepes cress croaker crumb crumble crumpet crust cumquat curacao curds currant curry custard cuttlefish dabs damson dashi dextrin dogfish
dolly donut dorado dough doughnut draff dripping drupe dulse durian durum duxelles eclair eelpout einkorn elderberry elver endive emmer escargot escarole
espresso farfel faro feijoa fenugreek fiddlehead filbert fillo flax flounder flour fondant fondue frankfurter freekeh fries frosting fruits fudge galette gammon ganache
garfish geoduck gianduja gilthead gnocchi goose gooseberry gouda gourd graham granadilla granita grappa gravy grayling greaves grits grouper grouse guacamole
gumbo gurnard haggis halva halvah hamachi harvest heart hearts heather herring hijiki hoki hominy horchata houmous hyssop icing jelly juniper
kamut kasha kefir kelp kernel kidney kingfish kipper knackwurst kohlrabi kumquat lactose ladyfinger lamprey langoustine lecithin lentil limpet ling lingcod
lingonberry liqueur liquorice loaf loganberry longan loquat lotus lovage lumpfish lungs lupin lupine macaroon macaron malted maltose mantis margarita marlin marron marrow
marsala masala matcha mayhaw meatball medlar meringue merguez mesquite mettwurst milkfish milks minnow moong morel morels mousse muesli muffin mulberry mullet
mussels muscat mutton myrtle nacho naan neeps nettle nougat oatcake oakum onigiri orgeat orzo ostrich oxtail paella pandan panini panna papad
paratha parsley partridge pasty pastis pastrami pastry patty pawpaw pearl pecan peking penne pepino perilla periwinkle persian pesto pheasant piccalilli pickerel
pigeon pilaf pilchard pimento pimiento pitaya pizza plaice plantain poke pollan pollen pomelo pompano poppadom porgy porridge pottage poultry praline
prawn pretzel prune pudding puffball puffin pulque purslane quahog quail quark quince quorn radish ragout raita rakia rambutan ramen ramson ravioli
redcurrant relish rennet ricotta rissole roast rocket roe romano rosehip roselle rosti rouille sablefish sablé saffron sago salami salep salsify saltfish
samosa samphire sandwich sapodilla sapote satay sauce sausage saury savory scad scampi scone scorpionfish seabream seafood seitan sesame shad shandy shank
shark sherbet sherry shortbread shortcake shrimp sild skate slaw sloe smelt snail snakehead snoek soba sorbet sorghum sorrel souffle soursop spelt spinach spleen
sponge sprat sprats squab squash squid starch stew stock strudel sturgeon succotash sucker sultana sumac sunfish surf surimi swede sweetbread
tabbouleh taffy tamale tamari tamarillo tangelo tansy tapas tapenade taramasalata tarpon tart tartar teff tench terrine thistle thyme tilefish toffee tongue topshell
torte tortellini triticale trifle tripe trout truffle trumpet tunny turbot turmeric turkey turnip turtle tvp tzatziki udon umeboshi urchin vanilla veal verbena
vermicelli vermouth wafer waffle wakame walleye walnut weakfish weever wensleydale whale wheat wheaten whelk whey whisky whiskey whitebait whitefish whiting
winkle wolffish wonton woodcock wrasse yabby yarrow yerba zander zwieback
alpha apron basin beard beast board brand break breed broil brush candle cloth coast cloud crane crate creak cream crown dates dream drawn drain
dried drink feast fiber fibre field fines flame flake flesh floor float flock glass grace grade grain grand grape grate grave great green greet grill grind groan groat group grown
heaped hello honest honor honour humane human light liver lives lover lower lumps lunch manor march marsh match meals metal minor miner money month mount mouse mouth
natal olden order organ other outer paint panel paper paste patch peace pearl petal piano picky piece pilot pinch pitch place plain plane plant plate point porch pound power press price pride
prime print proof puree quick quiet raise range rapid reach ready rinse river roast robin rolls rough round royal salad salty savor scale scent scoop score scrap serve shade shake shape
share sharp sheep sheet shelf shell shift shore short silky skins sleek slice small smart smell smoke snack solid south space spare spice split spoon spray squat stack stage stain stale stalk stamp start
state steak steam steel steep stick still stone store storm straw strip stuff style sugar super sweet syrup table tacos taken taste tasty tempe tender thick thing three tight toast today tooth torch total touch tough towel
trace track trade train treat trend tribe trick trunk twice ultra under upper value virgin visit water whole white world yield young
aioli argan bagna baklava bicarbonate breadfruit caponata chitosan cornbread cornflakes cornflake cottage doenjang dukkah fonio furikake garum gelato ginkgo goober gomasio
hollandaise isinglass island kecap krill lactate lassi livetin mandelona manchego havarti mochi omelet omelette quiche raclette remoulade scampi seasoning shichimi shirataki sodium soffritto
stuffing sulphur togarashi unagi vegenaise vinaigrette xanthan wrapper wrappers collagen sardinella saltine spread butterfish buttercup creamcheese garni bouquet kerrygold babybel silk alpro oatly quorn skyr
barely bakery backer applet angle champion cleaner cleared colour current commander conscious configure confidence creep crunch figure fragile grouped internal linen magazine module padding peril persona pleasant poison portage position prepare presented progress pruned quake quantity reddish refine rogue shallow separate server sweden tandoor turbo waiter waiting walter whining wiring writing desert diary directive dumping dropping fingering friend heading saving saved staple stated stand there though treaty latter lighten complex culture comet cinder bloody battery battered lemony peachy vinegary sugary syrupy gingery almondy buttermilky crumbly stream streamed crashed wrapped printed placed painted steamer cartoon beacon primer squirt gravel muster better crumbed crunched
amaretti duckling gratin temple beaked finfish charged chocolatey parmigiana samoa tablet watery wheaty peruvian pekin progresso fluffy hearty stinging covering produce freezer confectionery goodness monster bistro classico cinnabon america texture remove package partly impacted preformed cascadian barbara bottle natreon portagen chilchen chocula cracklin fruitti glutino mueslix wheatena
tonnato vitello goodie popper dipper twizzler slider taquito chimichanga flauta empanadilla rissole croquette goujon nugget strudel turnover cobbler crumble
brittle snap thins whip fool trifle syllabub posset blancmange jalousie vol-au-vent timbale terrine galantine ballotine rillette
`;

/**
 * Words that only marks tell from another food or from a unit, and the English for them: anywhere, where the name ends
 * with them ("griș fin" has a name of its own), or right behind the number.
 */
export const MEANT_BY_MARKS: readonly (readonly [words: string, english: string, where: "any" | "last" | "unit"])[] = [
  ["trái bơ|quả bơ", "avocado", "last"],
  ["løg", "onion", "any"],
  ["(?<!em )óleo", "oil", "last"],
  ["făină de mălai|mălai", "cornmeal", "any"],
  ["griș|griş", "semolina", "last"],
  ["mực ống|mực tươi|mực", "squid", "last"],
  ["cây sả|sả cây|sả băm|sả", "lemongrass", "last"],
  ["ớt", "red chili pepper", "last"],
  ["măr", "apple", "last"],
  ["(?<=(?:bardağı|kaşığı|litre|ml|dl|l) )süt", "milk", "last"],
  ["củ|quả|trái|nhánh", "piece", "unit"],
  ["bó|mớ", "bunch", "unit"],
  ["cây", "stalk", "unit"],
  ["lát", "slice", "unit"],
];

/** Words that only marks tell from a food of ours: a dogfish from cacao, a hake from caraway ("Kümmel"). */
export const TOLD_BY_MARKS: readonly string[] = ["cação", "cações", "kummel", "sügér"];
