/**
 * Food-pattern equivalents per 100 g of the edible part, one food a line: id | match and FNDDS code | component=amount, those
 * that are not 0. Cups of fruit, vegetables, legumes and dairy, ounces of grains and protein foods, teaspoons of added sugars.
 * Match: x = the same food, c = a sibling, d = derived by rule from one, b = a blend of foods of the catalogue.
 * Source: USDA Food Patterns Equivalents Database 2017-March 2020 (public domain).
 */
export const FOOD_GROUP_AMOUNTS = `
artichoke|x 75100750|otherVegetables=0.67
arugula|x 75113080|darkGreenVegetables=2.5
asparagus|x 75100800|otherVegetables=0.74
bamboo-shoots-canned|c 75203028|otherVegetables=0.67
bean-sprouts-mung|x 75101000|otherVegetables=0.95
beet|x 75102500|otherVegetables=0.74
beets-canned|x 75208013|otherVegetables=0.59
beet-greens|x 72101100|darkGreenVegetables=1.33
bok-choy|c 75104000|darkGreenVegetables=0.71
broccoli|x 72201100|darkGreenVegetables=1.25
broccoli-rabe|x 72103000|darkGreenVegetables=1.25
chinese-broccoli|x 72203000|darkGreenVegetables=1.25
broccoli-frozen|c 72201212|darkGreenVegetables=0.65
brussels-sprouts|x 75102750|otherVegetables=1.11
butternut-squash|c 73302010|redOrangeVegetables=0.87
acorn-squash|c 73302010|redOrangeVegetables=0.87
spaghetti-squash|c 73302010|redOrangeVegetables=0.87
yellow-summer-squash|x 75128000|otherVegetables=0.87
green-cabbage|x 75103000|otherVegetables=1.11
red-cabbage|x 75105000|otherVegetables=1.11
savoy-cabbage|c 75103000|otherVegetables=1.11
napa-cabbage|c 75103000|otherVegetables=1.11
carrot|x 73101010|redOrangeVegetables=0.8
baby-carrots|c 73101010|redOrangeVegetables=0.8
cassava|c 71930120|starchyVegetables=0.77
cauliflower|x 75107000|otherVegetables=0.91
cauliflower-frozen|c 75214012|otherVegetables=0.8
celeriac|c 71961010|otherVegetables=0.65
celery|x 75109000|otherVegetables=0.83
swiss-chard|x 72104100|darkGreenVegetables=1.43
belgian-endive|c 75113000|otherVegetables=0.91
curly-endive|c 72116220|darkGreenVegetables=0.77
collard-greens|x 72107100|darkGreenVegetables=1.43
sweet-corn|x 75109600|starchyVegetables=0.67
corn-frozen|c 75216112|starchyVegetables=0.61
corn-canned|x 75216113|starchyVegetables=0.61
cucumber|x 75111000|otherVegetables=0.83
daikon-radish|c 75125000|otherVegetables=0.8
edamame-frozen|c 41420020|legumes=0.573
eggplant|x 75111200|otherVegetables=1.25
fava-beans-fresh|c 41102210|legumes=0.573
fennel-bulb|x 75109010|otherVegetables=1.18
garlic|x 75111500|otherVegetables=0.74
ginger-root|c 75111500|otherVegetables=0.74
grape-leaves-canned|d -|darkGreenVegetables=1.43
green-beans|x 75101800|otherVegetables=0.91
green-beans-frozen|c 75205022|otherVegetables=0.74
green-beans-canned|x 75205023|otherVegetables=0.74
hearts-of-palm-canned|c 75221160|otherVegetables=0.69
jalapeno-pepper|c 75121000|otherVegetables=0.83
jalapeno-pickled|c 75121000|otherVegetables=0.83
jerusalem-artichoke|c 75111800|starchyVegetables=0.77
jicama|x 75111800|starchyVegetables=0.77
kale|x 72119190|darkGreenVegetables=2.5
kimchi|x 75502520|otherVegetables=0.67
kohlrabi|x 75112000|otherVegetables=0.74
leek|x 75112500|otherVegetables=1.11
lemongrass|d -|otherVegetables=1
butterhead-lettuce|x 75113060|darkGreenVegetables=0.91
romaine-lettuce|x 72116000|darkGreenVegetables=1.05
iceberg-lettuce|x 75113000|otherVegetables=0.91
green-leaf-lettuce|c 72116000|darkGreenVegetables=1.05
red-leaf-lettuce|c 75113060|darkGreenVegetables=0.91
lotus-root|c 75218501|starchyVegetables=0.83
white-mushrooms|x 75115000|otherVegetables=1.43
cremini-mushrooms|c 75115000|otherVegetables=1.43
portobello-mushroom|c 75115000|otherVegetables=1.43
shiitake-mushrooms|c 75115000|otherVegetables=1.43
shiitake-mushrooms-dried|d -|otherVegetables=10
oyster-mushrooms|c 75115000|otherVegetables=1.43
enoki-mushrooms|c 75115000|otherVegetables=1.43
maitake-mushrooms|c 75115000|otherVegetables=1.43
chanterelle-mushrooms|c 75115000|otherVegetables=1.43
mushrooms-canned|c 75219023|otherVegetables=0.65
mustard-greens|x 72122100|darkGreenVegetables=0.91
okra|c 75220011|otherVegetables=0.63
okra-frozen|c 75220012|otherVegetables=0.59
onion|x 75117020|otherVegetables=0.63
red-onion|c 75117020|otherVegetables=0.63
sweet-onion|c 75117020|otherVegetables=0.63
scallions|c 75117010|otherVegetables=1
shallot|c 75117020|otherVegetables=0.63
parsnip|c 75222020|starchyVegetables=0.65
snow-peas|c 75127750|otherVegetables=1
green-peas-fresh|x 75120000|starchyVegetables=0.69
peas-frozen|c 75224022|starchyVegetables=0.63
peas-and-carrots-frozen|c 73111212|redOrangeVegetables=0.34 starchyVegetables=0.31
green-bell-pepper|x 75122100|otherVegetables=0.83
red-bell-pepper|x 75122200|redOrangeVegetables=0.83
yellow-bell-pepper|c 75122000|otherVegetables=0.83
red-chili-pepper|c 75121000|otherVegetables=0.83
green-chili-pepper|c 75121000|otherVegetables=0.83
serrano-pepper|x 75121500|otherVegetables=0.83
banana-pepper|x 75124000|otherVegetables=0.83
green-chiles-canned|c 75121000|otherVegetables=0.83
ancho-chile-dried|d -|redOrangeVegetables=4
roasted-red-peppers-jarred|c 75122200|redOrangeVegetables=0.83
potato|c 71103010|starchyVegetables=0.65
russet-potato|c 71103010|starchyVegetables=0.65
red-potato|c 71103010|starchyVegetables=0.65
white-potato|c 71103010|starchyVegetables=0.65
french-fries-frozen|c 71400990|starchyVegetables=0.65
hash-browns-frozen|c 71404000|starchyVegetables=0.64
pumpkin|c 73302010|redOrangeVegetables=0.87
pumpkin-puree-canned|c 73201013|redOrangeVegetables=0.41
radicchio|x 72124100|otherVegetables=1.25
radish|x 75125000|otherVegetables=0.8
rutabaga|x 75127000|otherVegetables=0.71
sauerkraut|c 75230000|otherVegetables=0.71
seaweed-nori-laver-raw|c 75127500|otherVegetables=1.25
seaweed-wakame|c 75127500|otherVegetables=1.25
seaweed-kelp|c 75127500|otherVegetables=1.25
agar-dried|d -|
spinach|x 72125100|darkGreenVegetables=1.43
spinach-frozen|c 72125212|darkGreenVegetables=0.59
baby-spinach|c 72125100|darkGreenVegetables=1.43
sweet-potato|c 73402010|redOrangeVegetables=0.5
taro|c 71962040|starchyVegetables=0.77
yam|c 71945010|starchyVegetables=0.71
tomatillo|d -|otherVegetables=0.59
tomato|x 74101000|redOrangeVegetables=0.59
cherry-tomatoes|c 74101000|redOrangeVegetables=0.59
roma-tomato|c 74101000|redOrangeVegetables=0.59
green-tomato|c 74101000|redOrangeVegetables=0.59
tomatoes-canned-whole|c 74201003|redOrangeVegetables=0.42
tomatoes-canned-diced|c 74201003|redOrangeVegetables=0.42
tomatoes-canned-crushed|c 74201003|redOrangeVegetables=0.42
tomato-paste|d -|redOrangeVegetables=1.67
tomato-puree-passata|d -|redOrangeVegetables=0.8
tomato-sauce-canned|x 74404060|redOrangeVegetables=0.41
tomato-juice|x 74301100|redOrangeVegetables=0.41
sun-dried-tomatoes|x 74206000|redOrangeVegetables=4
sun-dried-tomatoes-in-oil|c 74206000|redOrangeVegetables=3.44
turnip|x 75129000|otherVegetables=0.77
turnip-greens|c 72128211|darkGreenVegetables=0.69
mixed-vegetables-frozen|c 75311012|redOrangeVegetables=0.19 starchyVegetables=0.33 otherVegetables=0.14
water-chestnuts-canned|d -|starchyVegetables=0.71
watercress|x 72130100|darkGreenVegetables=1.43
zucchini|c 75128010|otherVegetables=0.87
nopales|c 75105500|otherVegetables=0.67
hominy-canned|c 75217520|starchyVegetables=0.61
chayote|c 75128010|otherVegetables=0.87
dandelion-greens|x 72113100|darkGreenVegetables=0.91
artichoke-hearts-frozen|c 75201012|otherVegetables=0.57
brussels-sprouts-frozen|c 75209012|otherVegetables=0.65
kale-frozen|c 72119212|darkGreenVegetables=0.61
butternut-squash-frozen|c 73303010|redOrangeVegetables=0.49
sweet-potato-fries-frozen|c 73410310|redOrangeVegetables=0.62
lima-beans-frozen|c 41102990|legumes=0.573
horseradish-prepared|x 75503090|otherVegetables=0.4 addedSugars=0.24
wasabi-paste|x 75534550|otherVegetables=0.29 addedSugars=1.9
basil-fresh|x 75109400|darkGreenVegetables=2.5
chives-fresh|x 75109500|otherVegetables=2
cilantro-fresh|x 75109550|darkGreenVegetables=3.33
dill-fresh|c 75119000|darkGreenVegetables=0.83
mint-fresh|c 75119000|darkGreenVegetables=0.83
parsley-fresh|x 75119000|darkGreenVegetables=0.83
rosemary-fresh|c 75119000|darkGreenVegetables=0.83
thyme-fresh|c 75119000|darkGreenVegetables=0.83
apple|x 63101000|otherFruit=0.91
granny-smith-apple|c 63101000|otherFruit=0.91
applesauce-unsweetened|x 63101120|otherFruit=0.41
apple-juice|x 64101010|fruitJuice=0.4
apricot|x 63103010|otherFruit=0.61
apricots-dried|x 62104100|otherFruit=1.54
avocado|x 63105010|otherVegetables=0.69
banana|x 63107010|otherFruit=0.67
blackberries|x 63201010|citrusMelonBerries=0.69
blueberries|x 63203010|citrusMelonBerries=0.69
blueberries-frozen|x 63203600|citrusMelonBerries=0.67
cantaloupe|x 63109010|citrusMelonBerries=0.59
sweet-cherries|x 63115010|otherFruit=0.65
sour-cherries|c 63115010|otherFruit=0.65
cherries-dried|x 62106000|otherFruit=0.97 addedSugars=12.9
clementine|x 61100600|citrusMelonBerries=0.48
cranberries|x 63207010|citrusMelonBerries=0.69
cranberries-dried|x 62109100|citrusMelonBerries=1.79 addedSugars=12.7
currants-dried-zante|x 62108100|otherFruit=1.33
dates-medjool|c 62110100|otherFruit=1.33
dates-deglet-noor|c 62110100|otherFruit=1.33
figs|x 63119010|otherFruit=0.39
figs-dried|x 62113100|otherFruit=1.33
goji-berries-dried|d -|citrusMelonBerries=1.79
grapefruit|x 61101010|citrusMelonBerries=0.48
grapes|x 63123000|otherFruit=0.67
guava|x 63125010|otherFruit=0.61
honeydew-melon|x 63127010|citrusMelonBerries=0.59
jackfruit|d -|otherFruit=0.61
kiwi|x 63126500|citrusMelonBerries=0.57
lemon|x 61113010|citrusMelonBerries=0.48
lemon-juice|x 61204000|fruitJuice=0.4
lemon-zest|d -|citrusMelonBerries=1
lime|x 61116010|citrusMelonBerries=0.48
lime-juice|x 61207000|fruitJuice=0.4
lychee|x 63126510|otherFruit=0.53
mandarin-orange|x 61125010|citrusMelonBerries=0.54
mango|x 63129010|otherFruit=0.61
mango-dried|x 62114050|otherFruit=1.76 addedSugars=6.42
nectarine|x 63131010|otherFruit=0.69
olives-black|x 75510020|otherVegetables=0.74
olives-green|x 75510010|otherVegetables=0.74
orange|x 61119010|citrusMelonBerries=0.54
orange-juice|x 61210010|fruitJuice=0.4
orange-zest|d -|citrusMelonBerries=1
papaya|x 63133010|otherFruit=0.71
passion-fruit|x 63134010|otherFruit=0.43
peach|x 63135010|otherFruit=0.65
peaches-canned-in-juice|x 63135170|otherFruit=0.27 fruitJuice=0.14
pear|x 63137010|otherFruit=0.61
persimmon|x 63139010|otherFruit=0.61
pineapple|x 63141010|otherFruit=0.61
pineapple-canned-in-juice|x 63141170|otherFruit=0.27 fruitJuice=0.14
pineapple-juice|x 64124020|fruitJuice=0.4
plantain|x 71905000|starchyVegetables=0.67
plum|x 63143010|otherFruit=0.61
pomegranate-seeds|x 63145010|otherFruit=0.65
pomegranate-juice|x 64126000|fruitJuice=0.4
prunes|c 62122100|otherFruit=1.18
raisins|x 62125100|otherFruit=1.33
golden-raisins|c 62125100|otherFruit=1.33
raspberries|x 63219000|citrusMelonBerries=0.69
raspberries-frozen|x 63219610|citrusMelonBerries=0.67
rhubarb|d -|otherFruit=0.82
strawberries|x 63223020|citrusMelonBerries=0.69
strawberries-frozen|x 63223610|citrusMelonBerries=0.67
tamarind-pulp|x 63148750|otherFruit=0.83
watermelon|x 63149010|citrusMelonBerries=0.67
cranberry-juice-unsweetened|x 64105400|fruitJuice=0.4
grape-juice|x 64116020|fruitJuice=0.4
cranberry-sauce|x 63207110|citrusMelonBerries=0.45 addedSugars=6.3
maraschino-cherries|x 63111010|otherFruit=0.5 addedSugars=7.21
egg|x 31101010|eggs=2
egg-white|x 31108010|eggs=2
egg-yolk|x 31110010|eggs=2
quail-egg|c 31101010|eggs=2
egg-white-powder|d -|eggs=14.9
butter-salted|x 81101000|
butter-unsalted|c 81101000|
ghee|x 81204000|
whole-milk|x 11111000|dairy=0.41
reduced-fat-milk-2|x 11112110|dairy=0.41
low-fat-milk-1|x 11112210|dairy=0.41
skim-milk|x 11113000|dairy=0.41
goat-milk|x 11116000|dairy=0.41
buttermilk|c 11115000|dairy=0.41
evaporated-milk|x 11211050|dairy=0.8
sweetened-condensed-milk|x 11220000|dairy=0.4 addedSugars=11.7
milk-powder-nonfat|c 11812000|dairy=4
milk-powder-whole|x 11811000|dairy=4
half-and-half|x 12120100|dairy=0.22
light-cream|x 12110100|
heavy-cream|x 12130100|
whipped-cream-pressurized|x 12140000|addedSugars=2.04
sour-cream|x 12310100|
sour-cream-reduced-fat|c 12310100|
yogurt-plain-whole-milk|x 11411100|dairy=0.41
yogurt-plain-low-fat|x 11411200|dairy=0.41
yogurt-plain-nonfat|x 11411300|dairy=0.41
greek-yogurt-whole-milk|x 11411400|dairy=0.41
greek-yogurt-low-fat|x 11411410|dairy=0.41
greek-yogurt-nonfat|x 11411420|dairy=0.41
kefir-low-fat|c 11115400|dairy=0.41
cottage-cheese-full-fat|x 14201010|dairy=0.27
cottage-cheese-2|x 14204010|dairy=0.34
cottage-cheese-1|c 14204010|dairy=0.34
cream-cheese|x 14301010|
neufchatel-cheese|c 14301010|
ricotta-whole-milk|x 14201500|dairy=0.78
ricotta-part-skim|x 14201500|dairy=0.78
mozzarella-fresh-whole-milk|c 14107010|dairy=2.35
mozzarella-part-skim-low-moisture|x 14107030|dairy=2.35
cheddar-cheese|x 14104100|dairy=2.35
cheddar-reduced-fat|x 14104110|dairy=2.35
monterey-jack|x 14106200|dairy=2.35
colby-cheese|x 14104200|dairy=2.35
parmesan-hard|c 14108010|dairy=3.53
parmesan-grated|x 14108010|dairy=3.53
parmesan-shredded|c 14108010|dairy=3.53
pecorino-romano|c 14108010|dairy=3.53
feta-cheese|x 14104400|dairy=1.76
goat-cheese-soft|c 14104700|dairy=1.41
goat-cheese-hard|c 14104700|dairy=1.41
blue-cheese|x 14101010|dairy=1.76
roquefort|c 14101010|dairy=1.76
brie|x 14103020|dairy=0.59
camembert|x 14103010|dairy=1.18
gouda|x 14105010|dairy=2.35
edam|c 14105010|dairy=2.35
gruyere|x 14105200|dairy=3.53
swiss-cheese|x 14109010|dairy=3.53
provolone|x 14108400|dairy=2.35
fontina|x 14104600|dairy=1.76
muenster|x 14107200|dairy=2.35
queso-fresco|x 14133000|dairy=1.76
cotija-cheese|x 14134000|dairy=2.35
oaxaca-cheese|c 14107030|dairy=2.35
mexican-cheese-blend|x 14120010|dairy=2.35
american-cheese|x 14410110|dairy=2.35
dulce-de-leche|c 13252200|dairy=0.3 addedSugars=10.6
ice-cream-vanilla|x 13110100|dairy=0.23 addedSugars=4.17
whey-protein-powder|x 95230030|dairy=2.5
whey-protein-isolate|c 95201600|dairy=2.5
soy-milk-unsweetened|c 11320100|dairy=0.41
soy-milk-original|x 11320000|dairy=0.41 addedSugars=0.77
almond-milk-unsweetened|x 11350020|nutsSeeds=0.14
oat-milk-unsweetened|d -|wholeGrains=0.21
rice-milk-unsweetened|x 11360000|refinedGrains=0.21
coconut-milk-beverage|x 11370000|addedSugars=0.6
coconut-milk-canned|c 42401010|
coconut-cream-unsweetened|c 42401010|
coconut-water|x 42403010|
soy-yogurt-plain|c 41420380|soy=0.8
soy-protein-powder|x 95230010|soy=4.8 addedSugars=5.08
soy-protein-isolate|d -|soy=4.8
tofu-firm|d -|soy=1.6
tofu-extra-firm|d -|soy=1.6
tofu-soft|x 41420010|soy=1.6
tofu-silken|d -|soy=1.6
tofu-fried|x 41421010|soy=1.5
tempeh|d -|soy=3.53
natto|x 41420200|soy=3.53
miso|x 41420110|legumes=0.343 refinedGrains=0.53
vital-wheat-gluten|d -|
veggie-burger-patty|x 41811890|otherVegetables=0.3 soy=2.38
meatless-sausage|x 41810400|refinedGrains=0.44 eggs=0.14 soy=1.69
meatless-chicken|x 41810600|refinedGrains=0.31 eggs=0.07 soy=1.55
falafel|x 41209000|darkGreenVegetables=0.01 otherVegetables=0.09 legumes=0.578 refinedGrains=0.34
hummus|x 41205070|fruitJuice=0.04 legumes=0.307 nutsSeeds=1.22
peanut-butter-smooth|x 42202000|nutsSeeds=6.25 addedSugars=1.38
peanut-butter-chunky|c 42202000|nutsSeeds=6.25 addedSugars=1.38
peanut-butter-unsalted|x 42202010|nutsSeeds=6.25 addedSugars=1.37
almond-butter|x 42200510|nutsSeeds=6.25 addedSugars=0.34
cashew-butter|c 42201000|nutsSeeds=6.25
sunflower-seed-butter|c 43103300|nutsSeeds=6.25
tahini|x 43103300|nutsSeeds=6.25
black-beans-dried|d 41102020|legumes=1.49
black-beans-cooked|x 41102020|legumes=0.573
black-beans-canned-drained|x 41102080|legumes=0.573
kidney-beans-dried|d 41106020|legumes=1.53
kidney-beans-cooked|x 41106020|legumes=0.573
kidney-beans-canned-drained|x 41106080|legumes=0.573
pinto-beans-dried|d 41104020|legumes=1.37
pinto-beans-cooked|x 41104020|legumes=0.573
pinto-beans-canned-drained|x 41104080|legumes=0.573
navy-beans-dried|d 41101120|legumes=1.39
white-beans-dried|d 41101120|legumes=1.38
cannellini-beans-dried|d 41101120|legumes=1.36
cannellini-beans-canned-drained|c 41101180|legumes=0.573
great-northern-beans-canned-drained|x 41101180|legumes=0.573
adzuki-beans-dried|d 41101020|legumes=1.47
black-eyed-peas-dried|d 41300990|legumes=1.68
chickpeas-dried|d 41302020|legumes=1.33
chickpeas-cooked|x 41302020|legumes=0.573
chickpeas-canned-drained|x 41302080|legumes=0.573
chickpea-flour|d -|legumes=1.47
fava-beans-dried|d 41101020|legumes=1.79
lentils-green-or-brown-dried|d 41305000|legumes=1.73
lentils-cooked|x 41305000|legumes=0.573
red-lentils-dried|d 41305000|legumes=1.74
lima-beans-dried|d 41102990|legumes=1.7
lupin-beans-dried|d 41101020|legumes=1.77
mung-beans-dried|d 41101020|legumes=1.91
split-peas-dried|d 41303000|legumes=1.72
pigeon-peas-dried|d 41101020|legumes=1.63
soybeans-dried|d 41107010|legumes=1.4
baked-beans-canned|x 41201020|redOrangeVegetables=0.1 legumes=0.343 addedSugars=1.53
refried-beans-vegetarian|c 41205010|legumes=0.573
refried-beans-traditional|x 41205010|legumes=0.573
urad-dal-black-gram-dried|d 41101020|legumes=1.86
white-rice-long-grain|d -|refinedGrains=3.53
white-rice-cooked|x 56205008|refinedGrains=1.22
white-rice-medium-grain|d -|refinedGrains=3.53
white-rice-short-grain-sushi|d -|refinedGrains=3.53
basmati-rice|d -|refinedGrains=3.53
jasmine-rice|d -|refinedGrains=3.53
brown-rice-long-grain|d -|wholeGrains=3.53
brown-rice-cooked|x 56205018|wholeGrains=1.22
brown-rice-medium-grain|d -|wholeGrains=3.53
parboiled-rice|d -|refinedGrains=3.53
glutinous-rice|d -|refinedGrains=3.53
black-rice|d -|wholeGrains=3.53
wild-rice|d -|wholeGrains=3.53
quinoa|d -|wholeGrains=3.53
quinoa-cooked|x 56204005|wholeGrains=1.21
bulgur|d -|wholeGrains=3.53
couscous|d -|refinedGrains=3.53
couscous-cooked|x 56207160|refinedGrains=1.21
pearl-barley|d -|refinedGrains=3.53
buckwheat-groats-kasha|d -|wholeGrains=3.53
millet|d -|wholeGrains=3.53
amaranth|d -|wholeGrains=3.53
teff|d -|wholeGrains=3.53
spelt|d -|wholeGrains=3.53
farro-pearled|d -|refinedGrains=3.53
sorghum-grain|d -|wholeGrains=3.53
freekeh-proxy-khorasan-wheat|d -|wholeGrains=3.53
rolled-oats|x 57602100|wholeGrains=3.53
steel-cut-oats|d -|wholeGrains=3.53
oat-bran|d -|refinedGrains=6.25
wheat-bran|x 57601100|refinedGrains=6.25
wheat-germ|d -|refinedGrains=6.25
cornmeal|d -|wholeGrains=6.25
polenta-degermed-cornmeal|d -|refinedGrains=6.25
corn-grits|d -|refinedGrains=3.53
farina-cream-of-wheat|d -|refinedGrains=3.53
popcorn-kernels-air-popped|x 54403010|wholeGrains=3.53
puffed-rice-cereal|d -|refinedGrains=3.53
granola|x 57228000|otherFruit=0.11 wholeGrains=1.27 refinedGrains=0.3 nutsSeeds=0.88 addedSugars=2.63
pasta-dry|d -|refinedGrains=3.53
pasta-cooked|d -|refinedGrains=1.22
whole-wheat-pasta-dry|d -|wholeGrains=3.53
gluten-free-corn-pasta-dry|d -|refinedGrains=3.53
fresh-pasta|d -|refinedGrains=2.7
egg-noodles-dry|d -|refinedGrains=3.3 eggs=0.38
rice-noodles-dry|d -|refinedGrains=3.53
soba-noodles-dry|d -|wholeGrains=1.06 refinedGrains=2.47
somen-noodles-dry|d -|refinedGrains=3.53
cellophane-noodles-dry|d -|
white-bread|x 51101000|refinedGrains=3.39 addedSugars=0.9
whole-wheat-bread|x 51300110|wholeGrains=3.63 addedSugars=1.05
multigrain-bread|x 51601020|wholeGrains=2.73 refinedGrains=0.7 nutsSeeds=0.07 addedSugars=1.43
rye-bread|x 51401010|refinedGrains=3.52 addedSugars=0.64
pumpernickel-bread|x 51404010|wholeGrains=1.13 refinedGrains=2.52 addedSugars=0.11
sourdough-or-french-bread|x 51133010|refinedGrains=3.63 addedSugars=0.43
italian-bread|x 51109010|refinedGrains=3.63
sprouted-wheat-bread|x 51300300|refinedGrains=3.44 addedSugars=0.57
gluten-free-white-bread|c 51808000|wholeGrains=2.28 addedSugars=0.67
gluten-free-tortilla|c 51808000|wholeGrains=2.28 addedSugars=0.36
gluten-free-bun|c 51808000|wholeGrains=2.28 addedSugars=0.67
pita-white|x 51109100|refinedGrains=4.69 addedSugars=0.25
pita-whole-wheat|x 51301600|wholeGrains=4.66 addedSugars=0.12
naan|x 51108100|wholeGrains=2.17 refinedGrains=2.17 dairy=0.02 addedSugars=0.13
chapati-or-roti|x 51300175|wholeGrains=2 refinedGrains=2
focaccia|x 51108010|refinedGrains=3.06 addedSugars=0.26
flour-tortilla|x 52215200|refinedGrains=4.25 addedSugars=0.36
whole-wheat-tortilla|x 52215260|wholeGrains=4.25 addedSugars=0.36
corn-tortilla|x 52215100|refinedGrains=4.25
taco-shells|x 52215300|refinedGrains=5.06
bagel|x 51180010|refinedGrains=4.23 addedSugars=1.15
english-muffin|x 51186010|refinedGrains=3.42 addedSugars=0.72
hamburger-bun|x 51154100|refinedGrains=3.25 addedSugars=1.44
whole-wheat-burger-bun|x 51320560|wholeGrains=3.31 refinedGrains=0.3 addedSugars=1.26
dinner-roll|x 51150000|refinedGrains=3.25 addedSugars=1.44
croissant|x 51166000|refinedGrains=2.81 eggs=0.33 dairy=0.06 addedSugars=2.38
breadcrumbs-dry|d -|refinedGrains=5.06
breadcrumbs-seasoned|d -|refinedGrains=5.06
croutons|c 51185000|refinedGrains=3.93 dairy=0.21 addedSugars=0.48
saltine-crackers|x 54325000|refinedGrains=5.38 addedSugars=0.24
graham-crackers|x 54102010|wholeGrains=1.75 refinedGrains=2.23 addedSugars=5.79
rye-crispbread|x 54305010|wholeGrains=5.94
matzo|x 54307000|refinedGrains=5.97
rice-cakes|x 54318500|wholeGrains=3.46
phyllo-dough|d -|refinedGrains=3.4
puff-pastry-frozen|d -|refinedGrains=2.81
pie-crust-refrigerated|d -|refinedGrains=3.3
wonton-wrappers|d -|refinedGrains=4.1
tortilla-chips|x 54401075|refinedGrains=4.69
potato-chips|x 71200100|starchyVegetables=1.75
pretzels|x 54408000|refinedGrains=5.63 addedSugars=0.42
all-purpose-flour|d -|refinedGrains=6.25
bread-flour|d -|refinedGrains=6.25
cake-flour|d -|refinedGrains=6.25
self-rising-flour|d -|refinedGrains=6.25
whole-wheat-flour|d -|wholeGrains=6.25
semolina|d -|refinedGrains=6.25
rye-flour|d -|refinedGrains=6.25
spelt-flour|d -|wholeGrains=6.25
buckwheat-flour|d -|wholeGrains=6.25
oat-flour|d -|wholeGrains=6.25
rice-flour-white|d -|refinedGrains=6.25
rice-flour-brown|d -|wholeGrains=6.25
glutinous-rice-flour|d -|refinedGrains=6.25
corn-flour-masa-harina|d -|refinedGrains=6.25
cornstarch|d -|
tapioca-pearls-or-starch|d -|
arrowroot|d -|
potato-flour|d -|starchyVegetables=3.6
almond-flour|d -|nutsSeeds=7.05
coconut-flour|d -|
cassava-flour|d -|starchyVegetables=1.75
soy-flour|d -|soy=4.8
sorghum-flour|d -|wholeGrains=6.25
millet-flour|d -|wholeGrains=6.25
quinoa-flour|d -|wholeGrains=6.25
baking-powder|d -|
baking-soda|d -|
cream-of-tartar|d -|
active-dry-yeast|x 75236000|
gelatin-powder|d -|
pectin|d -|
cocoa-powder-unsweetened|x 11830150|
dark-chocolate-70-85|c 91705300|addedSugars=5.71
semisweet-chocolate-chips|x 91705200|addedSugars=13
milk-chocolate|x 91705010|dairy=0.16 addedSugars=10.5
white-chocolate|x 91705400|dairy=0.51 addedSugars=12.1
unsweetened-baking-chocolate|d -|
vanilla-extract|d -|
marshmallows|x 91723000|addedSugars=13.7
carob-flour|d -|
malt-syrup-barley|d -|addedSugars=17
barley-malt-flour|d -|refinedGrains=6.25
white-sugar|x 91101010|addedSugars=23.8
brown-sugar|x 91102010|addedSugars=23.1
powdered-sugar|x 91101020|addedSugars=23.3
honey|x 91302010|addedSugars=19.6
maple-syrup|d -|addedSugars=14.4
agave-syrup|x 91302020|addedSugars=16.2
molasses|x 91303000|addedSugars=17.8
corn-syrup-light|x 91301030|addedSugars=18.3
stevia-powder|x 91108000|
jam|x 91402000|citrusMelonBerries=0.15 otherFruit=0.13 addedSugars=11.6
orange-marmalade|x 91404000|citrusMelonBerries=0.19 addedSugars=13.1
apple-butter|x 91403000|otherFruit=0.61 addedSugars=6.42
chocolate-hazelnut-spread|x 91304090|nutsSeeds=0.85 dairy=0.44 addedSugars=11.2
chocolate-syrup|x 91304020|dairy=0.04 addedSugars=7.73
almonds|x 42101000|nutsSeeds=7.05
almonds-blanched|c 42100100|nutsSeeds=7.05
almond-paste-marzipan|x 42200600|nutsSeeds=3.53 addedSugars=7.6
brazil-nuts|x 42102000|nutsSeeds=7.05
cashews|c 42104000|nutsSeeds=7.05
cashews-roasted|c 42104000|nutsSeeds=7.05
chestnuts-roasted|x 42105000|nutsSeeds=7.05
coconut-shredded-unsweetened|c 42106000|
coconut-shredded-sweetened|c 42106020|addedSugars=7.08
coconut-fresh|x 42106000|
hazelnuts|x 42107000|nutsSeeds=7.05
macadamia-nuts|x 42109100|nutsSeeds=7.05
mixed-nuts|x 42110120|nutsSeeds=7.05
peanuts-raw|x 42111040|nutsSeeds=7.05
peanuts-dry-roasted|x 42111210|nutsSeeds=7.05
pecans|x 42112000|nutsSeeds=7.05
pine-nuts|x 42113000|nutsSeeds=7.05
pistachios|c 42114130|nutsSeeds=7.05
walnuts|x 42116000|nutsSeeds=7.05
chia-seeds|x 43108010|nutsSeeds=7.05
flaxseed|c 43104000|nutsSeeds=7.05
hemp-seeds|c 43107000|nutsSeeds=7.05
poppy-seeds|c 43107000|nutsSeeds=7.05
pumpkin-seeds|c 43101050|nutsSeeds=7.05
sesame-seeds|c 43103000|nutsSeeds=7.05
sesame-seeds-toasted|c 43103000|nutsSeeds=7.05
sunflower-seeds|c 43102400|nutsSeeds=7.05
olive-oil|x 82104000|
canola-oil|x 82105500|
vegetable-oil-soybean|x 82108000|
sunflower-oil|x 82108500|
corn-oil|x 82102000|
peanut-oil|x 82105000|
sesame-oil|x 82107000|
coconut-oil|x 82101500|
avocado-oil|c 82101000|
grapeseed-oil|c 82101000|
walnut-oil|x 82108700|
flaxseed-oil|x 82103500|
palm-oil|d -|
rice-bran-oil|c 82101000|
cooking-spray|c 82101000|
lard|x 81202000|
beef-tallow|d -|
duck-fat|d -|
bacon-fat|d -|
vegetable-shortening|x 81203000|
margarine-stick|x 81102010|
vegan-buttery-spread|c 81102020|
mayonnaise|x 83107000|eggs=0.15
mayonnaise-light|x 83204000|eggs=0.13 addedSugars=0.83
vegan-mayonnaise-tofu|d -|
ranch-dressing|x 83113500|eggs=0.05 addedSugars=0.87
italian-dressing|x 83106000|addedSugars=2.56
caesar-dressing|x 83102000|eggs=0.05 dairy=0.21 addedSugars=0.67
blue-cheese-dressing|x 83101000|dairy=0.27 addedSugars=0.83
thousand-island-dressing|x 83114000|redOrangeVegetables=0.08 otherVegetables=0.05 eggs=0.08 addedSugars=3.15
allspice-ground|d -|
anise-seed|d -|
basil-dried|d -|
bay-leaf|d -|
black-pepper|d -|
white-pepper|d -|
caraway-seed|d -|
cardamom|d -|
cayenne-pepper|d -|
celery-seed|d -|
chili-powder|d -|
cinnamon-ground|d -|
cloves-ground|d -|
coriander-ground|d -|
cumin|d -|
curry-powder|d -|
dill-dried|d -|
fennel-seed|d -|
fenugreek-seed|d -|
garlic-powder|d -|
ginger-ground|d -|
mace-ground|d -|
marjoram-dried|d -|
mustard-powder|d -|
nutmeg|d -|
onion-powder|d -|
oregano-dried|d -|
paprika|d -|
parsley-dried|d -|
pumpkin-pie-spice|d -|
rosemary-dried|d -|
saffron|d -|
sage-dried|d -|
tarragon-dried|d -|
thyme-dried|d -|
turmeric|d -|
salt|d -|
taco-seasoning|d -|
apple-cider-vinegar|c 64401000|
white-vinegar|c 64401000|
red-wine-vinegar|c 64401000|
balsamic-vinegar|c 64401000|
yellow-mustard|x 75506010|
capers|d -|
ketchup|x 74401010|redOrangeVegetables=0.58 addedSugars=4.47
dill-pickles|x 75503010|otherVegetables=0.65
sweet-pickle-relish|x 75503020|otherVegetables=0.54 addedSugars=6.54
soy-sauce|x 41420300|
soy-sauce-low-sodium|x 41420350|
tamari|c 41420300|
fish-sauce|x 27150210|
oyster-sauce|x 28520100|
hoisin-sauce|x 41420250|addedSugars=6.49
teriyaki-sauce|x 41420400|addedSugars=3.36
worcestershire-sauce|x 41420450|addedSugars=2.39
hot-sauce|x 75511010|redOrangeVegetables=0.25
sriracha|c 75511010|redOrangeVegetables=0.25 addedSugars=3.6
barbecue-sauce|x 74406010|redOrangeVegetables=0.13 addedSugars=7.31
sweet-and-sour-sauce|x 91361010|addedSugars=4.46
salsa|x 74402200|redOrangeVegetables=0.25 otherVegetables=0.27
salsa-verde|x 74402350|darkGreenVegetables=0.05 otherVegetables=0.67
enchilada-sauce-red|x 74402250|redOrangeVegetables=0.25
marinara-sauce|x 74404010|redOrangeVegetables=0.41 addedSugars=0.48
pizza-sauce|d -|redOrangeVegetables=0.5
pesto|x 81302070|darkGreenVegetables=0.45 otherVegetables=0.02 nutsSeeds=1.2 dairy=0.66
alfredo-sauce-mix-dry|d -|dairy=0.5
peanut-sauce|x 42204050|nutsSeeds=1.88 addedSugars=3.59
tartar-sauce|x 81302050|otherVegetables=0.07 eggs=0.04 addedSugars=0.49
steak-sauce|x 74406100|redOrangeVegetables=0.33 addedSugars=1.46
plum-sauce|d -|addedSugars=8
cocktail-sauce|x 74406500|redOrangeVegetables=0.2 otherVegetables=0.09 addedSugars=1.56
yeast-extract-spread|x 75236500|
chicken-broth|x 28340110|
chicken-broth-low-sodium|x 28340180|
chicken-stock-homemade|x 28340120|
beef-broth|x 28310110|
beef-stock-homemade|x 28310170|
vegetable-broth|x 75657000|
fish-stock|d -|
chicken-bouillon-cube|d -|
beef-bouillon-cube|d -|
condensed-cream-of-mushroom-soup|c 75607020|otherVegetables=0.08 refinedGrains=0.36 dairy=0.02
water|x 94000100|
coffee-brewed|x 92101000|
espresso|x 92101610|
instant-coffee-powder|x 92191100|
black-tea-brewed|x 92308020|
green-tea-brewed|x 92308520|
red-wine|x 93401010|
white-wine|x 93401020|
cooking-wine|d -|
beer|x 93101000|
sake|c 93401100|
rum|d -|
vodka|d -|
club-soda|c 92410210|
chicken-breast-skinless|d 24122131|poultry=2.61
chicken-breast-with-skin|d 24122130|poultry=2.64
chicken-thigh-skinless|d 24152231|poultry=2.8
chicken-thigh-with-skin|d 24152230|poultry=2.36
chicken-drumstick-with-skin|d 24142300|poultry=2.7
chicken-leg-quarter-with-skin|d 24152230|poultry=2.34
chicken-wing|d 24162130|poultry=2.38
whole-chicken-with-skin|d 24152230|poultry=2.65
ground-chicken|d 24150220|poultry=2.51
chicken-liver|d 25110420|organMeat=2.44
rotisserie-chicken-breast|c 24120120|poultry=3.53
turkey-breast-skinless|d 24201120|poultry=2.84
turkey-thigh-skinless|d 24201220|poultry=2.68
whole-turkey-with-skin|d 24201320|poultry=2.71
ground-turkey|d 24201220|poultry=2.55
ground-turkey-93-lean|d 24201220|poultry=2.43
duck-meat-only|d 24300120|poultry=2.69
duck-with-skin|d 24300110|poultry=1.68
deli-turkey-breast|x 25230780|curedMeat=3.53
deli-chicken-breast|c 25230780|curedMeat=3.53
turkey-bacon|d 24208500|curedMeat=1.56
turkey-sausage|c 25221830|curedMeat=2.9
ground-beef-80-lean|d 21500100|meat=2.15
ground-beef-85-lean|x 21500000|meat=2.17
ground-beef-90-lean|d 21500100|meat=2.5
ground-beef-93-lean|d 21500100|meat=2.61
ground-beef-95-lean|d 21500100|meat=2.68
beef-sirloin-steak|d 21101020|meat=2.42
beef-ribeye-steak|d 21101010|meat=2.33
beef-strip-steak|d 21101020|meat=2.68
beef-tenderloin-filet|d 21101020|meat=2.59
beef-flank-steak|d 21101020|meat=2.53
beef-skirt-steak|d 21101020|meat=2.43
beef-chuck-roast|d 21407120|meat=2.08
beef-stew-meat|d 21410110|meat=2.22
beef-brisket|d 21417110|meat=2.37
beef-short-ribs|d 21304120|meat=1.81
beef-top-round|d 21401120|meat=2.81
beef-tri-tip|d 21401120|meat=2.47
beef-liver|d 25110120|organMeat=2.47
corned-beef-brisket|d 21416110|curedMeat=2.54
beef-jerky|x 21602100|curedMeat=2.54 addedSugars=2.14
deli-roast-beef|x 25231110|curedMeat=3.53
veal-cutlet|d 23204220|meat=2.35
ground-veal|d 23220010|meat=2.54
ground-lamb|d 23132000|meat=2.09
lamb-leg|d 23120110|meat=2.37
lamb-shoulder|d 23107010|meat=2.3
lamb-loin-chop|d 23104010|meat=1.94
lamb-stew-meat|d 23120120|meat=2.66
lamb-shank|d 23111010|meat=2.25
ground-bison|d 23326100|meat=2.6
venison|d 23321000|meat=2.87
rabbit|d 23310000|meat=2.33
goat-meat|d 23150300|meat=2.68
ground-pork|d 22002000|meat=1.91
ground-pork-96-lean|d 22000120|meat=2.53
pork-tenderloin|d 22210300|meat=2.97
pork-chop-bone-in|d 22101010|meat=2.64
pork-chop-boneless|d 22101010|meat=2.7
pork-loin-roast|d 22401020|meat=2.63
pork-shoulder|d 22411010|meat=2.29
pork-belly|d -|meat=0.9
pork-spareribs|d 22701010|meat=1.44
pork-baby-back-ribs|d 22701010|meat=1.78
bacon|d 22600200|curedMeat=0.85
canadian-bacon|c 22501010|curedMeat=3.18
ham-cured-whole|c 22311010|curedMeat=3.53 addedSugars=0.25
deli-ham|x 25230210|curedMeat=3.53
salami-dry|c 25221500|curedMeat=2.66
pepperoni|x 25221250|curedMeat=2.09
chorizo-cured|x 25220710|curedMeat=2.8
italian-sausage|d 25221350|curedMeat=2.2 addedSugars=0.27
breakfast-pork-sausage|d 25221400|curedMeat=2.35
bratwurst|x 25220350|curedMeat=2.75
polish-sausage-kielbasa|x 25221310|curedMeat=2.64 addedSugars=0.57
beef-hot-dog|x 25210210|curedMeat=2.74 addedSugars=0.32
mortadella|x 25221210|curedMeat=2.9
liver-pate|c 25112200|refinedGrains=0.48 organMeat=1.41 eggs=0.48
salmon-atlantic-farmed|x 26137100|oilySeafood=2.72
salmon-atlantic-wild|x 26137100|oilySeafood=2.72
salmon-sockeye|x 26137100|oilySeafood=2.72
salmon-pink-canned|x 26137180|oilySeafood=3.53
smoked-salmon|x 26137190|oilySeafood=3.53
tuna-fresh-yellowfin|x 26153100|leanSeafood=2.72
tuna-canned-in-water|x 26155190|oilySeafood=1.08 leanSeafood=2.45
tuna-canned-in-oil|x 26155180|oilySeafood=1.04 leanSeafood=2.38
cod-atlantic|d -|leanSeafood=2.72
cod-pacific|d -|leanSeafood=2.72
salt-cod|d -|leanSeafood=7
haddock|d -|leanSeafood=2.72
pollock-alaska|d -|leanSeafood=2.72
tilapia|d -|leanSeafood=2.72
halibut|x 26118000|leanSeafood=2.72
flounder-or-sole|x 26115000|leanSeafood=2.72
catfish|d -|leanSeafood=2.72
rainbow-trout|d -|oilySeafood=2.72
sea-bass|d -|oilySeafood=2.72
snapper|d -|leanSeafood=2.72
mahi-mahi|d -|leanSeafood=2.72
mackerel|x 26121100|oilySeafood=2.53
herring|x 26119100|oilySeafood=2.64
sardines-canned-in-oil|x 26139180|oilySeafood=3.42
anchovies-canned-in-oil|c 26101110|oilySeafood=3.42
swordfish|d -|oilySeafood=2.72
monkfish|d -|leanSeafood=2.72
whiting|d -|leanSeafood=2.72
perch|d -|leanSeafood=2.72
surimi-imitation-crab|c 27250520|leanSeafood=1.22 eggs=0.1 addedSugars=1.43
fish-roe|d -|oilySeafood=2.72
shrimp|d -|leanSeafood=2.72
shrimp-canned|x 26319180|leanSeafood=3.53
crab-canned|x 26305180|leanSeafood=3.53
crab-dungeness|d -|leanSeafood=2.72
lobster|d -|leanSeafood=2.72
crayfish|d -|leanSeafood=2.72
scallops|d -|leanSeafood=2.72
clams|x 26303100|leanSeafood=2.72
clams-canned|x 26303180|leanSeafood=3.53
mussels|x 26313100|leanSeafood=2.72
oysters|x 26315100|leanSeafood=2.72
squid|x 26213100|leanSeafood=2.72
octopus|d -|leanSeafood=2.72
seitan|b -|
nutritional-yeast|b -|
halloumi|b -|dairy=2.35
paneer|b -|dairy=2.35
mascarpone|b -|
creme-fraiche|b -|
skyr|b -|dairy=0.41
labneh|b -|dairy=0.902
vegan-cheese|b -|
coconut-yogurt|b -|
oat-yogurt|b -|wholeGrains=0.424
coconut-aminos|b -|
red-curry-paste|b -|otherVegetables=0.525
green-curry-paste|b -|otherVegetables=0.481 darkGreenVegetables=0.2
gochujang|b -|refinedGrains=0.759 legumes=0.0343
harissa|b -|redOrangeVegetables=0.332 otherVegetables=0.21
panko|b -|refinedGrains=5.06
gluten-free-breadcrumbs|b -|wholeGrains=2.96 addedSugars=0.871
garam-masala|b -|
smoked-paprika|b -|
nori-sheets|b -|
prosciutto|b -|curedMeat=0.85
pancetta|b -|curedMeat=0.85
mirin|b -|
rice-vinegar|b -|
sumac|b -|
zaatar|b -|nutsSeeds=2.12
chipotle-in-adobo|b -|redOrangeVegetables=0.334
dashi|b -|otherVegetables=0.0125
light-coconut-milk|b -|
chickpea-pasta|b -|legumes=1.4
red-lentil-pasta|b -|legumes=1.74
gluten-free-rolled-oats|b -|wholeGrains=3.53
gluten-free-flour-blend|b -|refinedGrains=3.75
vegetable-bouillon-cube|b -|
sambal-oelek|b -|otherVegetables=0.664
black-bean-sauce|b -|legumes=0.143
star-anise|b -|
five-spice|b -|
cajun-seasoning|b -|
italian-seasoning|b -|
chili-flakes|b -|
pickled-ginger|b -|otherVegetables=0.444
pea-protein-powder|b -|
pea-milk|b -|
erythritol|b -|
kalamata-olives|b -|otherVegetables=0.74
white-miso|b -|legumes=0.343 refinedGrains=0.53
ras-el-hanout|b -|
berbere|b -|
jerk-seasoning|b -|
cauliflower-rice|b -|otherVegetables=0.91
coleslaw-mix|b -|otherVegetables=0.888 redOrangeVegetables=0.16
salad-greens-mixed|b -|darkGreenVegetables=1.51
baby-potatoes|b -|starchyVegetables=0.65
tender-stem-broccoli|b -|darkGreenVegetables=1.25
sugar-snap-peas|b -|otherVegetables=1
thai-basil|b -|darkGreenVegetables=2.5
lime-leaves|b -|citrusMelonBerries=1
galangal|b -|otherVegetables=0.74
fish-fillet-white|b -|leanSeafood=2.72
guacamole|b -|otherVegetables=0.572 redOrangeVegetables=0.0708 fruitJuice=0.016
anchovies-fresh|c 26119100|oilySeafood=2.64
striped-bass|d -|oilySeafood=2.72
bluefish|c 26121100|oilySeafood=2.53
eel|c 26121100|oilySeafood=2.53
grouper|d -|oilySeafood=2.72
smoked-haddock|c 26137190|oilySeafood=3.53
ling|d -|leanSeafood=2.72
lingcod|d -|leanSeafood=2.72
king-mackerel|c 26121100|oilySeafood=2.53
spanish-mackerel|c 26121100|oilySeafood=2.53
mackerel-canned|c 26139180|oilySeafood=3.42
milkfish|d -|oilySeafood=2.72
ocean-perch|d -|leanSeafood=2.72
pike|d -|leanSeafood=2.72
walleye|d -|leanSeafood=2.72
coley|d -|leanSeafood=2.72
pompano|d -|oilySeafood=2.72
rockfish|d -|leanSeafood=2.72
orange-roughy|d -|leanSeafood=2.72
sablefish|c 26137100|oilySeafood=2.72
salmon-chinook|c 26137100|oilySeafood=2.72
salmon-chum|c 26137100|oilySeafood=2.72
salmon-coho|c 26137100|oilySeafood=2.72
salmon-pink|c 26137100|oilySeafood=2.72
salmon-sockeye-canned|c 26137180|oilySeafood=3.53
sardines-canned-in-tomato|c 26139180|oilySeafood=3.42
sea-trout|d -|oilySeafood=2.72
shark|d -|oilySeafood=2.72
sturgeon|d -|oilySeafood=2.72
tilefish|d -|leanSeafood=2.72
tuna-bluefin|c 26153100|leanSeafood=2.72
tuna-skipjack|c 26153100|leanSeafood=2.72
albacore-canned-in-oil|c 26155180|oilySeafood=1.04 leanSeafood=2.38
albacore-canned-in-water|c 26155190|oilySeafood=1.08 leanSeafood=2.45
turbot|c 26118000|leanSeafood=2.72
whitefish|d -|leanSeafood=2.72
whitefish-smoked|c 26137190|oilySeafood=3.53
wolffish|d -|leanSeafood=2.72
yellowtail|c 26153100|leanSeafood=2.72
lox|c 26137190|oilySeafood=3.53
caviar|d -|oilySeafood=2.72
crab-king|d -|leanSeafood=2.72
crab-blue|d -|leanSeafood=2.72
crab-snow|d -|leanSeafood=2.72
spiny-lobster|d -|leanSeafood=2.72
abalone|d -|leanSeafood=2.72
cuttlefish|c 26213100|leanSeafood=2.72
snails|c 26303180|leanSeafood=3.53
chicken-gizzards|c 25110420|organMeat=2.44
chicken-hearts|c 25110420|organMeat=2.44
chicken-leg-skinless|c 24152231|poultry=2.8
chicken-drumstick-skinless|c 24142300|poultry=2.7
cornish-hen|c 24152230|poultry=2.65
goose|c 24300110|poultry=1.68
pheasant|c 24300110|poultry=1.68
quail|c 24300110|poultry=1.68
turkey-breast-with-skin|c 24201120|poultry=2.84
turkey-leg|c 24152230|poultry=2.34
turkey-wing|c 24162130|poultry=2.38
turkey-liver|c 25110420|organMeat=2.44
ostrich|c 21101020|meat=2.42
wild-boar|c 22411010|meat=2.29
bison-steak|c 21101020|meat=2.42
elk|c 23321000|meat=2.87
ground-venison|c 21500000|meat=2.17
beef-heart|c 25110120|organMeat=2.47
beef-kidney|c 25110120|organMeat=2.47
beef-tongue|c 25110120|organMeat=2.47
beef-tripe|c 25110120|organMeat=2.47
beef-suet|d -|
beef-shank|c 21410110|meat=2.22
beef-eye-of-round|c 21401120|meat=2.81
beef-bottom-round|c 21401120|meat=2.81
beef-flat-iron|c 21101020|meat=2.53
beef-back-ribs|c 21304120|meat=1.81
veal-shank|c 23111010|meat=2.25
veal-shoulder|c 23107010|meat=2.3
veal-chop|c 23104010|meat=1.94
veal-liver|c 25110120|organMeat=2.47
lamb-liver|c 25110120|organMeat=2.47
lamb-kidney|c 25110120|organMeat=2.47
lamb-heart|c 25110120|organMeat=2.47
pork-liver|c 25110120|organMeat=2.47
pork-kidney|c 25110120|organMeat=2.47
pork-jowl|d -|meat=0.9
pork-feet|c 22701010|meat=1.44
pork-leg|c 22411010|meat=2.29
pork-country-ribs|c 22701010|meat=1.44
salt-pork|d -|curedMeat=0.85
ham-steak|c 22501010|curedMeat=3.18
blood-sausage|c 25221400|curedMeat=2.35
bologna|c 25221210|curedMeat=2.9
knackwurst|c 25220350|curedMeat=2.75
liverwurst|c 25112200|refinedGrains=0.48 organMeat=1.41 eggs=0.48
pastrami|c 25231110|curedMeat=3.53
summer-sausage|c 25221500|curedMeat=2.66
brick-cheese|c 14107200|dairy=2.35
cheshire-cheese|c 14104100|dairy=2.35
limburger|c 14103020|dairy=0.59
port-salut|c 14105010|dairy=2.35
tilsit|c 14105010|dairy=2.35
brunost|c 14105010|dairy=2.35
goat-cheese-semisoft|c 14104700|dairy=1.41
mozzarella-whole-low-moisture|c 14107030|dairy=2.35
queso-anejo|c 14134000|dairy=2.35
queso-asadero|c 14107030|dairy=2.35
queso-chihuahua|c 14107030|dairy=2.35
queso-blanco|c 14133000|dairy=1.76
sheep-milk|c 11116000|dairy=0.41
buttermilk-powder|c 11812000|dairy=4
chocolate-milk|c 11111000|dairy=0.4 addedSugars=1.1
eggnog|c 11111000|dairy=0.4 addedSugars=0.9
duck-egg|c 31101010|eggs=2
light-sour-cream|c 12310100|
whipping-cream-light|c 12130100|
chervil-dried|d -|
dill-seed|d -|
poultry-seasoning|d -|
savory-dried|d -|
peppermint|c 75119000|darkGreenVegetables=0.83
mint-dried|d -|
french-dressing|c 83106000|addedSugars=2.56
russian-dressing|c 83114000|redOrangeVegetables=0.08 otherVegetables=0.05 eggs=0.08 addedSugars=3.15
honey-mustard-dressing|c 83106000|addedSugars=2.56
coleslaw-dressing|c 83113500|eggs=0.05 addedSugars=0.87
green-goddess-dressing|c 83113500|eggs=0.05 addedSugars=0.87
sesame-dressing|c 83106000|addedSugars=2.56
safflower-oil|c 82108500|
cottonseed-oil|c 82108500|
almond-oil|c 82108700|
hazelnut-oil|c 82108700|
cocoa-butter|c 82101500|
chicken-fat|d -|
goose-fat|d -|
mustard-oil|c 82105500|
star-fruit|c 63125010|otherFruit=0.61
cherimoya|c 63133010|otherFruit=0.71
black-currants|c 63201010|citrusMelonBerries=0.69
red-currants|c 63201010|citrusMelonBerries=0.69
elderberries|c 63201010|citrusMelonBerries=0.69
gooseberries|c 63201010|citrusMelonBerries=0.69
cape-gooseberries|c 63201010|citrusMelonBerries=0.69
jujubes-dried|c 62110100|otherFruit=1.33
kumquats|c 61100600|citrusMelonBerries=0.48
longans|c 63126510|otherFruit=0.53
loquats|c 63103010|otherFruit=0.61
mulberries|c 63201010|citrusMelonBerries=0.69
pomelo|c 61101010|citrusMelonBerries=0.48
prickly-pear|c 63125010|otherFruit=0.61
quince|c 63101000|otherFruit=0.91
soursop|c 63133010|otherFruit=0.71
sapodilla|c 63133010|otherFruit=0.71
asian-pear|c 63137010|otherFruit=0.61
breadfruit|c 71905000|starchyVegetables=0.67
feijoa|c 63125010|otherFruit=0.61
candied-fruit|c 62109100|citrusMelonBerries=1.79 addedSugars=12.7
crab-apple|c 63101000|otherFruit=0.91
alfalfa-sprouts|c 75101000|otherVegetables=0.95
bitter-melon|c 75128010|otherVegetables=0.87
burdock-root|c 75222020|starchyVegetables=0.65
cardoon|c 75109000|otherVegetables=0.83
chicory-greens|c 72113100|darkGreenVegetables=0.91
lambs-lettuce|c 72125100|darkGreenVegetables=1.43
black-eyed-peas-fresh|c 75120000|starchyVegetables=0.69
yardlong-beans|c 75101800|otherVegetables=0.91
garden-cress|c 72130100|darkGreenVegetables=1.43
bottle-gourd|c 75128010|otherVegetables=0.87
luffa|c 75128010|otherVegetables=0.87
wood-ear-dried|d -|otherVegetables=10
morels|c 75115000|otherVegetables=1.43
mountain-yam|c 71945010|starchyVegetables=0.71
purslane|c 72130100|darkGreenVegetables=1.43
salsify|c 75222020|starchyVegetables=0.65
soybean-sprouts|c 75101000|otherVegetables=0.95
hubbard-squash|c 73302010|redOrangeVegetables=0.87
water-spinach|c 72125100|darkGreenVegetables=1.43
taro-leaves|c 72104100|darkGreenVegetables=1.43
water-chestnuts-fresh|c 75111800|starchyVegetables=0.77
winter-melon|c 75128010|otherVegetables=0.87
pasilla-dried|d -|redOrangeVegetables=4
chili-peppers-dried|d -|redOrangeVegetables=4
fiddleheads|c 75100800|otherVegetables=0.74
epazote|c 75109550|darkGreenVegetables=3.33
wasabi-root|c 75503090|otherVegetables=0.4 addedSugars=0.24
romanesco|c 75107000|otherVegetables=0.91
sweet-pickles|c 75503010|otherVegetables=0.65
celery-flakes|d -|
lentil-sprouts|c 75101000|otherVegetables=0.95
spirulina|c 75127500|otherVegetables=1.25
chrysanthemum-greens|c 72125100|darkGreenVegetables=1.43
radish-sprouts|c 75101000|otherVegetables=0.95
chestnuts-raw|c 42105000|nutsSeeds=7.05
black-walnuts|c 42116000|nutsSeeds=7.05
creamed-coconut|c 42401010|
watermelon-seeds|c 43101050|nutsSeeds=7.05
lotus-seeds-dried|c 43101050|nutsSeeds=7.05
cranberry-beans-dried|c 41104020|legumes=1.37
great-northern-beans-dried|c 41101120|legumes=1.39
pink-beans-dried|c 41104020|legumes=1.37
moth-beans-dried|c 41101020|legumes=1.91
vegan-bacon|c 41810400|refinedGrains=0.44 eggs=0.14 soy=1.69
papad|c 41302020|legumes=1.33
navy-beans-cooked|c 41102020|legumes=0.573
navy-beans-canned|c 41101180|legumes=0.573
black-eyed-peas-cooked|c 41102020|legumes=0.573
split-peas-cooked|c 41305000|legumes=0.573
white-beans-cooked|c 41102020|legumes=0.573
lima-beans-cooked|c 41102020|legumes=0.573
lima-beans-canned|c 41101180|legumes=0.573
mung-beans-cooked|c 41305000|legumes=0.573
adzuki-beans-cooked|c 41102020|legumes=0.573
fava-beans-cooked|c 41102020|legumes=0.573
fava-beans-canned|c 41101180|legumes=0.573
great-northern-beans-cooked|c 41102020|legumes=0.573
cranberry-beans-cooked|c 41102020|legumes=0.573
cranberry-beans-canned|c 41101180|legumes=0.573
pigeon-peas-cooked|c 41102020|legumes=0.573
soybeans-cooked|c 41102020|legumes=0.573
barley-hulled|d -|wholeGrains=3.53
pearl-barley-cooked|c 56205008|refinedGrains=1.22
oat-groats|d -|wholeGrains=3.53
wheat-berries|d -|wholeGrains=3.53
rye-berries|d -|wholeGrains=3.53
kamut|d -|wholeGrains=3.53
barley-flour|d -|refinedGrains=6.25
chow-mein-noodles|d -|refinedGrains=3.3 eggs=0.38
bulgur-cooked|c 56205018|wholeGrains=1.22
millet-cooked|c 56204005|wholeGrains=1.21
wild-rice-cooked|c 56205018|wholeGrains=1.22
egg-noodles-cooked|d -|refinedGrains=1.22
whole-wheat-pasta-cooked|c 56205018|wholeGrains=1.22
soba-noodles-cooked|d -|refinedGrains=1.22
rice-noodles-cooked|d -|refinedGrains=1.22
amaranth-cooked|c 56204005|wholeGrains=1.21
buckwheat-cooked|c 56204005|wholeGrains=1.21
spelt-cooked|c 56205018|wholeGrains=1.22
teff-cooked|c 56204005|wholeGrains=1.21
glutinous-rice-cooked|c 56205008|refinedGrains=1.22
sushi-rice-cooked|c 56205008|refinedGrains=1.22
grits-cooked|c 56205008|refinedGrains=1.22
beef-chuck-eye-steak|c 21101020|meat=2.42
beef-denver-steak|c 21101020|meat=2.42
beef-shoulder-pot-roast|c 21101020|meat=2.42
beef-shoulder-tender|c 21101020|meat=2.42
beef-sirloin-tip|c 21101020|meat=2.42
beef-mock-tender|c 21101020|meat=2.42
beef-rib-country-style|c 21101020|meat=2.42
beef-tenderloin-roast|c 21101020|meat=2.42
beef-grass-fed-strip|c 21101020|meat=2.42
beef-grass-fed-ground|c 21500100|meat=2.5
ground-beef-70-lean|c 21500100|meat=2.5
ground-beef-97-lean|c 21500100|meat=2.5
beef-sweetbreads|c 25110120|organMeat=2.47
pork-backfat|c 81202000|
pork-leaf-fat|c 81202000|
pork-picnic-shoulder|c 22401020|meat=2.63
pork-blade-chop|c 22401020|meat=2.63
pork-sirloin-roast|c 22401020|meat=2.63
pork-top-loin|c 22401020|meat=2.63
pork-shoulder-breast|c 22401020|meat=2.63
pork-sirloin-tip|c 22401020|meat=2.63
ground-pork-84-lean|c 22002000|meat=1.91
chitterlings|c 25110120|organMeat=2.47
country-ham|c 22311010|curedMeat=3.53 addedSugars=0.25
veal-breast|c 23204220|meat=2.35
veal-rib-chop|c 23204220|meat=2.35
veal-sirloin|c 23204220|meat=2.35
veal-blade-chop|c 23204220|meat=2.35
water-buffalo-meat|c 23321000|meat=2.87
caribou|c 23321000|meat=2.87
moose|c 23321000|meat=2.87
ground-bison-grass-fed|c 23326100|meat=2.6
ground-elk|c 21500000|meat=2.17
hare-wild-rabbit|c 23321000|meat=2.87
chicken-dark-meat|c 24152231|poultry=2.8
chicken-giblets|c 25110420|organMeat=2.44
duck-liver|c 25110420|organMeat=2.44
duck-wild|c 24152231|poultry=2.8
duck-breast-wild|c 24152231|poultry=2.8
goose-meat-only|c 24152231|poultry=2.8
goose-liver|c 25110420|organMeat=2.44
guinea-fowl|c 24152231|poultry=2.8
squab|c 24152231|poultry=2.8
turkey-dark-meat|c 24152231|poultry=2.8
turkey-thigh-with-skin|c 24152231|poultry=2.8
emu|c 21101020|meat=2.42
ground-ostrich|c 21101020|meat=2.42
frog-legs|c 23321000|meat=2.87
freshwater-bass|c -|leanSeafood=2.72
butterfish|c -|leanSeafood=2.72
carp|c -|leanSeafood=2.72
catfish-wild|c -|leanSeafood=2.72
croaker|c -|leanSeafood=2.72
greenland-halibut|c -|leanSeafood=2.72
herring-pacific|c -|leanSeafood=2.72
mackerel-pacific|c -|leanSeafood=2.72
mackerel-salted|c 26137190|oilySeafood=3.53
mullet|c -|leanSeafood=2.72
sablefish-smoked|c 26137190|oilySeafood=3.53
salmon-chum-canned|c 26155190|oilySeafood=1.08 leanSeafood=2.45
scup|c -|leanSeafood=2.72
shad|c -|leanSeafood=2.72
smelt|c -|leanSeafood=2.72
sturgeon-smoked|c 26137190|oilySeafood=3.53
trout-mixed|c -|leanSeafood=2.72
rainbow-trout-wild|c -|leanSeafood=2.72
cod-canned|c 26155190|oilySeafood=1.08 leanSeafood=2.45
gefilte-fish|c 26119100|oilySeafood=2.64
fish-sticks|c -|leanSeafood=2.72
whelk|c 26303100|leanSeafood=2.72
conch|c 26303100|leanSeafood=2.72
oysters-canned|c 26155190|oilySeafood=1.08 leanSeafood=2.45
oysters-farmed|c 26303100|leanSeafood=2.72
clam-juice|c 28340110|
crab-cakes|c -|leanSeafood=2.72
breaded-shrimp|c -|leanSeafood=2.72
fried-calamari|c -|leanSeafood=2.72
tuna-salad|c 26119100|oilySeafood=2.64
whole-egg-dried|c 31101010|eggs=2
egg-yolk-dried|c 31110010|eggs=2
liquid-egg|c 31101010|eggs=2
bockwurst|c 25220350|curedMeat=2.75
turkey-bologna|c 25230210|curedMeat=3.53
beef-bologna|c 25230210|curedMeat=3.53
chicken-hot-dog|c 25220350|curedMeat=2.75
turkey-hot-dog|c 25220350|curedMeat=2.75
chopped-ham-canned|c 25230210|curedMeat=3.53
luncheon-meat|c 25230210|curedMeat=3.53
brawn|c 25230210|curedMeat=3.53
turkey-pastrami|c 25230210|curedMeat=3.53
chicken-liver-pate|c 25230210|curedMeat=3.53
beef-salami|c 25230210|curedMeat=3.53
cooked-salami|c 25230210|curedMeat=3.53
turkey-salami|c 25230210|curedMeat=3.53
vienna-sausage|c 25230210|curedMeat=3.53
turkey-italian-sausage|c 25220350|curedMeat=2.75
chicken-bratwurst|c 25220350|curedMeat=2.75
veal-bratwurst|c 25220350|curedMeat=2.75
scrapple|c 25230210|curedMeat=3.53
italian-meatballs-frozen|c 25220350|curedMeat=2.75
lebanon-bologna|c 25230210|curedMeat=3.53
mexican-chorizo|x 25220710|curedMeat=2.8
beef-sausage|c 25220350|curedMeat=2.75
merguez|c 25220350|curedMeat=2.75
chicken-roll|c 25230210|curedMeat=3.53
pork-rinds|c 22600200|curedMeat=0.85
beef-sticks|c 21602100|curedMeat=2.54 addedSugars=2.14
caraway-cheese|c 14104100|dairy=2.35
cottage-cheese-dry-curd|c 14104100|dairy=2.35
cottage-cheese-fruit|c 14104100|dairy=2.35
processed-swiss|c 14104100|dairy=2.35
pimento-cheese|c 14104100|dairy=2.35
cheese-spread|c 14104100|dairy=2.35
queso-seco|c 14104100|dairy=2.35
sharp-cheddar-slices|c 14104100|dairy=2.35
nonfat-mozzarella|c 14104100|dairy=2.35
vegan-parmesan|b -|nutsSeeds=4.93
cashew-cream-cheese|b -|nutsSeeds=3.52 fruitJuice=0.028
cashew-cream|b -|nutsSeeds=2.33
cashew-milk|b -|nutsSeeds=0.282
hemp-milk|b -|nutsSeeds=0.423
hazelnut-milk|b -|nutsSeeds=0.282
macadamia-milk|b -|nutsSeeds=0.282
flax-milk|b -|
almond-milk-vanilla|c 11350020|nutsSeeds=0.14
almond-milk-chocolate|c 11350020|nutsSeeds=0.14
soy-milk-fortified|c 11320000|dairy=0.41 addedSugars=0.77
oat-cream|b -|wholeGrains=0.178
soy-cream|b -|dairy=0.34
coconut-whipping-cream|b -|
almond-yogurt|b -|nutsSeeds=0.846
cashew-yogurt|b -|nutsSeeds=0.987
vegan-sour-cream|b -|fruitJuice=0.02
tofu-yogurt|c 41420380|soy=0.8
vegan-egg-substitute|b -|legumes=0.258
egg-replacer-starch|b -|starchyVegetables=2.16
aquafaba|b -|legumes=0.0115
vegan-mince|c 41810400|refinedGrains=0.44 eggs=0.14 soy=1.69
soy-chunks|c -|soy=4.8
vegetarian-hot-dog|c 41810400|refinedGrains=0.44 eggs=0.14 soy=1.69
meatless-deli-slices|c 41810400|refinedGrains=0.44 eggs=0.14 soy=1.69
meatless-meatballs|c 41810400|refinedGrains=0.44 eggs=0.14 soy=1.69
vegetarian-fillet|c 41810400|refinedGrains=0.44 eggs=0.14 soy=1.69
vegetarian-meatloaf|c 41810400|refinedGrains=0.44 eggs=0.14 soy=1.69
vegan-nuggets|c 41810400|refinedGrains=0.44 eggs=0.14 soy=1.69
bacon-bits-meatless|c -|soy=4.8
jackfruit-canned|b -|otherFruit=0.366
jackfruit-canned-syrup|c 63135170|otherFruit=0.27 fruitJuice=0.14
seitan-strips|c -|
tofu-dried|c -|soy=1.6
tofu-fermented|c -|otherVegetables=0.525
okara|c -|soy=1.6
soy-flour-defatted|c -|soy=4.8
soy-flour-roasted|c -|soy=4.8
soy-nuts|c 71200100|starchyVegetables=1.75
peanut-flour|c 42111210|nutsSeeds=7.05
peanuts-spanish|c 42101000|nutsSeeds=7.05
peanuts-oil-roasted|c 42101000|nutsSeeds=7.05
black-turtle-beans|c 41101120|legumes=1.39
french-beans-dried|c 41101120|legumes=1.39
small-white-beans-dried|c 41101120|legumes=1.39
yellow-beans-dried|c 41101120|legumes=1.39
hyacinth-beans-dried|c 41101120|legumes=1.39
baby-lima-dried|c 41101120|legumes=1.39
adzuki-sweetened|c 41101180|legumes=0.573
baked-beans-pork|c 41201020|redOrangeVegetables=0.1 legumes=0.343 addedSugars=1.53
baked-beans-franks|c 41201020|redOrangeVegetables=0.1 legumes=0.343 addedSugars=1.53
chili-with-beans-canned|c 27111407|redOrangeVegetables=0.04 otherVegetables=0.03 legumes=0.115 meat=0.49
refried-red-beans|c 41205010|legumes=0.573
ranch-beans|c 41201020|redOrangeVegetables=0.1 legumes=0.343 addedSugars=1.53
hummus-homemade|c 41205070|fruitJuice=0.04 legumes=0.307 nutsSeeds=1.22
urad-dal-split|c 41101020|legumes=1.86
horse-gram|c 41101020|legumes=1.91
marrowfat-peas-dried|c 41303000|legumes=1.72
mushy-peas|c 75224022|starchyVegetables=0.63
lupini-beans-pickled|c 41101020|legumes=1.77
urad-flour|c -|legumes=1.47
amaranth-leaves|c 72125100|darkGreenVegetables=1.43
asparagus-canned|c 75100800|otherVegetables=0.74
asparagus-frozen|c 75100800|otherVegetables=0.74
white-asparagus|c 75100800|otherVegetables=0.74
bamboo-shoots-fresh|c 75203028|otherVegetables=0.67
baby-corn|c 75109600|starchyVegetables=0.67
lima-beans-fresh|c 41102990|legumes=0.573
beets-pickled|c 75208013|otherVegetables=0.59
carrots-canned|c 73101010|redOrangeVegetables=0.8
carrots-frozen|c 73101010|redOrangeVegetables=0.8
carrot-juice|c 73101010|redOrangeVegetables=0.8
celtuce|c 72116000|darkGreenVegetables=1.05
collards-frozen|c 72107100|darkGreenVegetables=1.43
corn-creamed|c 75216113|starchyVegetables=0.61
corn-on-cob-frozen|c 75216112|starchyVegetables=0.61
corn-white|c 75109600|starchyVegetables=0.67
drumstick-pods|c 75220011|otherVegetables=0.63
moringa-leaves|c 72125100|darkGreenVegetables=1.43
kanpyo|c 75128010|otherVegetables=0.87
jute-leaves|c 72125100|darkGreenVegetables=1.43
lambsquarters|c 72125100|darkGreenVegetables=1.43
onion-flakes|c -|
pearl-onions-frozen|c 75117020|otherVegetables=0.63
pickled-onions|c 75117020|otherVegetables=0.63
onions-frozen|c 75117020|otherVegetables=0.63
onion-rings|c 51180010|refinedGrains=4.23 addedSugars=1.15
welsh-onion|c 75117010|otherVegetables=1
garlic-scapes|c 75117010|otherVegetables=1
black-garlic|c 75111500|otherVegetables=0.74
snow-peas-frozen|c 75127750|otherVegetables=1
split-peas-sprouted|c 75101000|otherVegetables=0.95
peperoncini|c 75124000|otherVegetables=0.83
bell-pepper-frozen|c 75122100|otherVegetables=0.83
bell-pepper-red-frozen|c 75122200|redOrangeVegetables=0.83
jalapeno-canned|c 75121000|otherVegetables=0.83
pigeon-peas-fresh|c 75224022|starchyVegetables=0.63
potato-canned|c 71103010|starchyVegetables=0.65
mashed-potato-flakes|c -|starchyVegetables=3.6
mashed-potatoes-ready|c 71501000|starchyVegetables=0.65 dairy=0.04
potato-salad|c 71602950|starchyVegetables=0.64 otherVegetables=0.02 eggs=0.02
potato-puffs|c 71400990|starchyVegetables=0.65
potatoes-obrien|c 71404000|starchyVegetables=0.64
potatoes-whole-frozen|c 71103010|starchyVegetables=0.65
potato-gnocchi|x 58122220|starchyVegetables=0.22 refinedGrains=0.79 dairy=0.05
potato-pancakes|c 71701000|starchyVegetables=0.65 otherVegetables=0.04 refinedGrains=0.24 eggs=0.32
pumpkin-flowers|c 75128010|otherVegetables=0.87
pumpkin-pie-filling|c 73201013|redOrangeVegetables=0.41
daikon-dried|c 75125000|otherVegetables=0.8
daikon-pickled|c 75125000|otherVegetables=0.8
mustard-greens-pickled|c 72122100|darkGreenVegetables=0.91
eggplant-pickled|c 75111200|otherVegetables=1.25
seaweed-irish-moss|c 75127500|otherVegetables=1.25
succotash|c 75311012|redOrangeVegetables=0.19 starchyVegetables=0.33 otherVegetables=0.14
sweet-potato-canned|c 73402010|redOrangeVegetables=0.5
sweet-potato-frozen|c 73402010|redOrangeVegetables=0.5
sweet-potato-purple|c 71103010|starchyVegetables=0.65
tomatoes-stewed|c 74201003|redOrangeVegetables=0.42
tomatoes-green-chiles|c 74201003|redOrangeVegetables=0.42
tomato-powder|c -|redOrangeVegetables=1.67
tomato-sauce-herbs|c 74404060|redOrangeVegetables=0.41
yellow-tomatoes|c 74101000|redOrangeVegetables=0.59
turnip-greens-frozen|c 72128211|darkGreenVegetables=0.69
vegetable-juice|c 74301100|redOrangeVegetables=0.41
mixed-vegetables-canned|c 75311012|redOrangeVegetables=0.19 starchyVegetables=0.33 otherVegetables=0.14
stir-fry-vegetables-frozen|c 75311012|redOrangeVegetables=0.19 starchyVegetables=0.33 otherVegetables=0.14
soffritto-mix|c 75117020|otherVegetables=0.63
vinespinach|c 72125100|darkGreenVegetables=1.43
sorrel|c 72125100|darkGreenVegetables=1.43
white-radish-icicle|c 75125000|otherVegetables=0.8
baby-zucchini|c 75128010|otherVegetables=0.87
yellow-wax-beans|c 75101800|otherVegetables=0.91
fava-beans-in-pod|c 41102210|legumes=0.573
grape-leaves-fresh|c -|darkGreenVegetables=1.43
chowchow|c 75503010|otherVegetables=0.65
straw-mushrooms-canned|c 75219023|otherVegetables=0.65
mushrooms-porcini-dried|c -|otherVegetables=10
mushrooms-shimeji|c 75115000|otherVegetables=1.43
mushrooms-frozen|c 75115000|otherVegetables=1.43
truffle-black|c 75115000|otherVegetables=1.43
yautia|c 71962040|starchyVegetables=0.77
apples-dried|c 62104100|otherFruit=1.54
apples-frozen|c 63101000|otherFruit=0.91
cherry-pie-filling|c 63207110|citrusMelonBerries=0.45 addedSugars=6.3
blueberry-pie-filling|c 63207110|citrusMelonBerries=0.45 addedSugars=6.3
apple-cider|c 64101010|fruitJuice=0.4
apricots-canned|c 63103010|otherFruit=0.61
apricots-frozen|c 63103010|otherFruit=0.61
avocado-florida|c 63105010|otherVegetables=0.69
avocado-frozen|c 63105010|otherVegetables=0.69
banana-chips|c 63107010|otherFruit=0.67
banana-frozen|c 63107010|otherFruit=0.67
blackberries-frozen|c 63201010|citrusMelonBerries=0.69
boysenberries-frozen|c 63201010|citrusMelonBerries=0.69
blueberries-dried|c 62109100|citrusMelonBerries=1.79 addedSugars=12.7
mixed-berries-frozen|c 63223020|citrusMelonBerries=0.69
lingonberries|c 63207010|citrusMelonBerries=0.69
cherries-sour-frozen|c 63115010|otherFruit=0.65
cherries-sweet-frozen|c 63115010|otherFruit=0.65
cherries-canned|c 63115010|otherFruit=0.65
coconut-milk-fresh|c 42401010|
coconut-cream-sweetened|c 42401010|
cranberry-juice-cocktail|c 92530510|fruitJuice=0.06 addedSugars=2.35
sugar-apple|c 63133010|otherFruit=0.71
durian|c -|otherFruit=0.61
fruit-cocktail|c 63135170|otherFruit=0.27 fruitJuice=0.14
grapefruit-red|c 61101010|citrusMelonBerries=0.48
grapefruit-white|c 61101010|citrusMelonBerries=0.48
grapefruit-canned|c 61101010|citrusMelonBerries=0.48
grapefruit-juice|c 61201020|fruitJuice=0.4
guava-paste|c 91402000|citrusMelonBerries=0.15 otherFruit=0.13 addedSugars=11.6
guava-nectar|x 64203020|fruitJuice=0.16 addedSugars=1.57
mango-nectar|c 64204010|fruitJuice=0.16 addedSugars=1.66
green-mango|c 63129010|otherFruit=0.61
amchur|c -|
jujube-fresh|c 63101000|otherFruit=0.91
lychee-canned|c 63126510|otherFruit=0.53
mamey|c 63133010|otherFruit=0.71
mangosteen|c 63126510|otherFruit=0.53
casaba-melon|c 63127010|citrusMelonBerries=0.59
tangerine-juice|c 61210010|fruitJuice=0.4
yuzu-juice|c 61204000|fruitJuice=0.4
preserved-lemon|c 61113010|citrusMelonBerries=0.48
kiwano|c 63127010|citrusMelonBerries=0.59
golden-kiwi|c 63126500|citrusMelonBerries=0.57
dragon-fruit|c 63125010|otherFruit=0.61
orange-zest-dried|c -|
papaya-green|c 63133010|otherFruit=0.71
passion-fruit-juice|c 64121000|fruitJuice=0.4
peaches-dried|c 62104100|otherFruit=1.54
pears-canned|c 63137010|otherFruit=0.61
pears-dried|c 62104100|otherFruit=1.54
persimmon-dried|c 62104100|otherFruit=1.54
pineapple-frozen|c 63141010|otherFruit=0.61
pineapple-dried|c 62104100|otherFruit=1.54
papaya-dried|c 62104100|otherFruit=1.54
plums-canned|c 63143010|otherFruit=0.61
umeboshi|c 63143010|otherFruit=0.61
prune-juice|c 64132010|fruitJuice=0.4
prune-puree|c 62122100|otherFruit=1.18
rambutan|c 63126510|otherFruit=0.53
rhubarb-frozen|c -|otherFruit=0.82
peach-nectar|x 64205010|fruitJuice=0.16 addedSugars=2.08
pear-nectar|x 64215010|fruitJuice=0.16 addedSugars=2.68
apricot-nectar|x 64201010|fruitJuice=0.16 addedSugars=2.17
tomato-clam-juice|c 74301100|redOrangeVegetables=0.41
dates-pitted|c 62110100|otherFruit=1.33
date-syrup|c 91302010|addedSugars=19.6
pomegranate-molasses|c 91302010|addedSugars=19.6
carob-molasses|c 91303000|addedSugars=17.8
masarepa|c -|refinedGrains=6.25
corn-flour-blue|c -|wholeGrains=6.25
cornmeal-self-rising|c -|wholeGrains=6.25
teff-flour|c -|wholeGrains=3.53
injera|x 51807000|wholeGrains=1.56
instant-rice|c -|refinedGrains=3.53
red-rice|c -|wholeGrains=3.53
broken-rice|c -|refinedGrains=3.53
poha|c -|refinedGrains=3.53
rye-flour-dark|c -|refinedGrains=6.25
rye-flour-light|c -|refinedGrains=6.25
pastry-flour|c -|refinedGrains=6.25
wheat-durum|c -|wholeGrains=3.53
xanthan-gum|c -|
lupin-flour|c 41101020|legumes=1.77
chestnut-flour|c 42105000|nutsSeeds=7.05
hazelnut-flour|c 42107000|nutsSeeds=7.05
maple-sugar|c 91101010|addedSugars=23.8
corn-syrup-dark|c 91301030|addedSugars=18.3
rice-syrup|c 91301030|addedSugars=18.3
cane-syrup|c 91303000|addedSugars=17.8
pancake-syrup|c 91301030|addedSugars=18.3
grenadine|c 91301030|addedSugars=18.3
fruit-syrup|c 91301030|addedSugars=18.3
strawberry-topping|c 91402000|citrusMelonBerries=0.15 otherFruit=0.13 addedSugars=11.6
caramel-sauce|c 91304010|dairy=0.1 addedSugars=13.1
marshmallow-cream|c 91723000|addedSugars=13.7
jelly|c 91402000|citrusMelonBerries=0.15 otherFruit=0.13 addedSugars=11.6
chocolate-45|c 91705200|addedSugars=13
chocolate-60|c 91705300|addedSugars=5.71
mexican-chocolate|c 91705200|addedSugars=13
cacao-nibs|c -|
malted-milk-powder|c 11811000|dairy=4
ladyfingers|c 54102010|wholeGrains=1.75 refinedGrains=2.23 addedSugars=5.79
shortbread|c 54102010|wholeGrains=1.75 refinedGrains=2.23 addedSugars=5.79
gingersnaps|c 54102010|wholeGrains=1.75 refinedGrains=2.23 addedSugars=5.79
oatmeal-cookies|c 54102010|wholeGrains=1.75 refinedGrains=2.23 addedSugars=5.79
chocolate-chip-cookies|c 54102010|wholeGrains=1.75 refinedGrains=2.23 addedSugars=5.79
chocolate-sandwich-cookies|c 54102010|wholeGrains=1.75 refinedGrains=2.23 addedSugars=5.79
butter-cookies|c 54102010|wholeGrains=1.75 refinedGrains=2.23 addedSugars=5.79
marie-biscuits|c 54102010|wholeGrains=1.75 refinedGrains=2.23 addedSugars=5.79
vanilla-wafers|c 54102010|wholeGrains=1.75 refinedGrains=2.23 addedSugars=5.79
fig-bars|c 54102010|wholeGrains=1.75 refinedGrains=2.23 addedSugars=5.79
macaroons-coconut|c 54102010|wholeGrains=1.75 refinedGrains=2.23 addedSugars=5.79
pound-cake|c 51166000|refinedGrains=2.81 eggs=0.33 dairy=0.06 addedSugars=2.38
sponge-cake|c 51166000|refinedGrains=2.81 eggs=0.33 dairy=0.06 addedSugars=2.38
angel-food-cake|c 51166000|refinedGrains=2.81 eggs=0.33 dairy=0.06 addedSugars=2.38
brownies|c 51166000|refinedGrains=2.81 eggs=0.33 dairy=0.06 addedSugars=2.38
blueberry-muffin|c 51166000|refinedGrains=2.81 eggs=0.33 dairy=0.06 addedSugars=2.38
corn-muffin|c 51166000|refinedGrains=2.81 eggs=0.33 dairy=0.06 addedSugars=2.38
glazed-doughnut|c 51166000|refinedGrains=2.81 eggs=0.33 dairy=0.06 addedSugars=2.38
cinnamon-roll|c 51166000|refinedGrains=2.81 eggs=0.33 dairy=0.06 addedSugars=2.38
waffles-frozen|c 51180010|refinedGrains=4.23 addedSugars=1.15
pancakes-frozen|c 51180010|refinedGrains=4.23 addedSugars=1.15
graham-cracker-crust|c 54102010|wholeGrains=1.75 refinedGrains=2.23 addedSugars=5.79
garlic-bread|c 51180010|refinedGrains=4.23 addedSugars=1.15
brioche|x 51167000|refinedGrains=2.65 eggs=0.51 dairy=0.06 addedSugars=0.5
challah|c 51101000|refinedGrains=3.39 addedSugars=0.9
french-rolls|c 51101000|refinedGrains=3.39 addedSugars=0.9
kaiser-roll|c 51101000|refinedGrains=3.39 addedSugars=0.9
hawaiian-roll|c 51101000|refinedGrains=3.39 addedSugars=0.9
potato-bread|c 51101000|refinedGrains=3.39 addedSugars=0.9
oat-bread|c 51101000|refinedGrains=3.39 addedSugars=0.9
raisin-bread|c 51101000|refinedGrains=3.39 addedSugars=0.9
cheese-bread|c 51101000|refinedGrains=3.39 addedSugars=0.9
pao-de-queijo|b -|dairy=0.682 eggs=0.2
italian-breadsticks|c 54325000|refinedGrains=5.38 addedSugars=0.24
melba-toast|c 54325000|refinedGrains=5.38 addedSugars=0.24
rusk|c 54325000|refinedGrains=5.38 addedSugars=0.24
wheat-crackers|c 54325000|refinedGrains=5.38 addedSugars=0.24
butter-crackers|c 54325000|refinedGrains=5.38 addedSugars=0.24
whole-wheat-crackers|c 54325000|refinedGrains=5.38 addedSugars=0.24
cheese-crackers|c 54325000|refinedGrains=5.38 addedSugars=0.24
gluten-free-crackers|c 54325000|refinedGrains=5.38 addedSugars=0.24
rice-crackers|c 54325000|refinedGrains=5.38 addedSugars=0.24
prawn-crackers|c 71200100|starchyVegetables=1.75
matzo-whole-wheat|c 54325000|refinedGrains=5.38 addedSugars=0.24
egg-matzo|c 54325000|refinedGrains=5.38 addedSugars=0.24
matzo-meal|c 54307000|refinedGrains=5.97
tostada-shells|c 51101000|refinedGrains=3.39 addedSugars=0.9
lavash|c 51109100|refinedGrains=4.69 addedSugars=0.25
paratha|c 51101000|refinedGrains=3.39 addedSugars=0.9
naan-whole-wheat|c 51101000|refinedGrains=3.39 addedSugars=0.9
crumpet|x 52101040|refinedGrains=3.42 addedSugars=0.72
scone|x 52105100|refinedGrains=2.76 eggs=0.12 dairy=0.12 addedSugars=2.8
biscuits-buttermilk|c 51180010|refinedGrains=4.23 addedSugars=1.15
pizza-dough|c 51108010|refinedGrains=3.06 addedSugars=0.26
crescent-dough|c 51166000|refinedGrains=2.81 eggs=0.33 dairy=0.06 addedSugars=2.38
cornbread|x 52202060|refinedGrains=2.85 eggs=0.17 dairy=0.17 addedSugars=1.03
arepa|c 52215100|refinedGrains=4.25
idli-dosa-batter|x 55702000|legumes=0.357 refinedGrains=0.68
dosa|x 55702100|legumes=0.21 refinedGrains=1.28
cheese-ravioli|x 58131510|refinedGrains=0.87 eggs=0.27 dairy=0.27
meat-ravioli|x 58131310|otherVegetables=0.01 refinedGrains=0.79 meat=0.96 eggs=0.35 dairy=0.04
cheese-tortellini|x 58134680|refinedGrains=0.63 eggs=0.11 dairy=0.45
meat-tortellini|x 58134650|refinedGrains=0.78 meat=0.38 curedMeat=0.18 poultry=0.13 eggs=0.5 dairy=0.19
pierogi|x 58121610|starchyVegetables=0.29 refinedGrains=0.63 dairy=0.4
gyoza|x 58112510|otherVegetables=0.17 refinedGrains=0.83 meat=0.54 addedSugars=0.3
vegetable-dumplings|x 58121620|darkGreenVegetables=0.13 starchyVegetables=0.08 refinedGrains=1.89 eggs=0.01 dairy=0.12
rice-paper|c -|refinedGrains=3.53
spring-roll-wrappers|c -|refinedGrains=4.1
tteok|b -|refinedGrains=3.09
ramen-noodles|c -|refinedGrains=3.3 eggs=0.38
spinach-pasta|c -|refinedGrains=3.53
spinach-egg-noodles|c -|refinedGrains=3.3 eggs=0.38
pasta-spinach-fresh|c -|refinedGrains=2.7
gluten-free-pasta-rice|c -|refinedGrains=3.53
black-bean-pasta|c -|legumes=1.74
vermicelli-wheat|c -|refinedGrains=3.53
muesli|x 57308190|otherFruit=0.4 wholeGrains=1.88 refinedGrains=0.18 nutsSeeds=0.22 addedSugars=1.54
corn-flakes|x 57134000|refinedGrains=3 addedSugars=1.92
bran-flakes|x 57207000|wholeGrains=1.61 refinedGrains=1.2 addedSugars=3.8
all-bran|x 57101000|refinedGrains=2.79 addedSugars=3.53
wheat-biscuits|x 57417000|wholeGrains=3.53
rice-cereal|x 57337000|refinedGrains=3.09 addedSugars=2.83
granola-bar|c 57228000|otherFruit=0.11 wholeGrains=1.27 refinedGrains=0.3 nutsSeeds=0.88 addedSugars=2.63
trail-mix|c 42110120|nutsSeeds=7.05
mixed-nuts-no-peanuts|c 42110120|nutsSeeds=7.05
sesame-sticks|c 54408000|refinedGrains=5.63 addedSugars=0.42
rice-snack-mix|c 54408000|refinedGrains=5.63 addedSugars=0.42
pita-chips|c 54408000|refinedGrains=5.63 addedSugars=0.42
plantain-chips|c 71905000|starchyVegetables=0.67
sweet-potato-chips|c 73402010|redOrangeVegetables=0.5
halva|c 43103300|nutsSeeds=6.25
marzipan-nougat|c 91726000|eggs=0.04 nutsSeeds=0.35 addedSugars=10
caramels|c 91101010|addedSugars=23.8
vanilla-pudding|c 13230110|dairy=0.22 addedSugars=3.33
chocolate-pudding|c 13230130|dairy=0.22 addedSugars=3.56
rice-pudding|c 13210410|otherFruit=0.07 refinedGrains=0.42 eggs=0.07 dairy=0.3 addedSugars=1.19
sorbet|x 63430150|otherFruit=0.01 fruitJuice=0.05 addedSugars=5.49
chocolate-ice-cream|c 13110100|dairy=0.23 addedSugars=4.17
strawberry-ice-cream|c 13110100|dairy=0.23 addedSugars=4.17
whipped-topping|c 12140000|addedSugars=2.04
coffee-creamer|c -|
sichuan-pepper|c -|
pink-peppercorns|c -|
grains-of-paradise|c -|
juniper-berries|c -|
asafoetida|c -|
ajwain|c -|
nigella-seeds|c -|
fenugreek-leaves|c -|
curry-leaves|c 75109400|darkGreenVegetables=2.5
coriander-leaf-dried|c -|
annatto|c -|
shichimi-togarashi|b -|nutsSeeds=2.11 citrusMelonBerries=0.2
furikake|b -|nutsSeeds=3.88 addedSugars=1.67 otherVegetables=0.000625
everything-bagel-seasoning|b -|nutsSeeds=4.23
dukkah|b -|nutsSeeds=5.29
baharat|b -|
old-bay|b -|
adobo-seasoning|b -|
sazon|c -|
chili-seasoning-mix|c -|
ranch-seasoning|b -|dairy=1.8
onion-soup-mix|c -|
garlic-salt|b -|
lemon-pepper|b -|citrusMelonBerries=0.15
chaat-masala|b -|otherFruit=0.44 addedSugars=1.6
lavender-dried|c -|
shiso|c 75119000|darkGreenVegetables=0.83
microgreens|c 75101000|otherVegetables=0.95
pandan-leaves|c 75109400|darkGreenVegetables=2.5
doubanjiang|b -|legumes=0.201 otherVegetables=0.29
doenjang|c 41420110|legumes=0.343 refinedGrains=0.53
fermented-black-beans|c 41420110|legumes=0.343 refinedGrains=0.53
chili-crisp|b -|nutsSeeds=0.423 addedSugars=0.952
chili-oil|b -|
massaman-paste|b -|otherVegetables=0.446 nutsSeeds=0.352
yellow-curry-paste|c -|otherVegetables=0.525
indian-curry-paste|b -|redOrangeVegetables=0.334 otherVegetables=0.261
tikka-masala-sauce|x 81312100|redOrangeVegetables=0.33 dairy=0.03
jerk-marinade|b -|otherVegetables=0.383 addedSugars=1.85
shrimp-paste|b -|leanSeafood=2.04
anchovy-paste|c 26101110|oilySeafood=3.42
xo-sauce|b -|leanSeafood=1.09 otherVegetables=0.127
bonito-flakes|b -|leanSeafood=9.52
dried-shrimp|b -|leanSeafood=10.9
dried-anchovies|b -|oilySeafood=9.24
ponzu|b -|fruitJuice=0.14
sweet-soy-sauce|b -|addedSugars=11.6
ssamjang-bulgogi-sauce|b -|addedSugars=5.78 otherFruit=0.0915 otherVegetables=0.0592
sweet-chili-sauce|b -|addedSugars=10.7 otherVegetables=0.122
chili-sauce-tomato|c 74401010|redOrangeVegetables=0.58 addedSugars=4.47
aji-amarillo|c -|otherVegetables=0.664
ajvar|b -|redOrangeVegetables=0.623 otherVegetables=0.188
peri-peri-sauce|b -|otherVegetables=0.323 fruitJuice=0.1
buffalo-sauce|b -|redOrangeVegetables=0.188
aioli|b -|eggs=0.138 otherVegetables=0.037 fruitJuice=0.012
vegan-fish-sauce|c 41420300|
vegan-worcestershire|b -|addedSugars=2.67
tzatziki|b -|dairy=0.287 otherVegetables=0.215
baba-ganoush|x 75412030|fruitJuice=0.04 darkGreenVegetables=0.01 otherVegetables=0.68 nutsSeeds=1.25
bean-dip|c 41205010|legumes=0.573
queso-dip|c 14410110|dairy=2.35
cheese-sauce|c 14650100|refinedGrains=0.6 dairy=0.22
olive-tapenade|b -|otherVegetables=0.599
taramasalata|b -|oilySeafood=0.544 refinedGrains=0.848 addedSugars=0.225 fruitJuice=0.04
pesto-vegan|b -|darkGreenVegetables=0.875 nutsSeeds=1.27 otherVegetables=0.0222
pesto-rosso|b -|redOrangeVegetables=1.55 nutsSeeds=0.846 dairy=0.529 darkGreenVegetables=0.075
chimichurri|b -|darkGreenVegetables=0.249 otherVegetables=0.0444
sofrito|c 74402200|redOrangeVegetables=0.25 otherVegetables=0.27
gravy-beef|c 28500040|refinedGrains=0.25
gravy-chicken|c 28500000|refinedGrains=0.25
gravy-granules|c -|
duck-sauce|c -|addedSugars=8
white-sauce|c 13411000|refinedGrains=0.38 dairy=0.38
hollandaise|b -|eggs=0.4 fruitJuice=0.032
mango-chutney|x 63409020|citrusMelonBerries=0.13 otherFruit=0.12 addedSugars=10.2
lime-pickle|b -|citrusMelonBerries=0.312
corn-relish|x 75501010|redOrangeVegetables=0.04 starchyVegetables=0.42 otherVegetables=0.03 addedSugars=3.55
sour-pickles|c 75503010|otherVegetables=0.65
giardiniera|x 75502010|otherVegetables=0.75 addedSugars=1.16
pimento|c 75122200|redOrangeVegetables=0.83
caperberries|c -|
hearts-of-palm-fresh|c 75221160|otherVegetables=0.69
beef-consomme|c 28310110|
chicken-soup-condensed|c 75607020|otherVegetables=0.08 refinedGrains=0.36 dairy=0.02
celery-soup-condensed|c 75607020|otherVegetables=0.08 refinedGrains=0.36 dairy=0.02
tomato-soup-condensed|c 74404060|redOrangeVegetables=0.41
minestrone-canned|c 75651010|redOrangeVegetables=0.04 starchyVegetables=0.02 otherVegetables=0.04 legumes=0.025 refinedGrains=0.07
lentil-soup-canned|c 74404060|redOrangeVegetables=0.41
mushroom-broth|c 75657000|
dashi-powder|c -|
liquid-smoke|c 64401000|
coconut-vinegar|c 64401000|
shaoxing-wine|c 93401100|
dry-sherry|c 93401010|
port-wine|c 93401010|
rose-wine|c 93401020|
whiskey|c -|
gin|c -|
coffee-liqueur|c -|
irish-cream|c -|
non-alcoholic-beer|c 93101000|
cola|c 92410310|addedSugars=2.37
ginger-ale|c 92410610|addedSugars=2.12
lemon-lime-soda|c 92410510|addedSugars=2.14
orange-soda|c 92410510|addedSugars=2.14
tonic-water|c 92410510|addedSugars=2.14
root-beer|c 92410710|addedSugars=2.52
herbal-tea|c 92308020|
chamomile-tea|c 92308020|
hibiscus-tea|c 92308020|
oolong-tea|c 92308020|
iced-tea|c 92308020|
kombucha|c 92308020|
coffee-decaf|c 92101000|
cereal-coffee|c -|
horchata|c 11360000|refinedGrains=0.21
ayran|b -|dairy=0.246
lassi|b -|dairy=0.287 addedSugars=1.9
kefir-whole|b -|dairy=0.385
buttermilk-whole|c 11111000|dairy=0.41
whey-dried|c 11812000|dairy=4
greek-yogurt-vanilla|c 11411420|dairy=0.41
greek-yogurt-fruit|c 11411400|dairy=0.41
yogurt-vanilla|c 11411300|dairy=0.41
yogurt-fruit|c 11411300|dairy=0.41
manchego|c 14108010|dairy=3.53
taleggio|c 14103020|dairy=0.59
mizithra|c 14201500|dairy=0.78
boursin|c 14301010|
clotted-cream|c 12130100|
fried-tofu-pouches|c 41421010|soy=1.5
bean-sprouts-canned|c 75101000|otherVegetables=0.95
yeast-fresh|c 75236000|
sourdough-starter|b -|refinedGrains=3.12
bread-cubes-stuffing|c -|refinedGrains=5.06
tempura-flour|c -|refinedGrains=6.25
custard-powder|c -|
protein-bar|x 53720800|otherFruit=0.07 refinedGrains=0.13 soy=2.94 nutsSeeds=0.63 dairy=0.25 addedSugars=3.78
rice-protein|c -|
casein-powder|c 95201600|dairy=2.5
beef-marrow-bones|c -|
oxtail|c 21410110|meat=2.22
beef-neck|c 21407120|meat=2.08
beef-picanha|c 21401120|meat=2.47
lamb-breast|c 23107010|meat=2.3
pork-hock|c 22411010|meat=2.29
nduja|c 25220710|curedMeat=2.8
lap-cheong|c 25220710|curedMeat=2.8
breaded-chicken|x 24198736|refinedGrains=0.94 poultry=2.19
chicken-feet|c 22701010|meat=1.44
smoked-chicken|c 24120120|poultry=3.53
duck-confit|c 24300110|poultry=1.68
hot-smoked-salmon|c 26137190|oilySeafood=3.53
smoked-eel|c 26121100|oilySeafood=2.53
john-dory|c 26115000|leanSeafood=2.72
sardines-fresh|c 26119100|oilySeafood=2.64
sardines-canned-water|c 26139180|oilySeafood=3.42
cockles|c 26303100|leanSeafood=2.72
mussels-cooked-canned|c 26313100|leanSeafood=2.72
seafood-mix|b -|leanSeafood=2.72
baby-octopus|c -|leanSeafood=2.72
squid-ink|c 26213100|leanSeafood=2.72
fish-cakes-asian|c 27250520|leanSeafood=1.22 eggs=0.1 addedSugars=1.43
malt-vinegar|c 64401000|
black-vinegar|c 64401000|
simit|c 51101000|refinedGrains=3.39 addedSugars=0.9
celery-salt|b -|
crispy-fried-onions|b -|refinedGrains=1.56
cake-mix-yellow|c 51166000|refinedGrains=2.81 eggs=0.33 dairy=0.06 addedSugars=2.38
pancake-mix|c -|refinedGrains=6.25
baking-mix|c -|refinedGrains=6.25
brownie-mix|c 51166000|refinedGrains=2.81 eggs=0.33 dairy=0.06 addedSugars=2.38
pizza-crust|c 51109010|refinedGrains=3.63
frozen-cheese-pizza|c 51108010|refinedGrains=3.06 addedSugars=0.26
alfredo-sauce|c 13411000|refinedGrains=0.38 dairy=0.38
fish-cakes|b -|leanSeafood=1.31 starchyVegetables=0.208 refinedGrains=0.607
psyllium-husk|c -|
lemon-curd|b -|addedSugars=9.52 eggs=0.4 fruitJuice=0.088
candied-ginger|c 62109100|citrusMelonBerries=1.79 addedSugars=12.7
msg|c -|
mint-sauce|b -|darkGreenVegetables=0.207 addedSugars=4.28
tea-leaves|c 92308020|
oatcakes|b -|wholeGrains=2.91
collagen-powder|c -|
truffle-oil|c 82104000|
udon-fresh|c -|refinedGrains=3.53
smoked-mackerel|c 26121100|oilySeafood=2.53
kippers|c 26119100|oilySeafood=2.64
smoked-trout|c 26137190|oilySeafood=3.53
pork-shoulder-cooked|c 22411010|meat=2.29
sage-fresh|c 75119000|darkGreenVegetables=0.83
tarragon-fresh|c 75119000|darkGreenVegetables=0.83
chervil-fresh|c 75119000|darkGreenVegetables=0.83
oregano-fresh|c 75119000|darkGreenVegetables=0.83
lasagna-sheets-dry|c -|refinedGrains=3.53
chana-dal|c 41302020|legumes=1.33
cocoa-mix|c 11812000|dairy=4
toasted-oat-cereal|c 57602100|wholeGrains=3.53
egg-substitute|c 31108010|eggs=2
lemonade|c 92410610|addedSugars=2.12
hard-cider|c 93101000|
canned-chicken|c 24120120|poultry=3.53
corned-beef-hash|c 21416110|curedMeat=2.54
dried-beef|c 21602100|curedMeat=2.54 addedSugars=2.14
garlic-butter|b -|otherVegetables=0.0518 darkGreenVegetables=0.0166
almond-extract|c -|
peppermint-extract|c -|
rose-water|c 94000100|
food-coloring|c 94000100|
shirataki-noodles|b -|
mole-sauce|c 74402250|redOrangeVegetables=0.25
mixed-beans-canned|c 41106080|legumes=0.573
toum|b -|otherVegetables=0.207 fruitJuice=0.036
butterscotch-chips|c 91705400|dairy=0.51 addedSugars=12.1
vegetable-spring-rolls|c -|refinedGrains=4.1
samosa|c -|refinedGrains=4.1
mixed-seeds|b -|nutsSeeds=7.05
mycoprotein-mince|c 41810400|refinedGrains=0.44 eggs=0.14 soy=1.69
oatmeal-cooked|x 56203056|wholeGrains=0.59
english-muffin-whole-wheat|x 51303030|wholeGrains=0.81 refinedGrains=2.75 addedSugars=0.31
bagel-whole-wheat|x 51301750|wholeGrains=1.25 refinedGrains=2.88 addedSugars=1.38
pumpkin-leaves|c 72104100|darkGreenVegetables=1.43
sweet-potato-leaves|c 72104100|darkGreenVegetables=1.43
chicken-breast-cooked|x 24122131|poultry=3.5
chicken-thigh-cooked|x 24152231|poultry=3.51
ground-chicken-cooked|c 24201220|poultry=3.5
turkey-cooked|x 24201120|poultry=3.5
ground-turkey-cooked|c 24201220|poultry=3.5
ground-beef-80-cooked|x 21500100|meat=3.2
ground-beef-90-cooked|c 21500100|meat=3.2
beef-steak-cooked|c 21001010|meat=3.28
beef-pot-roast-cooked|x 21407120|meat=3.34
beef-roast-cooked|c 21407120|meat=3.34
pork-loin-cooked|c 22401020|meat=3.48
pork-tenderloin-cooked|c 22210300|meat=3.49
ground-pork-cooked|c 22401020|meat=3.48
bacon-cooked|x 22600200|curedMeat=2.52
sausage-cooked|x 25221405|curedMeat=2.83
italian-sausage-cooked|x 25221350|curedMeat=2.81 addedSugars=0.35
lamb-cooked|c 23120110|meat=3.15
ground-lamb-cooked|c 23120110|meat=3.15
duck-cooked|c 24201220|poultry=3.5
salmon-cooked|x 26137123|oilySeafood=3.46
salmon-sockeye-cooked|c 26137123|oilySeafood=3.46
white-fish-cooked|x 26109123|leanSeafood=3.46
tilapia-cooked|x 26158013|leanSeafood=3.46
tuna-cooked|c 26153100|leanSeafood=3.46
trout-cooked|c 26137123|oilySeafood=3.46
mackerel-cooked|c 26137123|oilySeafood=3.46
shrimp-cooked|x 26319130|leanSeafood=3.51
scallops-cooked|c 26319130|leanSeafood=3.51
crab-cooked|c 26319130|leanSeafood=3.51
lobster-cooked|c 26319130|leanSeafood=3.51
octopus-cooked|c 26319130|leanSeafood=3.51
liver-chicken-cooked|x 25110420|organMeat=3.5
custard|x 13210300|eggs=0.35 dairy=0.35 addedSugars=1.58
candy-sprinkles|x 91705250|addedSugars=14.35
soda-bread|c 51101000|refinedGrains=3.39 addedSugars=0.9
char-siu|x 27120040|meat=3.33
speculoos-spread|c 91304090|addedSugars=9
pistachio-butter|c 42114130|nutsSeeds=7.05
hazelnut-butter|c 42107000|nutsSeeds=7.05
barberries-dried|c 62108100|otherFruit=1.33
mandarin-pancakes|c 52215200|refinedGrains=4.25 addedSugars=0.36
gomasio|c 43103000|nutsSeeds=7.05
pumpkin-seed-oil|c 82108500|
vegetable-suet|c 81203000|
panch-phoron|c -|
vanilla-sugar|c 91101010|addedSugars=23.76
chives-dried|d -|
khoya|b -|dairy=2.9
corn-husks|d -|
file-powder|c -|
turmeric-root|c 75111500|otherVegetables=0.74
shellfish-stock|d -|
edamame-pasta|c -|soy=4.8
fonio|c -|wholeGrains=3.53
fermented-locust-beans|c 41420200|legumes=3
suya-spice|b -|nutsSeeds=1.9
chestnut-puree|c 42105000|nutsSeeds=3.8
fufu|x 71970200|starchyVegetables=1
beyond-burger|d -|soy=2.5
polenta-stiff-cooked|b -|wholeGrains=1.06
nam-prik-pao|b -|addedSugars=4.8
everything-bagel|x 51180010|refinedGrains=4.23 addedSugars=1.15
puff-pastry-butter|b -|refinedGrains=1.63
naan-vegan|c 51108100|refinedGrains=4.3
sesame-bun|c 51154100|refinedGrains=3.25 addedSugars=1.44
pudding-mix-instant|d -|addedSugars=22
gelatin-dessert-mix|d -|addedSugars=20.5
peanut-butter-cups|d -|nutsSeeds=1.1 addedSugars=9.7
toffee-bits|d -|addedSugars=14
lemonade-concentrate|d -|addedSugars=10.5
steak-seasoning|b -|
acai-puree|c 63203010|otherFruit=0.69
corn-muffin-mix|d -|wholeGrains=1 refinedGrains=2.5
frosting|d -|addedSugars=15
meringue-cookies|x 53228000|addedSugars=17
ice-cream-cones|d -|refinedGrains=3 addedSugars=6
sherbet|d -|dairy=0.1 addedSugars=5.5
amaretti|b -|nutsSeeds=1.05 addedSugars=15.2
candied-pecans|b -|nutsSeeds=2.5 addedSugars=6.7
candied-walnuts|b -|nutsSeeds=2.5 addedSugars=6.7
vodka-sauce|b -|redOrangeVegetables=0.4 dairy=0.15
kashmiri-chili-powder|d -|
ginger-garlic-paste|b -|otherVegetables=0.74
tom-yum-paste|b -|otherFruit=0.0664 otherVegetables=0.464 leanSeafood=0.327 addedSugars=0.714
rendang-paste|b -|otherVegetables=0.515 addedSugars=0.693
laksa-paste|b -|otherVegetables=0.394 leanSeafood=0.954 addedSugars=0.924
tonkatsu-sauce|b -|otherFruit=0.0205 redOrangeVegetables=0.261 addedSugars=5.7
curry-roux|b -|refinedGrains=2 dairy=0.2 addedSugars=3.09
tempura-scraps|b -|refinedGrains=3.75
century-egg|c 31101010|eggs=2
salted-duck-egg|b -|eggs=1.9
stockfish|c 26100170|leanSeafood=7.76
garri|d -|starchyVegetables=1.75
attieke|b -|starchyVegetables=0.735
yam-flour|c -|starchyVegetables=3.6
plantain-flour|d -|starchyVegetables=1.75
smoked-catfish|c 26137190|oilySeafood=3.53
mahlab|c 42101000|nutsSeeds=7.05
orange-blossom-water|c 94000100|
kewra-water|c 94000100|
rose-petals|c -|
dried-limes|c -|
red-pepper-paste|c -|redOrangeVegetables=2.2
kvass|c 93101000|
red-cabbage-pickled|c 75502510|otherVegetables=0.92 addedSugars=1.16
bouquet-garni|b -|darkGreenVegetables=0.706
quince-paste|c 91402000|citrusMelonBerries=0.15 otherFruit=0.13 addedSugars=11.6
masa-dough|b -|refinedGrains=2.81
achiote-paste|c -|
chili-lime-seasoning|c -|
ackee|c -|
browning-sauce|c 91303000|addedSugars=17.8
green-seasoning|b -|fruitJuice=0.016 darkGreenVegetables=0.799 otherVegetables=0.538
huacatay-paste|c -|
aji-panca|c -|otherVegetables=0.664
creamed-horseradish|c -|
chicken-bones|c 24170200|poultry=3.05
pork-bones|c 22701010|meat=1.44
beef-bones|c -|
fish-bones|c -|leanSeafood=2.72
kidney-beans-chili-sauce|b -|redOrangeVegetables=0.272 legumes=0.344 addedSugars=0.476
speculoos-cookies|c 54102010|wholeGrains=1.75 refinedGrains=2.23 addedSugars=5.79
meat-extract|c -|
bouillon-paste|c -|
vegetable-bouillon-paste|c -|
candy-coated-chocolate|c 91746100|dairy=0.11 addedSugars=13.94
candy-bar-peanut|c 91715100|nutsSeeds=1.12 dairy=0.06 addedSugars=11.06
candy-bar-caramel|c 91726130|dairy=0.16 addedSugars=12.99
candy-wafer-bar|c 91705030|refinedGrains=0.63 dairy=0.04 addedSugars=11.41
candy-cookie-bar|c 91703200|refinedGrains=0.88 dairy=0.15 addedSugars=10.28
malted-milk-balls|b -|dairy=1.29 addedSugars=9.35
hard-candy|c 91745020|addedSugars=14.98
gummy-candy|c 91745010|addedSugars=14.04
nacho-cheese-chips|c 54401110|refinedGrains=4.44
brandy|c -|
tequila|c -|
orange-liqueur|c 93201000|addedSugars=9.9
fruit-liqueur|c 93201000|addedSugars=9.9
amaretto|c 93201000|addedSugars=9.9
marsala-wine|c 93402000|
vermouth|c -|
sparkling-wine|c -|
soju|c -|
turkey-bones|c 24162130|poultry=2.38
calamansi-juice|c 61207000|fruitJuice=0.4
sinigang-mix|c -|
ube-halaya|b -|starchyVegetables=0.32 dairy=0.2 addedSugars=5.89
macapuno|c -|
nata-de-coco|c -|
banana-ketchup|c -|
flavoring-extract|c -|
candlenuts|c 42109100|nutsSeeds=7.05
mochi|b -|refinedGrains=3.75
yuzu-kosho|c -|
perilla-oil|c 82103500|
perilla-seeds|c 43104000|nutsSeeds=7.05
bracken|c 75100800|otherVegetables=0.74
minari|c 72130100|darkGreenVegetables=1.43
salted-shrimp|b -|leanSeafood=2.04
acorn-jelly|c -|
banana-blossom|c 75201012|otherVegetables=0.57
banana-leaf|c -|
snow-fungus|d -|otherVegetables=10
tofu-skin|c -|soy=1.6
five-spice-tofu|d -|soy=1.6
dried-scallops|c -|
dried-squid|c 26213170|leanSeafood=7.76
sea-cucumber|c -|
pork-floss|c 22002800|curedMeat=2.54 addedSugars=2.14
wheat-starch|d -|
potato-starch|d -|
sweet-potato-starch|d -|
sweet-bean-sauce|c 41420250|addedSugars=6.49
soybean-paste-yellow|c 41420110|legumes=0.343 refinedGrains=0.53
maltose|c 91301030|addedSugars=18.3
lily-bulbs|c -|
pea-shoots|c 72130100|darkGreenVegetables=1.43
garlic-chives|c 75109500|otherVegetables=2
vietnamese-coriander|c 75109550|darkGreenVegetables=3.33
sev|b -|legumes=0.808
papdi|b -|refinedGrains=4.25
gulab-jamun-mix|c -|
idli-rava|d -|refinedGrains=3.53
sambar-powder|c -|
tandoori-masala|c -|
green-chutney|b -|fruitJuice=0.04 darkGreenVegetables=2.16 otherVegetables=0.0498
tamarind-chutney|b -|otherFruit=0.449 addedSugars=6.47
gulkand|c 91402000|citrusMelonBerries=0.15 otherFruit=0.13 addedSugars=11.6
ground-goat|d 23150300|meat=2.68
tiger-nuts|c -|
ogbono|c -|
baobab-powder|c -|
moringa-powder|c -|
maca-powder|c -|
shito|c -|
samp|d -|refinedGrains=3.53
chakalaka|b -|redOrangeVegetables=0.318 otherVegetables=0.125 legumes=0.137 addedSugars=0.612
argan-oil|c 82105000|
fresh-egg-noodles|d -|refinedGrains=2.7
pickled-herring|c 26119180|oilySeafood=2.09 addedSugars=1.81
praline-paste|b -|nutsSeeds=3.67 addedSugars=11.4
fondant|c 91707000|addedSugars=21.17
panettone|c 51167000|refinedGrains=2.65 eggs=0.51 dairy=0.06 addedSugars=0.5
chamoy|c -|
coconut-milk-powder|c -|
kaya|b -|eggs=0.44 addedSugars=8.78
culantro|c 75109550|darkGreenVegetables=3.33
water-chestnut-flour|c -|
any-milk|c 11112110|dairy=0.41
plant-milk|c 11320000|dairy=0.41 addedSugars=0.77
butter-or-oil|c 81101000|
ghee-or-oil|c 81204000|
sugar-free-chocolate-chips|c -|
quark|b -|dairy=0.41
fromage-frais|b -|dairy=0.41
mincemeat-sweet|c -|
mixed-peel|c 62109100|citrusMelonBerries=1.79 addedSugars=12.7
mixed-dried-fruit|b -|citrusMelonBerries=0.0895 otherFruit=1.26 addedSugars=0.635
honeycomb-toffee|c -|
chicken-or-vegetable-broth|c 28340110|
beef-or-vegetable-broth|c 28310110|
plant-yogurt|c 41420380|soy=0.8
plant-cream|b -|dairy=0.34
salad-cream|c -|
parsley-root|c 75222020|starchyVegetables=0.65
samphire|b -|darkGreenVegetables=1.39
edible-flowers|c 75128010|otherVegetables=0.87
lovage|c 75119000|darkGreenVegetables=0.83
mentsuyu|c -|
palm-nut-concentrate|c -|
kokum|c -|
anardana|c -|
roasted-chana|c 41302020|legumes=1.33
egg-wraps|b -|eggs=1.94
vegan-marshmallows|c 91723000|addedSugars=13.7
smoked-pork-ribs|d 22701010|meat=1.44
artichoke-hearts-canned|c 75201013|otherVegetables=0.57
artichoke-hearts-marinated|b -|otherVegetables=0.49
nut-butter|c 42202000|nutsSeeds=6.25 addedSugars=1.38
shaoxing-or-sherry|c -|
rice-or-quinoa|d -|refinedGrains=3.53
rice-or-quinoa-cooked|c 56205008|refinedGrains=1.22
lard-or-shortening|c 81202000|
white-wine-or-broth|c -|
fish-or-soy-sauce|c -|
starch-of-choice|d -|
gluten-free-polenta|d -|refinedGrains=6.25
gluten-free-grits|d -|refinedGrains=3.53
gluten-free-lentils|d 41305000|legumes=1.73
gluten-free-red-lentils|d 41305000|legumes=1.74
gluten-free-buckwheat|d -|wholeGrains=3.53
gluten-free-millet|d -|wholeGrains=3.53
gluten-free-chicken-broth|d -|
gluten-free-vegetable-broth|d -|
gluten-free-beef-broth|d -|
gluten-free-baking-powder|d -|
gluten-free-buckwheat-flour|d -|wholeGrains=6.25
gluten-free-masarepa|d -|refinedGrains=6.25
gluten-free-tortilla-chips|d -|refinedGrains=4.69
vegan-curry-paste|d -|otherVegetables=0.525
sucuk|c 25221500|curedMeat=2.66
corned-beef-canned|d 21416110|curedMeat=2.54
empanada-wrappers|d -|refinedGrains=3.3
ground-beef-and-pork|d 22002000|meat=1.91
tarhana|d -|wholeGrains=3.53
honey-nut-oat-cereal|c 57241000|wholeGrains=2.26 refinedGrains=0.05 addedSugars=7.37
rice-squares-cereal|c 57336000|wholeGrains=1.6 refinedGrains=1.6 addedSugars=1.63
wheat-squares-cereal|x 57411000|wholeGrains=3.14
wheat-barley-nuggets-cereal|c 57230000|wholeGrains=1.8 refinedGrains=1.66
rice-wheat-flakes-cereal|c 57344000|refinedGrains=3.03 dairy=0.04 addedSugars=2.29
fruit-nut-bar|x 53710810|citrusMelonBerries=0.18 refinedGrains=0.35 nutsSeeds=4.58 addedSugars=4.2
oat-energy-bar|x 53720200|legumes=0.08 wholeGrains=0.74 refinedGrains=1.09 soy=0.87 addedSugars=7.18
macaroni-cheese-mix|d -|refinedGrains=3 dairy=0.3
fresh-rice-noodles|d -|refinedGrains=1.22
ivy-gourd|c 75128010|otherVegetables=0.87
frankfurter|x 25210220|curedMeat=2.9 addedSugars=0.69
smoked-sausage-link|c 25221310|curedMeat=2.64 addedSugars=0.57
sweetened-cereal|x 57213000|wholeGrains=1.23 refinedGrains=0.74 addedSugars=8.21
vegetable-oil-spread|c 81102010|
vegan-mayonnaise-full-fat|c 83108000|addedSugars=1.31
brown-pickle|c 75503020|otherVegetables=0.54 addedSugars=6.54
wheat-beef-stock-cube|d -|
bao-buns|c 51101000|refinedGrains=3.05 addedSugars=0.81
yorkshire-pudding|x 52311010|refinedGrains=2.52 eggs=0.64 dairy=0.32
soft-pretzel|c 54408400|refinedGrains=5.62
corn-nuts|x 54401011|wholeGrains=5.38
stacked-potato-crisps|x 71200300|starchyVegetables=1.75
fried-plantain|c 71900200|starchyVegetables=0.59
tostones|c 71900200|starchyVegetables=0.59
vegan-butter-nut|c 81102020|
vegan-butter-soy|c 81102020|
cheese-soup-condensed|c 14710100|refinedGrains=0.2 dairy=0.32
apple-pie-filling|x 63101210|otherFruit=0.5 addedSugars=0.66
mandarins-canned|c 61125010|citrusMelonBerries=0.54
`;
