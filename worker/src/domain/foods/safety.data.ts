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
tahini|sesame|||
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
chickpea-flour||||pulse
fava-beans-dried||||pulse
lentils-green-or-brown-dried||||pulse
lentils-cooked||||pulse
red-lentils-dried||||pulse
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
basmati-or-jasmine-rice||||grain
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
cornmeal||||grain
polenta-degermed-cornmeal||||grain
corn-grits||||grain
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
multigrain-bread|wheat gluten|milk soy sesame||grain
rye-bread|wheat gluten|soy sesame||grain
pumpernickel-bread|wheat gluten|soy sesame||grain
sourdough-or-french-bread|wheat gluten|||grain
italian-bread|wheat gluten|soy sesame||grain
sprouted-wheat-bread|wheat gluten soy|sesame||grain pulse
gluten-free-white-bread|egg|milk soy|egg|grain
pita-white|wheat gluten|soy||grain
pita-whole-wheat|wheat gluten|soy||grain
naan|milk wheat gluten|egg soy|dairy|grain
chapati-or-roti|wheat gluten|soy||grain
focaccia|wheat gluten|milk soy||grain
flour-tortilla|wheat gluten|soy||grain
whole-wheat-tortilla|wheat gluten|soy||grain
corn-tortilla||||grain
taco-shells||||grain refined-oil processed
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
tortilla-chips||||grain refined-oil processed
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
almond-flour|tree_nut|||
coconut-flour||sulphite||
cassava-flour||||starchy
soy-flour|soy|||pulse
sorghum-flour||wheat gluten||grain
millet-flour||wheat gluten||grain
quinoa-flour||||pseudo-grain
baking-powder||||
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
chocolate-syrup|milk|tree_nut peanut soy|dairy|added-sugar processed
almonds|tree_nut|peanut||
almonds-blanched|tree_nut|peanut||
almond-paste-marzipan|tree_nut|||added-sugar
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
chia-seeds||||
flaxseed||||
hemp-seeds||||
poppy-seeds||sesame||
pumpkin-seeds||||
sesame-seeds|sesame|||
sesame-seeds-toasted|sesame|||
sunflower-seeds||||
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
steak-sauce||fish wheat gluten soy celery mustard sulphite||added-sugar processed
plum-sauce||wheat gluten soy sulphite||added-sugar processed
cocktail-sauce||fish celery mustard sulphite||added-sugar processed
yeast-extract-spread|gluten|wheat celery||grain processed
chicken-broth||celery|poultry|
chicken-broth-low-sodium||celery|poultry|
chicken-stock-homemade|celery||poultry|
beef-broth||celery|meat|
beef-stock-homemade|celery||meat|
vegetable-broth|celery|||
fish-stock|fish celery|crustacean mollusc|fish|
chicken-bouillon-cube|celery|milk egg wheat gluten soy mustard|poultry|processed
beef-bouillon-cube|celery|milk egg wheat gluten soy mustard|meat|processed
condensed-cream-of-mushroom-soup|milk wheat gluten soy|celery|dairy|grain processed
water||||
coffee-brewed||||
espresso||||
instant-coffee-powder||||
black-tea-brewed||||
green-tea-brewed||||
red-wine|sulphite|||alcohol
white-wine|sulphite|||alcohol
cooking-wine|sulphite|||processed alcohol
beer|gluten|wheat sulphite||grain alcohol
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
gluten-free-breadcrumbs|egg|milk soy|egg|grain
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
chickpea-pasta||soy||pulse
red-lentil-pasta||soy||pulse
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
`;
