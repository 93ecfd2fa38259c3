/** id | allergens contained | allergens that brands may contain | animal source, empty = none | diet traits. Reviewed food by food. */
export const SAFETY = `
artichoke||||
arugula||||
asparagus||||
bamboo-shoots-canned||||
bean-sprouts-mung||||pulse
beet||||
beets-canned||||
beet-greens||||
bok-choy||||
broccoli||||
broccoli-rabe||||
chinese-broccoli||||
broccoli-frozen||||
brussels-sprouts||||
butternut-squash||||
acorn-squash||||
spaghetti-squash||||
yellow-summer-squash||||
green-cabbage||||
red-cabbage||||
savoy-cabbage||||
napa-cabbage||||
carrot||||
baby-carrots||||
cassava||||starchy
cauliflower||||
cauliflower-frozen||||
celeriac|celery|||
celery|celery|||
swiss-chard||||
belgian-endive||||
curly-endive||||
collard-greens||||
sweet-corn||||grain starchy
corn-frozen||||grain starchy
corn-canned||||grain starchy
cucumber||||
daikon-radish||||
edamame-frozen|soy|||pulse
eggplant||||
fava-beans-fresh||||pulse
fennel-bulb||||
garlic||||
ginger-root||||
grape-leaves-canned||sulphite||
green-beans||||pulse
green-beans-frozen||||pulse
green-beans-canned||||pulse
hearts-of-palm-canned||sulphite||
jalapeno-pepper||||
jalapeno-pickled||sulphite||
jerusalem-artichoke||||
jicama||||
kale||||
kimchi||fish crustacean||processed
kohlrabi||||
leek||||
lemongrass||||
butterhead-lettuce||||
romaine-lettuce||||
iceberg-lettuce||||
green-leaf-lettuce||||
red-leaf-lettuce||||
lotus-root||||starchy
white-mushrooms||||
cremini-mushrooms||||
portobello-mushroom||||
shiitake-mushrooms||||
shiitake-mushrooms-dried||||
oyster-mushrooms||||
enoki-mushrooms||||
maitake-mushrooms||||
chanterelle-mushrooms||||
mushrooms-canned||||
mustard-greens|mustard|||
okra||||
okra-frozen||||
onion||||
red-onion||||
sweet-onion||||
scallions||||
shallot||||
parsnip||||starchy
snow-peas||||pulse
green-peas-fresh||||pulse
peas-frozen||||pulse
peas-and-carrots-frozen||||pulse
green-bell-pepper||||
red-bell-pepper||||
yellow-bell-pepper||||
red-chili-pepper||||
green-chili-pepper||||
serrano-pepper||||
banana-pepper||||
green-chiles-canned||||
ancho-chile-dried||||
roasted-red-peppers-jarred||sulphite||
potato||||starchy
russet-potato||||starchy
red-potato||||starchy
white-potato||||starchy
french-fries-frozen||wheat gluten||starchy refined-oil processed
hash-browns-frozen||||starchy processed
pumpkin||||
pumpkin-puree-canned||||
radicchio||||
radish||||
rutabaga||||
sauerkraut||sulphite||
seaweed-nori-laver-raw||fish crustacean mollusc||
seaweed-wakame||fish crustacean mollusc||
seaweed-kelp||fish crustacean mollusc||
agar-dried||||
spinach||||
spinach-frozen||||
baby-spinach||||
sweet-potato||||starchy
taro||||starchy
yam||||starchy
tomatillo||||
tomato||||
cherry-tomatoes||||
roma-tomato||||
green-tomato||||
tomatoes-canned-whole||||
tomatoes-canned-diced||||
tomatoes-canned-crushed||||
tomato-paste||||
tomato-puree-passata||||
tomato-sauce-canned||||
tomato-juice||||
sun-dried-tomatoes|sulphite|||
sun-dried-tomatoes-in-oil|sulphite|||
turnip||||
turnip-greens||||
mixed-vegetables-frozen||||grain pulse
water-chestnuts-canned||||
watercress||||
zucchini||||
nopales||||
hominy-canned||||grain starchy
chayote||||
dandelion-greens||||
artichoke-hearts-frozen||sulphite||
brussels-sprouts-frozen||||
kale-frozen||||
butternut-squash-frozen||||
sweet-potato-fries-frozen||wheat gluten||starchy refined-oil processed
lima-beans-frozen||||pulse
horseradish-prepared||mustard sulphite||
wasabi-paste|mustard|soy sulphite||processed
basil-fresh||||
chives-fresh||||
cilantro-fresh||||
dill-fresh||||
mint-fresh||||
parsley-fresh||||
rosemary-fresh||||
thyme-fresh||||
apple||||
granny-smith-apple||||
applesauce-unsweetened||sulphite||
apple-juice||sulphite||
apricot||||
apricots-dried|sulphite|||
avocado||||
banana||||
blackberries||||
blueberries||||
blueberries-frozen||||
cantaloupe||||
sweet-cherries||||
sour-cherries||||
cherries-dried||sulphite||added-sugar
clementine||||
cranberries||||
cranberries-dried||sulphite||added-sugar
currants-dried-zante||sulphite||
dates-medjool||sulphite||
dates-deglet-noor||sulphite||
figs||||
figs-dried||sulphite||
goji-berries-dried||sulphite||
grapefruit||||
grapes||||
guava||||
honeydew-melon||||
jackfruit||||
kiwi||||
lemon||||
lemon-juice||sulphite||
lemon-zest||||
lime||||
lime-juice||sulphite||
lychee||||
mandarin-orange||||
mango||||
mango-dried|sulphite|||added-sugar
nectarine||||
olives-black||sulphite||
olives-green||sulphite||
orange||||
orange-juice||||
orange-zest||||
papaya||||
passion-fruit||||
peach||||
peaches-canned-in-juice||||
pear||||
persimmon||||
pineapple||||
pineapple-canned-in-juice||||
pineapple-juice||||
plantain||||starchy
plum||||
pomegranate-seeds||||
pomegranate-juice||sulphite||
prunes||sulphite||
raisins||sulphite||
golden-raisins|sulphite|||
raspberries||||
raspberries-frozen||||
rhubarb||||
strawberries||||
strawberries-frozen||||
tamarind-pulp||sulphite||
watermelon||||
cranberry-juice-unsweetened||sulphite||
grape-juice||sulphite||
cranberry-sauce||||added-sugar
maraschino-cherries|sulphite|||added-sugar processed
egg|egg||egg|
egg-white|egg||egg|
egg-yolk|egg||egg|
quail-egg|egg||egg|
egg-white-powder|egg||egg|processed
butter-salted|milk||dairy|
butter-unsalted|milk||dairy|
ghee|milk||dairy|
whole-milk|milk||dairy|
reduced-fat-milk-2|milk||dairy|
low-fat-milk-1|milk||dairy|
skim-milk|milk||dairy|
goat-milk|milk||dairy|
buttermilk|milk||dairy|
evaporated-milk|milk||dairy|
sweetened-condensed-milk|milk||dairy|added-sugar processed
milk-powder-nonfat|milk||dairy|
milk-powder-whole|milk||dairy|
half-and-half|milk||dairy|
light-cream|milk||dairy|
heavy-cream|milk||dairy|
whipped-cream-pressurized|milk||dairy|added-sugar processed
sour-cream|milk||dairy|
sour-cream-reduced-fat|milk||dairy|
yogurt-plain-whole-milk|milk||dairy|
yogurt-plain-low-fat|milk||dairy|
yogurt-plain-nonfat|milk||dairy|
greek-yogurt-whole-milk|milk||dairy|
greek-yogurt-low-fat|milk||dairy|
greek-yogurt-nonfat|milk||dairy|
kefir-low-fat|milk||dairy|
cottage-cheese-full-fat|milk||dairy|
cottage-cheese-2|milk||dairy|
cottage-cheese-1|milk||dairy|
cream-cheese|milk||dairy|
neufchatel-cheese|milk||dairy|
ricotta-whole-milk|milk||dairy|
ricotta-part-skim|milk||dairy|
mozzarella-fresh-whole-milk|milk||dairy|
mozzarella-part-skim-low-moisture|milk||dairy|
cheddar-cheese|milk||dairy|
cheddar-reduced-fat|milk||dairy|
monterey-jack|milk||dairy|
colby-cheese|milk||dairy|
parmesan-hard|milk||dairy|animal-rennet
parmesan-grated|milk||dairy|animal-rennet
parmesan-shredded|milk||dairy|animal-rennet
pecorino-romano|milk||dairy|animal-rennet
feta-cheese|milk||dairy|
goat-cheese-soft|milk||dairy|
goat-cheese-hard|milk||dairy|
blue-cheese|milk||dairy|animal-rennet
roquefort|milk||dairy|animal-rennet
brie|milk||dairy|
camembert|milk||dairy|
gouda|milk||dairy|
edam|milk||dairy|
gruyere|milk||dairy|animal-rennet
swiss-cheese|milk||dairy|
provolone|milk||dairy|animal-rennet
fontina|milk||dairy|animal-rennet
muenster|milk||dairy|
queso-fresco|milk||dairy|
cotija-cheese|milk||dairy|
oaxaca-cheese|milk||dairy|
mexican-cheese-blend|milk||dairy|
american-cheese|milk||dairy|processed
dulce-de-leche|milk||dairy|added-sugar processed
ice-cream-vanilla|milk|egg soy|dairy|added-sugar processed
whey-protein-powder|milk|egg soy|dairy|processed
whey-protein-isolate|milk|soy|dairy|processed
soy-milk-unsweetened|soy|||pulse
soy-milk-original|soy|||pulse added-sugar processed
almond-milk-unsweetened|tree_nut|||
oat-milk-unsweetened|gluten|wheat||grain
rice-milk-unsweetened||||grain
coconut-milk-beverage||||
coconut-milk-canned||sulphite||
coconut-cream-unsweetened||sulphite||
coconut-water||||
soy-yogurt-plain|soy|||pulse
soy-protein-powder|soy|milk egg||pulse processed
soy-protein-isolate|soy|||pulse processed
tofu-firm|soy|||pulse
tofu-extra-firm|soy|||pulse
tofu-soft|soy|||pulse
tofu-silken|soy|||pulse
tofu-fried|soy|||pulse refined-oil
tempeh|soy|gluten||pulse
natto|soy|wheat gluten||pulse
miso|soy|wheat gluten||grain pulse processed
vital-wheat-gluten|wheat gluten|||grain
veggie-burger-patty|wheat gluten soy|milk egg||grain pulse processed
meatless-sausage|wheat gluten soy|milk egg||grain pulse processed
meatless-chicken|wheat gluten soy|milk egg||grain pulse processed
falafel||wheat gluten soy sesame||pulse refined-oil processed
hummus|sesame|||pulse
peanut-butter-smooth|peanut|tree_nut sesame||pulse added-sugar refined-oil processed
peanut-butter-chunky|peanut|tree_nut sesame||pulse added-sugar refined-oil processed
peanut-butter-unsalted|peanut|tree_nut sesame||pulse
almond-butter|tree_nut|peanut sesame||
cashew-butter|tree_nut|peanut sesame||
sunflower-seed-butter||tree_nut peanut||
tahini|sesame|tree_nut peanut||
black-beans-dried||||pulse
black-beans-cooked||||pulse
black-beans-canned-drained||||pulse
kidney-beans-dried||||pulse
kidney-beans-cooked||||pulse
kidney-beans-canned-drained||||pulse
pinto-beans-dried||||pulse
pinto-beans-cooked||||pulse
pinto-beans-canned-drained||||pulse
navy-beans-dried||||pulse
white-beans-dried||||pulse
cannellini-beans-dried||||pulse
cannellini-beans-canned-drained||||pulse
great-northern-beans-canned-drained||||pulse
adzuki-beans-dried||||pulse
black-eyed-peas-dried||||pulse
chickpeas-dried||||pulse
chickpeas-cooked||||pulse
chickpeas-canned-drained||||pulse
chickpea-flour||wheat gluten||pulse
fava-beans-dried||||pulse
lentils-green-or-brown-dried||wheat gluten||pulse
lentils-cooked||wheat gluten||pulse
red-lentils-dried||wheat gluten||pulse
lima-beans-dried||||pulse
lupin-beans-dried|lupin|||pulse
mung-beans-dried||||pulse
split-peas-dried||||pulse
pigeon-peas-dried||||pulse
soybeans-dried|soy|||pulse
baked-beans-canned||mustard||pulse added-sugar
refried-beans-vegetarian||||pulse
refried-beans-traditional|||meat|pulse
urad-dal-black-gram-dried||||pulse
white-rice-long-grain||||grain
white-rice-cooked||||grain
white-rice-medium-grain||||grain
white-rice-short-grain-sushi||||grain
basmati-rice||||grain
jasmine-rice||||grain
brown-rice-long-grain||||grain
brown-rice-cooked||||grain
brown-rice-medium-grain||||grain
parboiled-rice||||grain
glutinous-rice||||grain
black-rice||||grain
wild-rice||||grain
quinoa||||pseudo-grain
quinoa-cooked||||pseudo-grain
bulgur|wheat gluten|||grain
couscous|wheat gluten|||grain
couscous-cooked|wheat gluten|||grain
pearl-barley|gluten|wheat||grain
buckwheat-groats-kasha||wheat gluten||pseudo-grain
millet||wheat gluten||grain
amaranth||||pseudo-grain
teff||||grain
spelt|wheat gluten|||grain
farro-pearled|wheat gluten|||grain
sorghum-grain||wheat gluten||grain
freekeh-proxy-khorasan-wheat|wheat gluten|||grain
rolled-oats|gluten|wheat||grain
steel-cut-oats|gluten|wheat||grain
oat-bran|gluten|wheat||grain
wheat-bran|wheat gluten|||grain
wheat-germ|wheat gluten|||grain
cornmeal||wheat gluten||grain
polenta-degermed-cornmeal||wheat gluten||grain
corn-grits||wheat gluten||grain
farina-cream-of-wheat|wheat gluten|||grain
popcorn-kernels-air-popped||||grain
puffed-rice-cereal||wheat gluten soy||grain processed
granola|tree_nut gluten|milk peanut wheat soy sesame|honey|grain added-sugar processed
pasta-dry|wheat gluten|soy||grain
pasta-cooked|wheat gluten|||grain
whole-wheat-pasta-dry|wheat gluten|soy||grain
gluten-free-corn-pasta-dry||soy||grain
fresh-pasta|egg wheat gluten|soy|egg|grain
egg-noodles-dry|egg wheat gluten|soy|egg|grain
rice-noodles-dry||||grain
soba-noodles-dry|wheat gluten|||grain pseudo-grain
somen-noodles-dry|wheat gluten|egg||grain
cellophane-noodles-dry||||pulse starchy processed
white-bread|wheat gluten|milk soy sesame||grain
whole-wheat-bread|wheat gluten|milk soy sesame||grain
multigrain-bread|wheat gluten sesame|milk soy||grain
rye-bread|wheat gluten|soy sesame||grain
pumpernickel-bread|wheat gluten|soy sesame||grain
sourdough-or-french-bread|wheat gluten|sesame||grain
italian-bread|wheat gluten|soy sesame||grain
sprouted-wheat-bread|wheat gluten soy|sesame||grain pulse
gluten-free-white-bread|egg|milk soy lupin|egg|grain
gluten-free-tortilla||milk egg soy||grain
gluten-free-bun|egg|milk soy sesame lupin|egg|grain
pita-white|wheat gluten|soy sesame||grain
pita-whole-wheat|wheat gluten|soy sesame||grain
naan|milk wheat gluten|egg soy sesame|dairy|grain
chapati-or-roti|wheat gluten|soy||grain
focaccia|wheat gluten|milk soy sesame||grain
flour-tortilla|wheat gluten|soy sesame||grain
whole-wheat-tortilla|wheat gluten|soy sesame||grain
corn-tortilla||||grain
taco-shells||wheat gluten||grain refined-oil processed
bagel|wheat gluten|milk egg soy sesame||grain
english-muffin|wheat gluten|milk soy sesame||grain
hamburger-bun|wheat gluten|milk egg soy sesame||grain
whole-wheat-burger-bun|wheat gluten|milk egg soy sesame||grain
dinner-roll|wheat gluten|milk egg soy sesame||grain
croissant|milk egg wheat gluten|tree_nut soy|dairy|grain
breadcrumbs-dry|wheat gluten|milk egg soy sesame||grain
breadcrumbs-seasoned|wheat gluten|milk egg soy sesame celery||grain processed
croutons|wheat gluten|milk egg soy||grain refined-oil processed
saltine-crackers|wheat gluten|milk soy sesame||grain processed
graham-crackers|wheat gluten|milk soy||grain added-sugar processed
rye-crispbread|gluten|milk wheat sesame||grain
matzo|wheat gluten|||grain
rice-cakes||sesame||grain
phyllo-dough|wheat gluten|soy||grain
puff-pastry-frozen|wheat gluten|milk||grain refined-oil processed
pie-crust-refrigerated|wheat gluten|milk egg soy|meat|grain processed
wonton-wrappers|egg wheat gluten|soy|egg|grain
tortilla-chips||wheat gluten||grain refined-oil processed
potato-chips||milk||starchy refined-oil processed
pretzels|wheat gluten|milk soy sesame||grain processed
all-purpose-flour|wheat gluten|||grain
bread-flour|wheat gluten|||grain
cake-flour|wheat gluten|||grain
self-rising-flour|wheat gluten|||grain
whole-wheat-flour|wheat gluten|||grain
semolina|wheat gluten|||grain
rye-flour|gluten|wheat||grain
spelt-flour|wheat gluten|||grain
buckwheat-flour||wheat gluten||pseudo-grain
oat-flour|gluten|wheat||grain
rice-flour-white||||grain
rice-flour-brown||||grain
glutinous-rice-flour||||grain
corn-flour-masa-harina||||grain
cornstarch||||grain starchy
tapioca-pearls-or-starch||||starchy
arrowroot||||starchy
potato-flour||||starchy
almond-flour|tree_nut|peanut||
coconut-flour||sulphite||
cassava-flour||||starchy
soy-flour|soy|wheat gluten||pulse
sorghum-flour||wheat gluten||grain
millet-flour||wheat gluten||grain
quinoa-flour||||pseudo-grain
baking-powder||wheat gluten||
baking-soda||||
cream-of-tartar||||
active-dry-yeast||||
gelatin-powder||fish|gelatin|
pectin||||
cocoa-powder-unsweetened||||
dark-chocolate-70-85||milk tree_nut peanut soy||added-sugar
semisweet-chocolate-chips||milk tree_nut peanut soy||added-sugar processed
milk-chocolate|milk soy|tree_nut peanut wheat gluten|dairy|added-sugar processed
white-chocolate|milk soy|tree_nut peanut|dairy|added-sugar processed
unsweetened-baking-chocolate||milk tree_nut peanut soy||
vanilla-extract||||
marshmallows||egg|gelatin|added-sugar processed
carob-flour||||
malt-syrup-barley|gluten|wheat||grain added-sugar
barley-malt-flour|gluten|wheat||grain
white-sugar||||added-sugar
brown-sugar||||added-sugar
powdered-sugar||||added-sugar
honey|||honey|
maple-syrup||||
agave-syrup||||added-sugar
molasses||sulphite||added-sugar
corn-syrup-light||||grain added-sugar
stevia-powder||||processed
jam||sulphite||added-sugar
orange-marmalade||sulphite||added-sugar
apple-butter||||added-sugar
chocolate-hazelnut-spread|milk tree_nut soy|peanut|dairy|added-sugar refined-oil processed
chocolate-syrup||milk tree_nut peanut soy||added-sugar processed
almonds|tree_nut|peanut||
almonds-blanched|tree_nut|peanut||
almond-paste-marzipan|tree_nut|egg peanut||added-sugar
brazil-nuts|tree_nut|peanut||
cashews|tree_nut|peanut||
cashews-roasted|tree_nut|peanut||
chestnuts-roasted||||starchy
coconut-shredded-unsweetened||sulphite||
coconut-shredded-sweetened||sulphite||added-sugar
coconut-fresh||||
hazelnuts|tree_nut|peanut||
macadamia-nuts|tree_nut|peanut||
mixed-nuts|tree_nut peanut|sesame||pulse
peanuts-raw|peanut|tree_nut||pulse
peanuts-dry-roasted|peanut|tree_nut||pulse
pecans|tree_nut|peanut||
pine-nuts|tree_nut|peanut||
pistachios|tree_nut|peanut||
walnuts|tree_nut|peanut||
chia-seeds||tree_nut peanut||
flaxseed||tree_nut peanut||
hemp-seeds||tree_nut peanut||
poppy-seeds||sesame||
pumpkin-seeds||tree_nut peanut||
sesame-seeds|sesame|tree_nut peanut||
sesame-seeds-toasted|sesame|tree_nut peanut||
sunflower-seeds||tree_nut peanut||
olive-oil||||
canola-oil||||refined-oil
vegetable-oil-soybean|soy|||pulse refined-oil
sunflower-oil||||refined-oil
corn-oil||||grain refined-oil
peanut-oil|peanut|||pulse refined-oil
sesame-oil|sesame|||
coconut-oil||||
avocado-oil||||
grapeseed-oil||||refined-oil
walnut-oil|tree_nut|||
flaxseed-oil||||
palm-oil||||refined-oil
rice-bran-oil||||refined-oil
cooking-spray||soy||refined-oil processed
lard|||meat|
beef-tallow|||meat|
duck-fat|||poultry|
bacon-fat|||meat|
vegetable-shortening||soy||refined-oil processed
margarine-stick||milk soy||refined-oil processed
vegan-buttery-spread||tree_nut soy||refined-oil processed
mayonnaise|egg mustard|soy|egg|refined-oil processed
mayonnaise-light|egg mustard|soy|egg|refined-oil processed
vegan-mayonnaise-tofu|soy mustard|||pulse refined-oil processed
ranch-dressing|milk egg|soy celery mustard|dairy|refined-oil processed
italian-dressing||milk soy celery mustard sulphite||added-sugar refined-oil processed
caesar-dressing|milk egg fish mustard|soy celery|fish|refined-oil processed animal-rennet
blue-cheese-dressing|milk egg|soy mustard|dairy|refined-oil processed animal-rennet
thousand-island-dressing|egg|soy mustard sulphite|egg|added-sugar refined-oil processed
allspice-ground||||
anise-seed||||
basil-dried||||
bay-leaf||||
black-pepper||||
white-pepper||||
caraway-seed||||
cardamom||||
cayenne-pepper||||
celery-seed|celery|||
chili-powder||||
cinnamon-ground||||
cloves-ground||||
coriander-ground||||
cumin||||
curry-powder||celery mustard||
dill-dried||||
fennel-seed||||
fenugreek-seed||||pulse
garlic-powder||||
ginger-ground||||
mace-ground||||
marjoram-dried||||
mustard-powder|mustard|||
nutmeg||||
onion-powder||||
oregano-dried||||
paprika||||
parsley-dried||||
pumpkin-pie-spice||||
rosemary-dried||||
saffron||||
sage-dried||||
tarragon-dried||||
thyme-dried||||
turmeric||||
salt||||
taco-seasoning||milk wheat gluten soy mustard||processed
apple-cider-vinegar||sulphite||
white-vinegar||||
red-wine-vinegar|sulphite|||
balsamic-vinegar|sulphite|||
yellow-mustard|mustard|sulphite||
capers||sulphite||
ketchup||celery||added-sugar processed
dill-pickles||mustard sulphite||
sweet-pickle-relish||mustard sulphite||added-sugar processed
soy-sauce|wheat gluten soy|||grain pulse processed
soy-sauce-low-sodium|wheat gluten soy|||grain pulse processed
tamari|soy|wheat gluten||pulse processed
fish-sauce|fish||fish|
oyster-sauce|mollusc wheat gluten soy|fish|mollusc|grain pulse added-sugar processed
hoisin-sauce|wheat gluten soy sesame|||grain pulse added-sugar processed
teriyaki-sauce|wheat gluten soy|sesame||grain pulse added-sugar processed
worcestershire-sauce|fish gluten|wheat soy celery sulphite|fish|grain added-sugar processed
hot-sauce||||
sriracha||sulphite||added-sugar processed
barbecue-sauce||fish wheat gluten soy celery mustard||added-sugar processed
sweet-and-sour-sauce||wheat gluten soy celery||added-sugar processed
salsa||sulphite||
salsa-verde||sulphite||
enchilada-sauce-red||wheat gluten soy||processed
marinara-sauce||milk celery||processed
pizza-sauce||milk celery||processed
pesto|milk tree_nut|egg peanut|dairy|processed animal-rennet
alfredo-sauce-mix-dry|milk|egg wheat gluten soy celery|dairy|processed animal-rennet
peanut-sauce|peanut wheat gluten soy|fish crustacean tree_nut sesame||pulse added-sugar processed
tartar-sauce|egg mustard|soy sulphite|egg|refined-oil processed
steak-sauce|gluten|fish wheat soy celery mustard sulphite||added-sugar processed
plum-sauce||wheat gluten soy sulphite||added-sugar processed
cocktail-sauce||fish celery mustard sulphite||added-sugar processed
yeast-extract-spread|gluten|wheat celery||grain processed
chicken-broth||wheat gluten celery|poultry|
chicken-broth-low-sodium||wheat gluten celery|poultry|
chicken-stock-homemade|celery||poultry|
beef-broth||wheat gluten celery|meat|
beef-stock-homemade|celery||meat|
vegetable-broth|celery|wheat gluten||
fish-stock|fish celery|crustacean mollusc wheat gluten|fish|
chicken-bouillon-cube|celery|milk egg wheat gluten soy mustard|poultry|processed
beef-bouillon-cube|celery|milk egg wheat gluten soy mustard|meat|processed
condensed-cream-of-mushroom-soup|milk wheat gluten soy|celery|dairy|grain processed
water||||
coffee-brewed||||
espresso||||
instant-coffee-powder||||
black-tea-brewed||||
green-tea-brewed||||
red-wine|sulphite|milk egg fish||alcohol
white-wine|sulphite|milk egg fish||alcohol
cooking-wine|sulphite|milk egg fish||processed alcohol
beer|gluten|fish wheat sulphite||grain alcohol
sake||||grain alcohol
rum||||alcohol
vodka||||alcohol
club-soda||||
chicken-breast-skinless|||poultry|
chicken-breast-with-skin|||poultry|
chicken-thigh-skinless|||poultry|
chicken-thigh-with-skin|||poultry|
chicken-drumstick-with-skin|||poultry|
chicken-leg-quarter-with-skin|||poultry|
chicken-wing|||poultry|
whole-chicken-with-skin|||poultry|
ground-chicken|||poultry|
chicken-liver|||poultry|
rotisserie-chicken-breast||soy celery mustard|poultry|processed
turkey-breast-skinless|||poultry|
turkey-thigh-skinless|||poultry|
whole-turkey-with-skin|||poultry|
ground-turkey|||poultry|
ground-turkey-93-lean|||poultry|
duck-meat-only|||poultry|
duck-with-skin|||poultry|
deli-turkey-breast||milk wheat gluten soy sulphite|poultry|processed processed-meat
deli-chicken-breast||milk wheat gluten soy sulphite|poultry|processed processed-meat
turkey-bacon|||poultry|processed processed-meat
turkey-sausage||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat
ground-beef-80-lean|||meat|
ground-beef-85-lean|||meat|
ground-beef-90-lean|||meat|
ground-beef-93-lean|||meat|
ground-beef-95-lean|||meat|
beef-sirloin-steak|||meat|
beef-ribeye-steak|||meat|
beef-strip-steak|||meat|
beef-tenderloin-filet|||meat|
beef-flank-steak|||meat|
beef-skirt-steak|||meat|
beef-chuck-roast|||meat|
beef-stew-meat|||meat|
beef-brisket|||meat|
beef-short-ribs|||meat|
beef-top-round|||meat|
beef-tri-tip|||meat|
beef-liver|||meat|
corned-beef-brisket||celery mustard|meat|processed-meat
beef-jerky|wheat gluten soy||meat|added-sugar processed processed-meat
deli-roast-beef||milk wheat gluten soy sulphite|meat|processed processed-meat
veal-cutlet|||meat|
ground-veal|||meat|
ground-lamb|||meat|
lamb-leg|||meat|
lamb-shoulder|||meat|
lamb-loin-chop|||meat|
lamb-stew-meat|||meat|
lamb-shank|||meat|
ground-bison|||meat|
venison|||meat|
rabbit|||meat|
goat-meat|||meat|
ground-pork|||meat|
ground-pork-96-lean|||meat|
pork-tenderloin|||meat|
pork-chop-bone-in|||meat|
pork-chop-boneless|||meat|
pork-loin-roast|||meat|
pork-shoulder|||meat|
pork-belly|||meat|
pork-spareribs|||meat|
pork-baby-back-ribs|||meat|
bacon|||meat|processed-meat
canadian-bacon|||meat|processed-meat
ham-cured-whole|||meat|processed-meat
deli-ham||milk wheat gluten soy sulphite|meat|processed processed-meat
salami-dry||milk wheat gluten soy sulphite|meat|processed processed-meat
pepperoni||milk wheat gluten soy sulphite|meat|processed processed-meat
chorizo-cured||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
italian-sausage||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
breakfast-pork-sausage||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
bratwurst||milk egg wheat gluten soy celery mustard sulphite|meat|processed processed-meat
polish-sausage-kielbasa||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
beef-hot-dog||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
mortadella||milk tree_nut soy sulphite|meat|processed processed-meat
liver-pate||milk egg wheat gluten soy celery mustard sulphite|meat|processed processed-meat
salmon-atlantic-farmed|fish||fish|
salmon-atlantic-wild|fish||fish|
salmon-sockeye|fish||fish|
salmon-pink-canned|fish||fish|
smoked-salmon|fish||fish|
tuna-fresh-yellowfin|fish||fish|
tuna-canned-in-water|fish|soy|fish|
tuna-canned-in-oil|fish soy||fish|refined-oil
cod-atlantic|fish||fish|
cod-pacific|fish||fish|
salt-cod|fish||fish|
haddock|fish||fish|
pollock-alaska|fish||fish|
tilapia|fish||fish|
halibut|fish||fish|
flounder-or-sole|fish||fish|
catfish|fish||fish|
rainbow-trout|fish||fish|
sea-bass|fish||fish|
snapper|fish||fish|
mahi-mahi|fish||fish|
mackerel|fish||fish|
herring|fish||fish|
sardines-canned-in-oil|fish|soy|fish|refined-oil
anchovies-canned-in-oil|fish||fish|
swordfish|fish||fish|
monkfish|fish||fish|
whiting|fish||fish|
perch|fish||fish|
surimi-imitation-crab|egg fish crustacean wheat gluten soy|milk mollusc|fish|grain starchy processed
fish-roe|fish||fish|
shrimp|crustacean|sulphite|crustacean|
shrimp-canned|crustacean|sulphite|crustacean|
crab-canned|crustacean|sulphite|crustacean|
crab-dungeness|crustacean|sulphite|crustacean|
lobster|crustacean|sulphite|crustacean|
crayfish|crustacean|sulphite|crustacean|
scallops|mollusc|sulphite|mollusc|
clams|mollusc||mollusc|
clams-canned|mollusc|sulphite|mollusc|
mussels|mollusc||mollusc|
oysters|mollusc||mollusc|
squid|mollusc||mollusc|
octopus|mollusc||mollusc|
seitan|wheat gluten soy|||grain pulse processed
nutritional-yeast||||
halloumi|milk||dairy|
paneer|milk||dairy|
mascarpone|milk||dairy|
creme-fraiche|milk||dairy|
skyr|milk||dairy|
labneh|milk||dairy|
vegan-cheese||tree_nut soy||processed
coconut-yogurt||||
oat-yogurt|gluten|wheat||grain processed
coconut-aminos||||
red-curry-paste||fish crustacean||processed
green-curry-paste||fish crustacean||processed
gochujang|wheat gluten soy|||grain pulse added-sugar processed
harissa||sulphite||
panko|wheat gluten|milk egg soy sesame||grain
gluten-free-breadcrumbs|egg|milk soy lupin|egg|grain
garam-masala||celery mustard||
smoked-paprika||||
nori-sheets||fish crustacean mollusc||
prosciutto|||meat|processed-meat
pancetta|||meat|processed-meat
mirin||||grain added-sugar alcohol
rice-vinegar||||grain
sumac||||
zaatar|sesame|wheat gluten||
chipotle-in-adobo||||
dashi|fish|wheat gluten soy|fish|
light-coconut-milk||sulphite||
chickpea-pasta||wheat gluten soy||pulse
red-lentil-pasta||wheat gluten soy||pulse
gluten-free-rolled-oats||||grain
gluten-free-flour-blend||lupin||grain starchy
vegetable-bouillon-cube|celery|milk wheat gluten soy mustard||processed
sambal-oelek||sulphite||
black-bean-sauce|wheat gluten soy|sesame||grain pulse added-sugar processed
star-anise||||
five-spice||celery mustard||
cajun-seasoning||celery mustard||
italian-seasoning||||
chili-flakes||||
pickled-ginger||sulphite||added-sugar
pea-protein-powder||soy||pulse processed
pea-milk||||pulse processed
erythritol||||processed
kalamata-olives||sulphite||
white-miso|soy|wheat gluten||grain pulse processed
ras-el-hanout||celery mustard||
berbere||celery mustard||pulse
jerk-seasoning||celery mustard||
cauliflower-rice||||
coleslaw-mix||||
salad-greens-mixed||||
baby-potatoes||||starchy
tender-stem-broccoli||||
sugar-snap-peas||||pulse
thai-basil||||
lime-leaves||||
galangal||||
fish-fillet-white|fish||fish|
guacamole||milk sulphite||
anchovies-fresh|fish||fish|
striped-bass|fish||fish|
bluefish|fish||fish|
eel|fish||fish|
grouper|fish||fish|
smoked-haddock|fish||fish|processed
ling|fish||fish|
lingcod|fish||fish|
king-mackerel|fish||fish|
spanish-mackerel|fish||fish|
mackerel-canned|fish||fish|
milkfish|fish||fish|
ocean-perch|fish||fish|
pike|fish||fish|
walleye|fish||fish|
coley|fish||fish|
pompano|fish||fish|
rockfish|fish||fish|
orange-roughy|fish||fish|
sablefish|fish||fish|
salmon-chinook|fish||fish|
salmon-chum|fish||fish|
salmon-coho|fish||fish|
salmon-pink|fish||fish|
salmon-sockeye-canned|fish||fish|
sardines-canned-in-tomato|fish|celery mustard|fish|
sea-trout|fish||fish|
shark|fish||fish|
sturgeon|fish||fish|
tilefish|fish||fish|
tuna-bluefin|fish||fish|
tuna-skipjack|fish||fish|
albacore-canned-in-oil|fish||fish|
albacore-canned-in-water|fish||fish|
turbot|fish||fish|
whitefish|fish||fish|
whitefish-smoked|fish||fish|processed
wolffish|fish||fish|
yellowtail|fish||fish|
lox|fish|mustard|fish|processed
caviar|fish||fish|processed
crab-king|crustacean||crustacean|
crab-blue|crustacean||crustacean|
crab-snow|crustacean||crustacean|
spiny-lobster|crustacean||crustacean|
abalone|mollusc||mollusc|
cuttlefish|mollusc||mollusc|
snails|mollusc||mollusc|
chicken-gizzards|||poultry|
chicken-hearts|||poultry|
chicken-leg-skinless|||poultry|
chicken-drumstick-skinless|||poultry|
cornish-hen|||poultry|
goose|||poultry|
pheasant|||poultry|
quail|||poultry|
turkey-breast-with-skin|||poultry|
turkey-leg|||poultry|
turkey-wing|||poultry|
turkey-liver|||poultry|
ostrich|||poultry|
wild-boar|||meat|
bison-steak|||meat|
elk|||meat|
ground-venison|||meat|
beef-heart|||meat|
beef-kidney|||meat|
beef-tongue|||meat|
beef-tripe|||meat|
beef-suet|||meat|
beef-shank|||meat|
beef-eye-of-round|||meat|
beef-bottom-round|||meat|
beef-flat-iron|||meat|
beef-back-ribs|||meat|
veal-shank|||meat|
veal-shoulder|||meat|
veal-chop|||meat|
veal-liver|||meat|
lamb-liver|||meat|
lamb-kidney|||meat|
lamb-heart|||meat|
pork-liver|||meat|
pork-kidney|||meat|
pork-jowl|||meat|
pork-feet|||meat|
pork-leg|||meat|
pork-country-ribs|||meat|
salt-pork|||meat|processed-meat
ham-steak|||meat|processed-meat
blood-sausage|wheat gluten|milk soy celery mustard sulphite|meat|processed processed-meat
bologna||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
knackwurst||milk wheat gluten soy celery mustard sulphite|meat|processed processed-meat
liverwurst||milk egg wheat gluten soy celery mustard sulphite|meat|processed processed-meat
pastrami||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
summer-sausage||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
brick-cheese|milk||dairy|
cheshire-cheese|milk||dairy|
limburger|milk||dairy|
port-salut|milk||dairy|
tilsit|milk||dairy|
brunost|milk||dairy|
goat-cheese-semisoft|milk||dairy|
mozzarella-whole-low-moisture|milk||dairy|
queso-anejo|milk||dairy|
queso-asadero|milk||dairy|
queso-chihuahua|milk||dairy|
queso-blanco|milk||dairy|
sheep-milk|milk||dairy|
buttermilk-powder|milk||dairy|
chocolate-milk|milk|soy|dairy|added-sugar processed
eggnog|milk egg||dairy|added-sugar processed
duck-egg|egg||egg|
light-sour-cream|milk||dairy|
whipping-cream-light|milk||dairy|
chervil-dried||||
dill-seed||||
poultry-seasoning||||
savory-dried||||
peppermint||||
mint-dried||||
french-dressing|mustard|soy sulphite||added-sugar refined-oil processed
russian-dressing|egg mustard|fish soy celery sulphite|egg|added-sugar refined-oil processed
honey-mustard-dressing|mustard|egg soy sulphite|honey|added-sugar refined-oil processed
coleslaw-dressing|egg|soy mustard sulphite|egg|added-sugar refined-oil processed
green-goddess-dressing|milk egg|fish soy mustard sulphite|dairy|refined-oil processed
sesame-dressing|wheat gluten soy sesame|egg mustard sulphite||added-sugar refined-oil processed
safflower-oil||||refined-oil
cottonseed-oil||||refined-oil
almond-oil|tree_nut|||
hazelnut-oil|tree_nut|||
cocoa-butter||||
chicken-fat|||poultry|
goose-fat|||poultry|
mustard-oil|mustard|||
star-fruit||||
cherimoya||||
black-currants||||
red-currants||||
elderberries||||
gooseberries||||
cape-gooseberries||||
jujubes-dried||||
kumquats||||
longans||||
loquats||||
mulberries||||
pomelo||||
prickly-pear||||
quince||||
soursop||||
sapodilla||||
asian-pear||||
breadfruit||||starchy
feijoa||||
candied-fruit||sulphite||added-sugar processed
crab-apple||||
alfalfa-sprouts||||
bitter-melon||||
burdock-root||||
cardoon||||
chicory-greens||||
lambs-lettuce||||
black-eyed-peas-fresh||||pulse
yardlong-beans||||
garden-cress||||
bottle-gourd||||
luffa||||
wood-ear-dried||||
morels||||
mountain-yam||||starchy
purslane||||
salsify||||
soybean-sprouts|soy|||pulse
hubbard-squash||||
water-spinach||||
taro-leaves||||
water-chestnuts-fresh||||
winter-melon||||
pasilla-dried||||
chili-peppers-dried||||
fiddleheads||||
epazote||||
wasabi-root|mustard|||
romanesco||||
sweet-pickles||mustard sulphite||added-sugar
celery-flakes|celery|||
lentil-sprouts||||pulse
spirulina||||
chrysanthemum-greens||||
radish-sprouts||||
chestnuts-raw||||
black-walnuts|tree_nut|peanut||
creamed-coconut||sulphite||
watermelon-seeds||tree_nut peanut||
lotus-seeds-dried||tree_nut peanut||starchy
cranberry-beans-dried||||pulse
great-northern-beans-dried||||pulse
pink-beans-dried||||pulse
moth-beans-dried||||pulse
vegan-bacon|wheat gluten soy|milk egg||pulse processed
papad||wheat gluten||pulse
navy-beans-cooked||||pulse
navy-beans-canned||||pulse
black-eyed-peas-cooked||||pulse
split-peas-cooked||||pulse
white-beans-cooked||||pulse
lima-beans-cooked||||pulse
lima-beans-canned||||pulse
mung-beans-cooked||||pulse
adzuki-beans-cooked||||pulse
fava-beans-cooked||||pulse
fava-beans-canned||||pulse
great-northern-beans-cooked||||pulse
cranberry-beans-cooked||||pulse
cranberry-beans-canned||||pulse
pigeon-peas-cooked||||pulse
soybeans-cooked|soy|||pulse
barley-hulled|gluten|wheat||grain
pearl-barley-cooked|gluten|wheat||grain
oat-groats|gluten|wheat||grain
wheat-berries|wheat gluten|||grain
rye-berries|gluten|wheat||grain
kamut|wheat gluten|||grain
barley-flour|gluten|wheat||grain
chow-mein-noodles|wheat gluten|egg soy sesame||grain refined-oil processed
bulgur-cooked|wheat gluten|||grain
millet-cooked||wheat gluten||grain
wild-rice-cooked||||grain
egg-noodles-cooked|egg wheat gluten||egg|grain
whole-wheat-pasta-cooked|wheat gluten|||grain
soba-noodles-cooked|wheat gluten|||grain pseudo-grain
rice-noodles-cooked||||grain
amaranth-cooked||||pseudo-grain
buckwheat-cooked||wheat gluten||pseudo-grain
spelt-cooked|wheat gluten|||grain
teff-cooked||wheat gluten||grain
glutinous-rice-cooked||||grain
sushi-rice-cooked||||grain
grits-cooked||wheat gluten||grain
beef-chuck-eye-steak|||meat|
beef-denver-steak|||meat|
beef-shoulder-pot-roast|||meat|
beef-shoulder-tender|||meat|
beef-sirloin-tip|||meat|
beef-mock-tender|||meat|
beef-rib-country-style|||meat|
beef-tenderloin-roast|||meat|
beef-grass-fed-strip|||meat|
beef-grass-fed-ground|||meat|
ground-beef-70-lean|||meat|
ground-beef-97-lean|||meat|
beef-sweetbreads|||meat|
pork-backfat|||meat|
pork-leaf-fat|||meat|
pork-picnic-shoulder|||meat|
pork-blade-chop|||meat|
pork-sirloin-roast|||meat|
pork-top-loin|||meat|
pork-shoulder-breast|||meat|
pork-sirloin-tip|||meat|
ground-pork-84-lean|||meat|
chitterlings|||meat|
country-ham||sulphite|meat|processed-meat
veal-breast|||meat|
veal-rib-chop|||meat|
veal-sirloin|||meat|
veal-blade-chop|||meat|
water-buffalo-meat|||meat|
caribou|||meat|
moose|||meat|
ground-bison-grass-fed|||meat|
ground-elk|||meat|
hare-wild-rabbit|||meat|
chicken-dark-meat|||poultry|
chicken-giblets|||poultry|
duck-liver|||poultry|
duck-wild|||poultry|
duck-breast-wild|||poultry|
goose-meat-only|||poultry|
goose-liver|||poultry|
guinea-fowl|||poultry|
squab|||poultry|
turkey-dark-meat|||poultry|
turkey-thigh-with-skin|||poultry|
emu|||poultry|
ground-ostrich|||poultry|
frog-legs|||meat|
freshwater-bass|fish||fish|
butterfish|fish||fish|
carp|fish||fish|
catfish-wild|fish||fish|
croaker|fish||fish|
greenland-halibut|fish||fish|
herring-pacific|fish||fish|
mackerel-pacific|fish||fish|
mackerel-salted|fish||fish|processed
mullet|fish||fish|
sablefish-smoked|fish||fish|processed
salmon-chum-canned|fish||fish|
scup|fish||fish|
shad|fish||fish|
smelt|fish||fish|
sturgeon-smoked|fish||fish|processed
trout-mixed|fish||fish|
rainbow-trout-wild|fish||fish|
cod-canned|fish||fish|
gefilte-fish|egg fish wheat gluten|celery|fish|added-sugar processed
fish-sticks|fish wheat gluten|milk egg soy celery mustard|fish|grain refined-oil processed
whelk|mollusc||mollusc|
conch|mollusc||mollusc|
oysters-canned|mollusc||mollusc|
oysters-farmed|mollusc||mollusc|
clam-juice|mollusc|fish crustacean celery|mollusc|
crab-cakes|egg crustacean wheat gluten|milk fish soy celery mustard|crustacean|grain processed
breaded-shrimp|crustacean wheat gluten|milk egg fish soy sulphite|crustacean|grain refined-oil processed
fried-calamari|mollusc wheat gluten|milk egg fish crustacean soy|mollusc|grain refined-oil processed
tuna-salad|egg fish mustard|milk soy celery sulphite|fish|refined-oil processed
whole-egg-dried|egg||egg|processed
egg-yolk-dried|egg||egg|processed
liquid-egg|egg||egg|
bockwurst||milk egg wheat gluten soy celery mustard sulphite|meat|processed processed-meat
turkey-bologna||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat
beef-bologna||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
chicken-hot-dog||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat
turkey-hot-dog||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat
chopped-ham-canned||milk soy sulphite|meat|processed processed-meat
luncheon-meat||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
brawn||wheat gluten soy celery mustard sulphite|meat|processed processed-meat
turkey-pastrami||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat
chicken-liver-pate|milk|egg wheat gluten soy celery mustard sulphite|poultry|processed processed-meat
beef-salami||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
cooked-salami||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
turkey-salami||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat
vienna-sausage||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
turkey-italian-sausage||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat
chicken-bratwurst||milk egg wheat gluten soy celery mustard sulphite|poultry|processed processed-meat
veal-bratwurst|milk|egg wheat gluten soy celery mustard sulphite|meat|processed processed-meat
scrapple|wheat gluten|milk soy mustard sulphite|meat|grain processed processed-meat
italian-meatballs-frozen|wheat gluten soy|milk egg celery mustard|meat|grain processed processed-meat
lebanon-bologna||milk soy mustard sulphite|meat|added-sugar processed processed-meat
mexican-chorizo||milk wheat gluten soy sulphite|meat|processed processed-meat
beef-sausage||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
merguez||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
chicken-roll||milk wheat gluten soy sulphite|poultry|processed processed-meat
pork-rinds||milk soy celery mustard|meat|
beef-sticks||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
caraway-cheese|milk||dairy|
cottage-cheese-dry-curd|milk||dairy|
cottage-cheese-fruit|milk||dairy|added-sugar
processed-swiss|milk||dairy|processed
pimento-cheese|milk|egg mustard|dairy|processed
cheese-spread|milk||dairy|processed
queso-seco|milk||dairy|
sharp-cheddar-slices|milk||dairy|
nonfat-mozzarella|milk||dairy|
vegan-parmesan|tree_nut|peanut soy||
cashew-cream-cheese|tree_nut|peanut soy||
cashew-cream|tree_nut|peanut||
cashew-milk|tree_nut|peanut soy||
hemp-milk||||
hazelnut-milk|tree_nut|peanut soy||
macadamia-milk|tree_nut|peanut soy||
flax-milk||soy||
almond-milk-vanilla|tree_nut|peanut soy||added-sugar
almond-milk-chocolate|tree_nut|milk peanut soy||added-sugar
soy-milk-fortified|soy|||pulse added-sugar
oat-cream|gluten|wheat soy||grain processed
soy-cream|soy|||pulse processed
coconut-whipping-cream||tree_nut soy||processed
almond-yogurt|tree_nut|peanut soy||
cashew-yogurt|tree_nut|peanut soy||
vegan-sour-cream||tree_nut soy||processed
tofu-yogurt|soy|||pulse added-sugar
vegan-egg-substitute||tree_nut soy||pulse processed
egg-replacer-starch||wheat gluten soy||processed
aquafaba||||pulse
vegan-mince|wheat gluten soy|milk egg celery||grain pulse processed
soy-chunks|soy|wheat gluten||pulse
vegetarian-hot-dog|wheat gluten soy|milk egg celery mustard||grain pulse processed
meatless-deli-slices|wheat gluten soy|milk egg celery||grain pulse processed
meatless-meatballs|wheat gluten soy|milk egg celery||grain pulse processed
vegetarian-fillet|wheat gluten soy|milk egg celery||grain pulse processed
vegetarian-meatloaf|wheat gluten soy|milk egg sesame celery||grain pulse processed
vegan-nuggets|wheat gluten soy|milk egg celery||grain pulse refined-oil processed
bacon-bits-meatless|soy|milk wheat gluten||processed
jackfruit-canned||||
jackfruit-canned-syrup||||added-sugar
seitan-strips|wheat gluten soy|||grain processed
tofu-dried|soy|||pulse
tofu-fermented|soy|wheat gluten sulphite||pulse alcohol
okara|soy|||pulse
soy-flour-defatted|soy|wheat gluten||pulse
soy-flour-roasted|soy|wheat gluten||pulse
soy-nuts|soy|tree_nut peanut||pulse
peanut-flour|peanut|tree_nut||pulse
peanuts-spanish|peanut|tree_nut||pulse
peanuts-oil-roasted|peanut|tree_nut||pulse
black-turtle-beans||||pulse
french-beans-dried||||pulse
small-white-beans-dried||||pulse
yellow-beans-dried||||pulse
hyacinth-beans-dried||||pulse
baby-lima-dried||||pulse
adzuki-sweetened||||pulse added-sugar
baked-beans-pork||wheat gluten mustard|meat|pulse added-sugar processed-meat
baked-beans-franks||milk wheat gluten soy mustard|meat|pulse added-sugar processed-meat
chili-with-beans-canned||milk wheat gluten soy celery|meat|pulse processed
refried-red-beans||||pulse refined-oil
ranch-beans||wheat gluten soy celery mustard||pulse added-sugar
hummus-homemade|sesame|||pulse
urad-dal-split||wheat gluten||pulse
horse-gram||wheat gluten||pulse
marrowfat-peas-dried||wheat gluten||pulse
mushy-peas||||starchy
lupini-beans-pickled|lupin|sulphite||pulse
urad-flour||wheat gluten||pulse
amaranth-leaves||||
asparagus-canned||||
asparagus-frozen||||
white-asparagus||||
bamboo-shoots-fresh||||
baby-corn||sulphite||
lima-beans-fresh||||pulse
beets-pickled||mustard sulphite||added-sugar
carrots-canned||||
carrots-frozen||||
carrot-juice||||
celtuce||||
collards-frozen||||
corn-creamed||milk wheat gluten||starchy added-sugar
corn-on-cob-frozen||||starchy
corn-white||||starchy
drumstick-pods||||
moringa-leaves||||
kanpyo||||
jute-leaves||||
lambsquarters||||
onion-flakes||sulphite||
pearl-onions-frozen||||
pickled-onions||mustard sulphite||
onions-frozen||||
onion-rings|wheat gluten|milk egg soy||grain refined-oil processed
welsh-onion||||
garlic-scapes||||
black-garlic||||
snow-peas-frozen||||
split-peas-sprouted||||
peperoncini||sulphite||
bell-pepper-frozen||||
bell-pepper-red-frozen||||
jalapeno-canned||sulphite||
pigeon-peas-fresh||||pulse
potato-canned||||starchy
mashed-potato-flakes||milk sulphite||starchy processed
mashed-potatoes-ready|milk|soy|dairy|starchy processed
potato-salad|egg mustard|milk soy celery sulphite|egg|starchy refined-oil processed
potato-puffs||milk wheat gluten soy||starchy refined-oil processed
potatoes-obrien||wheat gluten||starchy processed
potatoes-whole-frozen||||starchy
potato-gnocchi|wheat gluten|milk egg soy||grain starchy processed
potato-pancakes|egg wheat gluten|milk soy|egg|starchy refined-oil
pumpkin-flowers||||
pumpkin-pie-filling||||added-sugar
daikon-dried||||
daikon-pickled||wheat gluten soy sulphite||added-sugar
mustard-greens-pickled|mustard|sulphite||
eggplant-pickled||mustard sulphite||
seaweed-irish-moss||fish crustacean mollusc||
succotash||||starchy
sweet-potato-canned||||starchy
sweet-potato-frozen||||starchy
sweet-potato-purple||||starchy
tomatoes-stewed||||added-sugar
tomatoes-green-chiles||sulphite||
tomato-powder||sulphite||
tomato-sauce-herbs|milk|celery|dairy|
yellow-tomatoes||||
turnip-greens-frozen||||
vegetable-juice|celery|||
mixed-vegetables-canned||celery||starchy
stir-fry-vegetables-frozen||||
soffritto-mix|celery|||
vinespinach||||
sorrel||||
white-radish-icicle||||
baby-zucchini||||
yellow-wax-beans||||
fava-beans-in-pod||||pulse
grape-leaves-fresh||||
chowchow|mustard|wheat gluten sulphite||added-sugar
straw-mushrooms-canned||sulphite||
mushrooms-porcini-dried||sulphite||
mushrooms-shimeji||||
mushrooms-frozen||||
truffle-black||||
yautia||||starchy
apples-dried|sulphite|||
apples-frozen||||
cherry-pie-filling||sulphite||added-sugar
blueberry-pie-filling||sulphite||added-sugar
apple-cider||sulphite||
apricots-canned||||
apricots-frozen||sulphite||added-sugar
avocado-florida||||
avocado-frozen||||
banana-chips||sulphite||added-sugar refined-oil
banana-frozen||||
blackberries-frozen||||
boysenberries-frozen||||
blueberries-dried||sulphite||added-sugar
mixed-berries-frozen||||
lingonberries||||
cherries-sour-frozen||||
cherries-sweet-frozen||||
cherries-canned||||
coconut-milk-fresh||||
coconut-cream-sweetened||milk sulphite||added-sugar
cranberry-juice-cocktail||sulphite||added-sugar
sugar-apple||||
durian||||
fruit-cocktail||||
grapefruit-red||||
grapefruit-white||||
grapefruit-canned||||
grapefruit-juice||||
guava-paste||sulphite||added-sugar
guava-nectar||sulphite||added-sugar
mango-nectar||sulphite||added-sugar
green-mango||||
amchur||||
jujube-fresh||||
lychee-canned||sulphite||added-sugar
mamey||||
mangosteen||||
casaba-melon||||
tangerine-juice||||
yuzu-juice||sulphite||
preserved-lemon||sulphite||
kiwano||||
golden-kiwi||||
dragon-fruit||||
orange-zest-dried||||
papaya-green||||
passion-fruit-juice||||
peaches-dried|sulphite|||
pears-canned||||
pears-dried|sulphite|||
persimmon-dried||sulphite||
pineapple-frozen||||added-sugar
pineapple-dried|sulphite|||added-sugar
papaya-dried|sulphite|||added-sugar
plums-canned||||
umeboshi||sulphite||
prune-juice||||
prune-puree||||added-sugar
rambutan||||added-sugar
rhubarb-frozen||||
peach-nectar||sulphite||added-sugar
pear-nectar||sulphite||added-sugar
apricot-nectar||sulphite||added-sugar
tomato-clam-juice|mollusc|fish crustacean wheat gluten soy celery|mollusc|added-sugar
dates-pitted||wheat gluten sulphite||
date-syrup||||added-sugar
pomegranate-molasses||sulphite||
carob-molasses||sulphite||added-sugar
masarepa||wheat gluten||grain
corn-flour-blue||wheat gluten||grain
cornmeal-self-rising||wheat gluten||grain processed
teff-flour||wheat gluten||grain
injera||wheat gluten||grain
instant-rice||||grain
red-rice||||grain
broken-rice||||grain
poha||wheat gluten||grain
rye-flour-dark|gluten|wheat||grain
rye-flour-light|gluten|wheat||grain
pastry-flour|wheat gluten|||grain
wheat-durum|wheat gluten|||grain
xanthan-gum||wheat gluten soy||
lupin-flour|lupin|wheat gluten soy||pulse
chestnut-flour|tree_nut|peanut wheat gluten||starchy
hazelnut-flour|tree_nut|peanut||
maple-sugar||||added-sugar
corn-syrup-dark||||added-sugar
rice-syrup||wheat gluten||added-sugar
cane-syrup||||added-sugar
pancake-syrup||sulphite||added-sugar
grenadine||sulphite||added-sugar
fruit-syrup||sulphite||added-sugar
strawberry-topping||sulphite||added-sugar
caramel-sauce|milk|soy sulphite|dairy|added-sugar processed
marshmallow-cream|egg|soy|egg|added-sugar processed
jelly||sulphite||added-sugar
chocolate-45||milk tree_nut peanut wheat gluten soy||added-sugar processed
chocolate-60||milk tree_nut peanut wheat gluten soy||added-sugar processed
mexican-chocolate||milk tree_nut peanut wheat gluten soy||added-sugar processed
cacao-nibs||milk tree_nut peanut||
malted-milk-powder|milk wheat gluten soy||dairy|grain added-sugar processed
ladyfingers|egg wheat gluten|milk soy|egg|grain added-sugar
shortbread|milk wheat gluten|egg tree_nut soy|dairy|grain added-sugar processed
gingersnaps|wheat gluten|milk egg soy||grain added-sugar processed
oatmeal-cookies|wheat gluten|milk egg tree_nut peanut soy||grain added-sugar processed
chocolate-chip-cookies|milk wheat gluten soy|egg tree_nut peanut|dairy|grain added-sugar processed
chocolate-sandwich-cookies|wheat gluten soy|milk egg||grain added-sugar processed
butter-cookies|milk wheat gluten|egg tree_nut soy|dairy|grain added-sugar processed
marie-biscuits|wheat gluten|milk egg soy||grain added-sugar processed
vanilla-wafers|wheat gluten|milk egg soy||grain added-sugar processed
fig-bars|wheat gluten|milk egg soy sulphite||grain added-sugar processed
macaroons-coconut|egg|milk tree_nut wheat gluten soy sulphite|egg|added-sugar processed
pound-cake|milk egg wheat gluten|tree_nut soy|dairy|grain added-sugar processed
sponge-cake|egg wheat gluten|milk soy|egg|grain added-sugar processed
angel-food-cake|egg wheat gluten|milk soy|egg|grain added-sugar processed
brownies|egg wheat gluten|milk tree_nut peanut soy|egg|grain added-sugar processed
blueberry-muffin|milk egg wheat gluten|tree_nut soy|egg|grain added-sugar processed
corn-muffin|milk egg wheat gluten|soy|egg|grain added-sugar processed
glazed-doughnut|milk egg wheat gluten|soy|dairy|grain added-sugar refined-oil processed
cinnamon-roll|milk egg wheat gluten|tree_nut soy|dairy|grain added-sugar processed
waffles-frozen|milk egg wheat gluten|soy|dairy|grain processed
pancakes-frozen|milk egg wheat gluten|soy|dairy|grain processed
graham-cracker-crust|wheat gluten|milk soy||grain added-sugar processed
garlic-bread|wheat gluten|milk egg soy sesame||grain processed
brioche|milk egg wheat gluten|tree_nut soy sesame|dairy|grain added-sugar
challah|egg wheat gluten|milk soy sesame|egg|grain
french-rolls|wheat gluten|milk egg soy sesame||grain
kaiser-roll|wheat gluten|milk egg soy sesame||grain
hawaiian-roll|milk egg wheat gluten|soy sesame|dairy|grain added-sugar
potato-bread|wheat gluten|milk egg soy sesame sulphite||grain
oat-bread|wheat gluten|milk egg soy sesame||grain
raisin-bread|wheat gluten|milk egg soy sulphite||grain added-sugar
cheese-bread|milk wheat gluten|egg soy sesame|dairy|grain
pao-de-queijo|milk egg||dairy|starchy animal-rennet
italian-breadsticks|wheat gluten|milk soy sesame||grain
melba-toast|wheat gluten|milk soy sesame||grain
rusk|wheat gluten|milk egg soy sesame||grain added-sugar
wheat-crackers|wheat gluten|milk soy sesame||grain processed
butter-crackers|wheat gluten soy|milk sesame||grain processed
whole-wheat-crackers|wheat gluten|milk soy sesame||grain processed
cheese-crackers|milk wheat gluten soy|sesame|dairy|grain processed
gluten-free-crackers||milk egg tree_nut soy sesame lupin||grain
rice-crackers||wheat gluten soy sesame||grain processed
prawn-crackers|crustacean|fish mollusc wheat gluten soy|crustacean|starchy refined-oil processed
matzo-whole-wheat|wheat gluten|||grain
egg-matzo|egg wheat gluten||egg|grain
matzo-meal|wheat gluten|||grain
tostada-shells||wheat gluten||grain refined-oil
lavash|wheat gluten|milk soy sesame||grain
paratha|wheat gluten|milk soy||grain refined-oil
naan-whole-wheat|milk wheat gluten|egg soy sesame|dairy|grain
crumpet|wheat gluten|milk egg soy||grain
scone|milk wheat gluten|egg soy|dairy|grain added-sugar
biscuits-buttermilk|milk wheat gluten|egg soy|dairy|grain processed
pizza-dough|wheat gluten|milk soy||grain
crescent-dough|wheat gluten|milk egg soy||grain processed
cornbread|milk egg wheat gluten|soy|dairy|grain
arepa||milk wheat gluten||grain
idli-dosa-batter||wheat gluten||grain pulse
dosa||wheat gluten||grain pulse
cheese-ravioli|milk egg wheat gluten|soy|dairy|grain processed animal-rennet
meat-ravioli|egg wheat gluten|milk soy celery|meat|grain processed
cheese-tortellini|milk egg wheat gluten|soy|dairy|grain processed animal-rennet
meat-tortellini|egg wheat gluten|milk soy celery|meat|grain processed
pierogi|milk wheat gluten|egg soy|dairy|grain starchy processed
gyoza|wheat gluten soy|milk egg fish crustacean mollusc sesame|meat|grain processed
vegetable-dumplings|wheat gluten|milk egg soy sesame||grain processed
rice-paper||sulphite||grain
spring-roll-wrappers|wheat gluten|milk egg soy||grain
tteok||wheat gluten||grain
ramen-noodles|wheat gluten soy|milk egg fish crustacean mollusc sesame celery mustard|meat|grain refined-oil processed
spinach-pasta|wheat gluten|egg soy||grain
spinach-egg-noodles|egg wheat gluten|soy|egg|grain
pasta-spinach-fresh|egg wheat gluten|milk soy|egg|grain
gluten-free-pasta-rice||soy||grain
black-bean-pasta||wheat gluten soy||pulse
vermicelli-wheat|wheat gluten|egg soy||grain
muesli|wheat gluten|milk tree_nut peanut soy sesame sulphite||grain
corn-flakes|gluten|milk wheat||grain processed
bran-flakes|wheat gluten|milk||grain added-sugar processed
all-bran|wheat gluten|milk||grain added-sugar processed
wheat-biscuits|wheat gluten|milk||grain
rice-cereal|gluten|milk wheat soy||grain processed
granola-bar|tree_nut gluten soy|milk peanut wheat sesame||grain added-sugar processed
trail-mix|tree_nut peanut|milk wheat gluten soy sesame sulphite||added-sugar
mixed-nuts-no-peanuts|tree_nut|peanut sesame||
sesame-sticks|wheat gluten sesame|milk tree_nut soy||grain refined-oil processed
rice-snack-mix|peanut wheat gluten soy|fish crustacean tree_nut sesame||grain refined-oil processed
pita-chips|wheat gluten|milk soy sesame||grain refined-oil processed
plantain-chips||sulphite||starchy refined-oil
sweet-potato-chips||wheat gluten||starchy refined-oil processed
halva|sesame|milk tree_nut peanut wheat gluten||added-sugar processed
marzipan-nougat|egg tree_nut|milk peanut wheat gluten soy sesame|egg|added-sugar processed
caramels|milk|tree_nut peanut soy|dairy|added-sugar processed
vanilla-pudding|milk|egg wheat gluten soy|dairy|added-sugar processed
chocolate-pudding|milk|egg wheat gluten soy|dairy|added-sugar processed
rice-pudding|milk|egg soy|dairy|grain added-sugar processed
sorbet||milk egg||added-sugar processed
chocolate-ice-cream|milk|egg tree_nut peanut soy|dairy|added-sugar processed
strawberry-ice-cream|milk|egg soy|dairy|added-sugar processed
whipped-topping|milk|soy|dairy|added-sugar processed
coffee-creamer|milk|soy|dairy|added-sugar processed
sichuan-pepper||||
pink-peppercorns||tree_nut mustard||
grains-of-paradise||||
juniper-berries||||
asafoetida||wheat gluten||grain
ajwain||celery mustard||
nigella-seeds||sesame mustard||
fenugreek-leaves||celery mustard||
curry-leaves||||
coriander-leaf-dried||||
annatto||wheat gluten||
shichimi-togarashi|sesame|tree_nut peanut mustard||
furikake|fish sesame|milk egg crustacean mollusc wheat gluten soy|fish|added-sugar
everything-bagel-seasoning|sesame|tree_nut peanut mustard||
dukkah|tree_nut sesame|peanut||
baharat||sesame celery mustard||
old-bay|celery mustard|||
adobo-seasoning||wheat gluten soy||
sazon||wheat gluten soy||
chili-seasoning-mix||milk wheat gluten soy mustard||processed
ranch-seasoning|milk|egg wheat gluten soy celery mustard|dairy|processed
onion-soup-mix||milk wheat gluten soy celery||processed
garlic-salt||wheat gluten celery||
lemon-pepper||||
chaat-masala||wheat gluten celery mustard sulphite||
lavender-dried||||
shiso||||
microgreens||mustard||
pandan-leaves||||
doubanjiang|wheat gluten soy|sesame||pulse processed
doenjang|wheat gluten soy|sesame||grain pulse processed
fermented-black-beans|soy|wheat gluten||pulse processed
chili-crisp|peanut wheat gluten soy|tree_nut sesame||refined-oil processed
chili-oil||peanut wheat gluten soy sesame||refined-oil
massaman-paste|crustacean peanut|fish tree_nut soy|crustacean|processed
yellow-curry-paste|crustacean|fish soy mustard|crustacean|processed
indian-curry-paste||milk tree_nut wheat gluten soy celery mustard sulphite||processed
tikka-masala-sauce|milk|tree_nut wheat gluten soy celery mustard|dairy|processed
jerk-marinade|wheat gluten soy|celery sulphite||added-sugar
shrimp-paste|crustacean|fish mollusc|crustacean|
anchovy-paste|fish|milk soy|fish|
xo-sauce|crustacean mollusc wheat gluten soy|fish sesame|crustacean|processed
bonito-flakes|fish||fish|
dried-shrimp|crustacean|fish mollusc|crustacean|
dried-anchovies|fish|crustacean mollusc|fish|
ponzu|fish wheat gluten soy|sulphite|fish|grain pulse
sweet-soy-sauce|wheat gluten soy|sesame||grain pulse added-sugar
ssamjang-bulgogi-sauce|wheat gluten soy sesame|||grain pulse added-sugar processed
sweet-chili-sauce||sulphite||added-sugar processed
chili-sauce-tomato||celery mustard||added-sugar processed
aji-amarillo||sulphite||
ajvar||sulphite||
peri-peri-sauce||celery mustard sulphite||
buffalo-sauce|milk|soy sulphite|dairy|
aioli|egg mustard|milk soy sulphite|egg|refined-oil processed
vegan-fish-sauce|wheat gluten soy|sulphite||grain pulse processed
vegan-worcestershire|wheat gluten soy|celery mustard sulphite||added-sugar
tzatziki|milk|sulphite|dairy|
baba-ganoush|sesame|milk tree_nut sulphite||
bean-dip||milk wheat gluten soy||pulse refined-oil processed
queso-dip|milk|egg wheat gluten soy|dairy|processed
cheese-sauce|milk|wheat gluten soy|dairy|processed
olive-tapenade||fish sulphite||
taramasalata|fish wheat gluten|milk egg soy|fish|processed
pesto-vegan|tree_nut|milk peanut soy||
pesto-rosso|milk tree_nut sulphite|egg peanut|dairy|processed animal-rennet
chimichurri||mustard sulphite||
sofrito||sulphite|meat|processed
gravy-beef|wheat gluten|milk soy celery|meat|processed
gravy-chicken|wheat gluten|milk soy celery|poultry|processed
gravy-granules|wheat gluten|milk soy celery|meat|grain processed
duck-sauce||wheat gluten soy sulphite||added-sugar processed
white-sauce|milk wheat gluten|celery|dairy|grain processed
hollandaise|milk egg|mustard sulphite|dairy|processed
mango-chutney||mustard sulphite||added-sugar
lime-pickle|mustard|sulphite||refined-oil
corn-relish||mustard sulphite||added-sugar
sour-pickles||mustard sulphite||
giardiniera|celery|mustard sulphite||
pimento||sulphite||
caperberries||sulphite||
hearts-of-palm-fresh||||
beef-consomme||wheat gluten soy celery|meat|
chicken-soup-condensed|milk wheat gluten|soy celery|poultry|processed
celery-soup-condensed|milk wheat gluten celery|soy|dairy|processed
tomato-soup-condensed|wheat gluten|milk soy celery||added-sugar processed
minestrone-canned|wheat gluten celery|milk soy||processed
lentil-soup-canned||milk wheat gluten celery||pulse processed
mushroom-broth|celery|wheat gluten soy||
dashi-powder|fish|milk crustacean wheat gluten soy|fish|processed
liquid-smoke||sulphite||
coconut-vinegar||sulphite||
shaoxing-wine|wheat gluten|sulphite||grain alcohol
dry-sherry|sulphite|milk egg fish||added-sugar alcohol
port-wine|sulphite|milk egg fish||added-sugar alcohol
rose-wine|sulphite|milk egg fish||alcohol
whiskey||||alcohol
gin||||alcohol
coffee-liqueur||milk tree_nut sulphite||added-sugar alcohol
irish-cream|milk|soy|dairy|added-sugar alcohol
non-alcoholic-beer|gluten|wheat sulphite||grain
cola||||added-sugar processed
ginger-ale||sulphite||added-sugar processed
lemon-lime-soda||||added-sugar processed
orange-soda||sulphite||added-sugar processed
tonic-water||||added-sugar processed
root-beer||||added-sugar processed
herbal-tea||||
chamomile-tea||||
hibiscus-tea||||
oolong-tea||||
iced-tea||sulphite||added-sugar
kombucha||||
coffee-decaf||||
cereal-coffee|gluten|wheat||grain
horchata||milk tree_nut||grain added-sugar
ayran|milk||dairy|
lassi|milk|soy|dairy|added-sugar
kefir-whole|milk||dairy|
buttermilk-whole|milk||dairy|
whey-dried|milk||dairy|
greek-yogurt-vanilla|milk||dairy|added-sugar
greek-yogurt-fruit|milk||dairy|added-sugar
yogurt-vanilla|milk||dairy|added-sugar
yogurt-fruit|milk|sulphite|dairy|added-sugar
manchego|milk||dairy|animal-rennet
taleggio|milk||dairy|animal-rennet
mizithra|milk||dairy|
boursin|milk||dairy|
clotted-cream|milk||dairy|
fried-tofu-pouches|soy|fish wheat gluten||pulse refined-oil
bean-sprouts-canned||||
yeast-fresh||wheat gluten||
sourdough-starter|wheat gluten|||grain
bread-cubes-stuffing|wheat gluten|milk egg soy celery||grain processed
tempura-flour|wheat gluten|milk egg soy||grain processed
custard-powder||milk egg wheat gluten soy||added-sugar
protein-bar|milk soy|egg tree_nut peanut wheat gluten sesame|dairy|added-sugar processed
rice-protein||milk tree_nut wheat gluten soy||processed
casein-powder|milk|egg soy|dairy|processed
beef-marrow-bones|||meat|
oxtail|||meat|
beef-neck|||meat|
beef-picanha|||meat|
lamb-breast|||meat|
pork-hock|||meat|
nduja||milk wheat gluten soy|meat|processed processed-meat
lap-cheong|soy|milk wheat gluten|meat|added-sugar processed processed-meat
breaded-chicken|wheat gluten|milk egg soy celery mustard|poultry|grain refined-oil processed
chicken-feet|||poultry|
smoked-chicken||wheat gluten soy sulphite|poultry|processed-meat
duck-confit|||poultry|processed-meat
hot-smoked-salmon|fish|mustard|fish|processed
smoked-eel|fish wheat gluten soy||fish|processed
john-dory|fish||fish|
sardines-fresh|fish||fish|
sardines-canned-water|fish||fish|
cockles|mollusc||mollusc|
mussels-cooked-canned|mollusc||mollusc|
seafood-mix|crustacean mollusc|fish sulphite|mollusc|
baby-octopus|mollusc||mollusc|
squid-ink|mollusc||mollusc|
fish-cakes-asian|egg fish wheat gluten soy|milk crustacean mollusc|fish|grain processed
malt-vinegar|gluten|wheat sulphite||
black-vinegar|wheat gluten|sulphite||
simit|wheat gluten sesame|milk egg soy||grain
celery-salt|celery|||
crispy-fried-onions|wheat gluten|milk soy sulphite||grain refined-oil processed
cake-mix-yellow|wheat gluten|milk egg soy||grain added-sugar processed
pancake-mix|milk wheat gluten|egg soy|dairy|grain processed
baking-mix|milk wheat gluten|egg soy|dairy|grain processed
brownie-mix|wheat gluten|milk egg tree_nut soy||grain added-sugar processed
pizza-crust|wheat gluten|milk soy sesame||grain
frozen-cheese-pizza|milk wheat gluten|egg soy|dairy|grain processed
alfredo-sauce|milk|egg wheat gluten soy|dairy|processed
fish-cakes|fish wheat gluten soy|milk egg crustacean mustard|fish|starchy grain processed
psyllium-husk||wheat gluten||
lemon-curd|milk egg|sulphite|dairy|added-sugar
candied-ginger||sulphite||added-sugar processed
msg||wheat gluten||
mint-sauce||wheat gluten sulphite||added-sugar
tea-leaves||||
oatcakes|gluten|milk wheat sesame||grain processed
collagen-powder||fish|gelatin|
truffle-oil||||
udon-fresh|wheat gluten|egg soy||grain
smoked-mackerel|fish||fish|
kippers|fish||fish|
smoked-trout|fish||fish|
pork-shoulder-cooked|||meat|
sage-fresh||||
tarragon-fresh||||
chervil-fresh||||
oregano-fresh||||
lasagna-sheets-dry|egg wheat gluten||egg|grain
chana-dal||||pulse
cocoa-mix|milk|tree_nut wheat gluten soy|dairy|added-sugar processed
toasted-oat-cereal|gluten|tree_nut wheat||grain added-sugar processed
egg-substitute|egg|milk|egg|processed
lemonade||sulphite||added-sugar
hard-cider||wheat gluten sulphite||alcohol
canned-chicken||wheat gluten soy|poultry|processed
corned-beef-hash||milk wheat gluten soy|meat|processed processed-meat starchy
dried-beef||milk wheat gluten soy|meat|processed-meat
garlic-butter|milk||dairy|
almond-extract|tree_nut|||alcohol
peppermint-extract||||alcohol
rose-water||||
food-coloring||||
shirataki-noodles||soy||processed
mole-sauce||milk tree_nut peanut wheat gluten soy sesame||processed
mixed-beans-canned||||pulse
toum|soy|egg sulphite||pulse refined-oil
butterscotch-chips|milk|wheat gluten soy|dairy|added-sugar processed
vegetable-spring-rolls|wheat gluten|milk egg fish crustacean mollusc soy sesame||grain processed
samosa|wheat gluten|milk egg soy celery mustard||grain starchy processed
mixed-seeds|sesame|tree_nut peanut gluten||
mycoprotein-mince|egg|milk wheat gluten soy|egg|processed
oatmeal-cooked|gluten|wheat||grain
english-muffin-whole-wheat|wheat gluten|milk soy sesame||grain
bagel-whole-wheat|wheat gluten|milk egg soy sesame||grain
pumpkin-leaves||||
sweet-potato-leaves||||
chicken-breast-cooked||soy celery mustard|poultry|
chicken-thigh-cooked||soy celery mustard|poultry|
ground-chicken-cooked|||poultry|
turkey-cooked||soy celery mustard|poultry|
ground-turkey-cooked|||poultry|
ground-beef-80-cooked|||meat|
ground-beef-90-cooked|||meat|
beef-steak-cooked|||meat|
beef-pot-roast-cooked|||meat|
beef-roast-cooked|||meat|
pork-loin-cooked|||meat|
pork-tenderloin-cooked|||meat|
ground-pork-cooked|||meat|
bacon-cooked|||meat|processed-meat
sausage-cooked||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
italian-sausage-cooked||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
lamb-cooked|||meat|
ground-lamb-cooked|||meat|
duck-cooked|||poultry|
salmon-cooked|fish||fish|
salmon-sockeye-cooked|fish||fish|
white-fish-cooked|fish||fish|
tilapia-cooked|fish||fish|
tuna-cooked|fish||fish|
trout-cooked|fish||fish|
mackerel-cooked|fish||fish|
shrimp-cooked|crustacean|sulphite|crustacean|
scallops-cooked|mollusc|sulphite|mollusc|
crab-cooked|crustacean|sulphite|crustacean|
lobster-cooked|crustacean|sulphite|crustacean|
octopus-cooked|mollusc|sulphite|mollusc|
liver-chicken-cooked|||poultry|
custard|milk egg|wheat gluten soy|dairy|added-sugar
candy-sprinkles||milk wheat gluten soy||added-sugar processed
soda-bread|milk wheat gluten|egg soy|dairy|grain
char-siu|wheat gluten soy|peanut sesame|meat|added-sugar processed
speculoos-spread|wheat gluten soy|milk||added-sugar processed
pistachio-butter|tree_nut|peanut sesame||
hazelnut-butter|tree_nut|peanut sesame||
barberries-dried||sulphite||
mandarin-pancakes|wheat gluten|soy sesame||grain
gomasio|sesame|||
pumpkin-seed-oil||||refined-oil
vegetable-suet|wheat gluten|||processed
panch-phoron|mustard|celery||
vanilla-sugar||||added-sugar
chives-dried||||
khoya|milk||dairy|
corn-husks||||
file-powder||||
turmeric-root||||
shellfish-stock|fish crustacean mollusc celery|wheat gluten|crustacean|
edamame-pasta|soy|wheat gluten||pulse
fonio||wheat gluten||grain
fermented-locust-beans||soy||pulse
suya-spice|peanut|tree_nut sesame celery mustard||
chestnut-puree||||starchy
fufu||wheat gluten||starchy
beyond-burger|soy|wheat gluten||pulse processed refined-oil
polenta-stiff-cooked||wheat gluten||grain
nam-prik-pao|fish crustacean|soy|crustacean|added-sugar processed
everything-bagel|wheat gluten sesame|milk egg soy||grain
puff-pastry-butter|milk wheat gluten|egg|dairy|grain processed
naan-vegan|wheat gluten|milk egg soy sesame||grain
sesame-bun|wheat gluten sesame|milk egg soy||grain
pudding-mix-instant||milk egg wheat gluten soy||added-sugar processed
gelatin-dessert-mix|||gelatin|added-sugar processed
peanut-butter-cups|milk peanut soy|egg tree_nut wheat gluten|dairy|added-sugar processed
toffee-bits|milk tree_nut soy|peanut wheat gluten|dairy|added-sugar processed
lemonade-concentrate||sulphite||added-sugar
steak-seasoning||wheat gluten soy celery mustard sulphite||
acai-puree||||
corn-muffin-mix|wheat gluten|milk egg soy||grain added-sugar processed
frosting||milk soy||added-sugar processed
meringue-cookies|egg|milk|egg|added-sugar processed
ice-cream-cones|wheat gluten|milk egg soy||grain added-sugar processed
sherbet|milk|egg|dairy|added-sugar processed
amaretti|egg tree_nut|milk wheat gluten soy|egg|added-sugar processed
candied-pecans|tree_nut|milk egg peanut||added-sugar
candied-walnuts|tree_nut|milk egg peanut||added-sugar
vodka-sauce|milk|wheat gluten soy celery sulphite|dairy|processed animal-rennet alcohol
kashmiri-chili-powder||||
ginger-garlic-paste||||
tom-yum-paste|fish crustacean|mollusc peanut soy|crustacean|refined-oil processed
rendang-paste||fish crustacean mollusc tree_nut peanut soy||refined-oil processed
laksa-paste|crustacean|fish mollusc tree_nut peanut soy mustard|crustacean|refined-oil processed
tonkatsu-sauce|fish wheat gluten soy|mollusc sesame celery mustard sulphite|fish|grain pulse added-sugar processed
curry-roux|milk wheat gluten soy|egg fish crustacean tree_nut peanut sesame celery mustard|meat|grain added-sugar processed
tempura-scraps|wheat gluten|milk egg fish crustacean mollusc soy||grain refined-oil processed
century-egg|egg||egg|processed
salted-duck-egg|egg||egg|processed
stockfish|fish||fish|
garri||||starchy
attieke||||starchy
yam-flour||sulphite||starchy
plantain-flour||||starchy
smoked-catfish|fish||fish|
mahlab||tree_nut sulphite||
orange-blossom-water||||
kewra-water||||
rose-petals||sulphite||
dried-limes||||
red-pepper-paste||wheat gluten soy sulphite||processed
kvass|gluten|wheat||grain added-sugar
red-cabbage-pickled||sulphite||added-sugar
bouquet-garni||celery||
quince-paste||sulphite||added-sugar
masa-dough||wheat gluten||grain
achiote-paste||wheat gluten sulphite||grain processed
chili-lime-seasoning||wheat gluten celery mustard sulphite||
ackee||||
browning-sauce||wheat gluten soy celery sulphite||added-sugar processed
green-seasoning|celery|mustard sulphite||
huacatay-paste||sulphite||processed
aji-panca||sulphite||processed
creamed-horseradish|milk egg mustard|wheat gluten soy celery sulphite|dairy|processed
chicken-bones|||poultry|
pork-bones|||meat|
beef-bones|||meat|
fish-bones|fish||fish|
kidney-beans-chili-sauce||wheat gluten soy celery||pulse added-sugar processed
speculoos-cookies|wheat gluten soy|milk egg tree_nut||grain added-sugar processed
meat-extract|wheat gluten celery|milk egg fish crustacean mollusc soy mustard|meat|processed
bouillon-paste|celery|milk egg fish wheat gluten soy mustard|poultry|processed
vegetable-bouillon-paste|celery|milk wheat gluten soy mustard||processed
candy-coated-chocolate|milk soy|egg tree_nut peanut wheat gluten|dairy|added-sugar processed
candy-bar-peanut|milk egg peanut soy|tree_nut wheat gluten|dairy|added-sugar processed
candy-bar-caramel|milk egg soy|tree_nut peanut wheat gluten|dairy|added-sugar processed
candy-wafer-bar|milk wheat gluten soy|egg tree_nut peanut|dairy|added-sugar processed
candy-cookie-bar|milk wheat gluten soy|egg tree_nut peanut|dairy|added-sugar processed
malted-milk-balls|milk wheat gluten soy|egg tree_nut peanut|dairy|added-sugar processed
hard-candy||milk soy||added-sugar processed
gummy-candy|||gelatin|added-sugar processed
nacho-cheese-chips|milk|wheat gluten soy|dairy|grain refined-oil processed
brandy||sulphite||alcohol
tequila||||alcohol
orange-liqueur||milk tree_nut sulphite||added-sugar alcohol
fruit-liqueur||milk tree_nut sulphite||added-sugar alcohol
amaretto|tree_nut|milk sulphite||added-sugar alcohol
marsala-wine|sulphite|milk egg fish||added-sugar alcohol
vermouth|sulphite|milk egg fish||added-sugar alcohol
sparkling-wine|sulphite|milk egg fish||alcohol
soju||wheat gluten||alcohol
turkey-bones|||poultry|
calamansi-juice||||
sinigang-mix||milk egg fish crustacean mollusc wheat gluten soy||processed
ube-halaya|milk|sulphite|dairy|starchy added-sugar
macapuno||sulphite||added-sugar
nata-de-coco||sulphite||added-sugar
banana-ketchup||wheat gluten soy mustard sulphite||added-sugar processed
flavoring-extract||milk sulphite||alcohol
candlenuts|tree_nut|peanut||
mochi||wheat gluten soy||grain
yuzu-kosho||||
perilla-oil||sesame||
perilla-seeds||sesame||
bracken||||
minari||celery||
salted-shrimp|crustacean|fish mollusc|crustacean|processed
acorn-jelly||wheat gluten||starchy
banana-blossom||sulphite||
banana-leaf||||
snow-fungus||sulphite||
tofu-skin|soy|wheat gluten||pulse
five-spice-tofu|soy|wheat gluten sesame||pulse processed
dried-scallops|mollusc|fish crustacean|mollusc|
dried-squid|mollusc|fish crustacean|mollusc|processed
sea-cucumber|mollusc|fish crustacean|mollusc|
pork-floss|wheat gluten soy|milk fish crustacean peanut sesame|meat|added-sugar processed processed-meat
wheat-starch|wheat gluten|||grain
potato-starch||sulphite||starchy
sweet-potato-starch||sulphite||starchy
sweet-bean-sauce|wheat gluten soy|sesame||grain pulse added-sugar processed
soybean-paste-yellow|wheat gluten soy|sesame||grain pulse processed
maltose|gluten|wheat||added-sugar
lily-bulbs||sulphite||
pea-shoots||||pulse
garlic-chives||||
vietnamese-coriander||||
sev||tree_nut peanut wheat gluten soy sesame mustard||pulse refined-oil processed
papdi|wheat gluten|milk sesame||grain refined-oil processed
gulab-jamun-mix|milk wheat gluten|tree_nut soy|dairy|grain processed
idli-rava||||grain
sambar-powder|mustard|wheat gluten soy celery||pulse
tandoori-masala||wheat gluten celery mustard sulphite||
green-chutney||milk tree_nut peanut sulphite||
tamarind-chutney||sulphite||added-sugar processed
gulkand||sulphite||added-sugar
ground-goat|||meat|
tiger-nuts||tree_nut||
ogbono||tree_nut||
baobab-powder||||
moringa-powder||||
maca-powder||sulphite||starchy
shito|fish crustacean|mollusc soy celery|crustacean|refined-oil processed
samp||wheat gluten||grain
chakalaka||wheat gluten soy mustard sulphite||pulse processed
argan-oil||tree_nut peanut||
fresh-egg-noodles|egg wheat gluten|milk soy sesame|egg|grain
pickled-herring|fish|milk egg mustard sulphite|fish|added-sugar processed
praline-paste|tree_nut|milk peanut wheat gluten soy||added-sugar
fondant||milk egg wheat gluten soy||added-sugar processed
panettone|milk egg wheat gluten|tree_nut soy sulphite|egg|grain added-sugar
chamoy||sulphite||added-sugar processed
coconut-milk-powder||milk sulphite||processed
kaya|egg|milk sulphite|egg|added-sugar
culantro||||
water-chestnut-flour||wheat gluten||starchy
any-milk|milk tree_nut gluten soy|peanut wheat sesame lupin|dairy|processed
plant-milk|tree_nut gluten soy|peanut wheat sesame lupin||pulse processed
butter-or-oil|milk soy|tree_nut peanut|dairy|refined-oil
ghee-or-oil|milk soy|peanut|dairy|refined-oil
sugar-free-chocolate-chips|soy|milk tree_nut peanut wheat gluten||processed
quark|milk||dairy|
fromage-frais|milk||dairy|
mincemeat-sweet||tree_nut wheat gluten sulphite|meat|added-sugar processed alcohol
mixed-peel||sulphite||added-sugar
mixed-dried-fruit||tree_nut sulphite||
honeycomb-toffee||milk egg tree_nut wheat gluten soy||added-sugar processed
chicken-or-vegetable-broth|celery|milk egg wheat gluten soy mustard|poultry|processed
beef-or-vegetable-broth|celery|milk egg wheat gluten soy mustard|meat|processed
plant-yogurt|tree_nut gluten soy|peanut wheat sesame lupin||pulse processed
plant-cream|tree_nut gluten soy|peanut wheat lupin||refined-oil processed
salad-cream|egg mustard|milk wheat gluten soy|egg|added-sugar refined-oil processed
parsley-root||celery||
samphire||||
edible-flowers||||
lovage||celery||
mentsuyu|fish wheat gluten soy|mollusc|fish|grain pulse added-sugar processed alcohol
palm-nut-concentrate||sulphite||refined-oil processed
kokum||sulphite||
anardana||sulphite||
roasted-chana||wheat gluten soy||pulse
egg-wraps|egg|milk wheat gluten soy|egg|processed
vegan-marshmallows||egg wheat gluten soy||added-sugar processed
smoked-pork-ribs|||meat|processed processed-meat
artichoke-hearts-canned||sulphite||
artichoke-hearts-marinated||soy sulphite||processed
nut-butter|tree_nut peanut|soy sesame||pulse processed
shaoxing-or-sherry|wheat gluten sulphite|milk egg fish||grain added-sugar alcohol
rice-or-quinoa||||grain pseudo-grain
rice-or-quinoa-cooked||||grain pseudo-grain
lard-or-shortening|soy|peanut|meat|refined-oil processed
white-wine-or-broth|celery sulphite|milk egg fish wheat gluten soy mustard|poultry|processed alcohol
fish-or-soy-sauce|fish wheat gluten soy||fish|grain pulse processed
starch-of-choice||sulphite||grain starchy
gluten-free-polenta||||grain
gluten-free-grits||||grain
gluten-free-lentils||||pulse
gluten-free-red-lentils||||pulse
gluten-free-buckwheat||||pseudo-grain
gluten-free-millet||||grain
gluten-free-chicken-broth||celery|poultry|
gluten-free-vegetable-broth|celery|||
gluten-free-beef-broth||celery|meat|
gluten-free-baking-powder||||
gluten-free-buckwheat-flour||||pseudo-grain
gluten-free-masarepa||||grain
gluten-free-tortilla-chips||||grain refined-oil processed
vegan-curry-paste||soy||processed
sucuk||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
corned-beef-canned||celery mustard|meat|processed-meat
empanada-wrappers|wheat gluten|milk egg soy|meat|grain processed
ground-beef-and-pork|||meat|
tarhana|milk wheat gluten|egg celery|dairy|grain
honey-nut-oat-cereal|tree_nut gluten|peanut wheat soy|honey|grain added-sugar processed
rice-squares-cereal||tree_nut wheat gluten soy||grain processed
wheat-squares-cereal|wheat gluten|tree_nut soy||grain processed
wheat-barley-nuggets-cereal|wheat gluten|soy||grain processed
rice-wheat-flakes-cereal|milk wheat gluten|soy|dairy|grain added-sugar processed
fruit-nut-bar|tree_nut peanut soy|milk wheat gluten sesame|honey|added-sugar processed
oat-energy-bar|tree_nut gluten soy|milk peanut wheat sesame||grain added-sugar processed
macaroni-cheese-mix|milk wheat gluten|egg soy|dairy|grain processed
fresh-rice-noodles||wheat gluten||grain
ivy-gourd||||
frankfurter||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
smoked-sausage-link||milk wheat gluten soy mustard sulphite|meat|processed processed-meat
sweetened-cereal|wheat gluten soy|milk egg tree_nut peanut|honey|grain added-sugar processed
vegetable-oil-spread|soy|milk||refined-oil processed
vegan-mayonnaise-full-fat|soy mustard|||refined-oil processed
brown-pickle|gluten|wheat celery mustard sulphite||added-sugar processed
wheat-beef-stock-cube|wheat gluten celery|milk egg soy mustard|meat|processed
bao-buns|wheat gluten|milk soy||grain
yorkshire-pudding|milk egg wheat gluten|soy|dairy|grain
soft-pretzel|wheat gluten|milk soy sesame||grain
corn-nuts||milk wheat gluten soy||grain refined-oil processed
stacked-potato-crisps|wheat gluten|milk soy||starchy refined-oil processed
fried-plantain||||starchy
tostones||||starchy
vegan-butter-nut|tree_nut|soy||refined-oil processed
vegan-butter-soy|soy|tree_nut||refined-oil processed
cheese-soup-condensed|milk wheat gluten soy|celery|dairy|processed
apple-pie-filling||sulphite||added-sugar processed
mandarins-canned||||
`;
