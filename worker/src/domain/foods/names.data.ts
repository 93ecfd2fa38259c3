/** id | name | plural, empty when the same | other names, separated by ";". */
export const NAMES = `
artichoke|artichoke||
arugula|arugula||
asparagus|asparagus||
bamboo-shoots-canned|bamboo shoots canned||
bean-sprouts-mung|bean sprouts mung||
beet|beet||
beets-canned|beets canned||
beet-greens|beet greens||
bok-choy|bok choy||
broccoli|broccoli||
broccoli-rabe|broccoli rabe||
chinese-broccoli|chinese broccoli||
broccoli-frozen|broccoli frozen||
brussels-sprouts|brussels sprouts||
butternut-squash|butternut squash||
acorn-squash|acorn squash||
spaghetti-squash|spaghetti squash||
yellow-summer-squash|yellow summer squash||
green-cabbage|green cabbage||
red-cabbage|red cabbage||
savoy-cabbage|savoy cabbage||
napa-cabbage|napa cabbage||
carrot|carrot||
baby-carrots|baby carrots||
cassava|cassava||
cauliflower|cauliflower||
cauliflower-frozen|cauliflower frozen||
celeriac|celeriac||
celery|celery||
swiss-chard|swiss chard||
belgian-endive|belgian endive||
curly-endive|curly endive||
collard-greens|collard greens||
sweet-corn|sweet corn||
corn-frozen|corn frozen||
corn-canned|corn canned||
cucumber|cucumber||
daikon-radish|daikon radish||
edamame-frozen|edamame frozen||
eggplant|eggplant||
fava-beans-fresh|fava beans fresh||
fennel-bulb|fennel bulb||
garlic|garlic||
ginger-root|ginger root||
grape-leaves-canned|grape leaves canned||
green-beans|green beans||
green-beans-frozen|green beans frozen||
green-beans-canned|green beans canned||
hearts-of-palm-canned|hearts of palm canned||
jalapeno-pepper|jalapeno pepper||
jalapeno-pickled|jalapeno pickled||
jerusalem-artichoke|jerusalem artichoke||
jicama|jicama||
kale|kale||
kimchi|kimchi||
kohlrabi|kohlrabi||
leek|leek||
lemongrass|lemongrass||
butterhead-lettuce|butterhead lettuce||
romaine-lettuce|romaine lettuce||
iceberg-lettuce|iceberg lettuce||
green-leaf-lettuce|green leaf lettuce||
red-leaf-lettuce|red leaf lettuce||
lotus-root|lotus root||
white-mushrooms|white mushrooms||
cremini-mushrooms|cremini mushrooms||
portobello-mushroom|portobello mushroom||
shiitake-mushrooms|shiitake mushrooms||
shiitake-mushrooms-dried|shiitake mushrooms dried||
oyster-mushrooms|oyster mushrooms||
enoki-mushrooms|enoki mushrooms||
maitake-mushrooms|maitake mushrooms||
chanterelle-mushrooms|chanterelle mushrooms||
mushrooms-canned|mushrooms canned||
mustard-greens|mustard greens||
okra|okra||
okra-frozen|okra frozen||
onion|onion||
red-onion|red onion||
sweet-onion|sweet onion||
scallions|scallions||
shallot|shallot||
parsnip|parsnip||
snow-peas|snow peas||
green-peas-fresh|green peas fresh||
peas-frozen|peas frozen||
peas-and-carrots-frozen|peas and carrots frozen||
green-bell-pepper|green bell pepper||
red-bell-pepper|red bell pepper||
yellow-bell-pepper|yellow bell pepper||
red-chili-pepper|red chili pepper||
green-chili-pepper|green chili pepper||
serrano-pepper|serrano pepper||
banana-pepper|banana pepper||
green-chiles-canned|green chiles canned||
ancho-chile-dried|ancho chile dried||
roasted-red-peppers-jarred|roasted red peppers jarred||
potato|potato||
russet-potato|russet potato||
red-potato|red potato||
white-potato|white potato||
french-fries-frozen|french fries frozen||
hash-browns-frozen|hash browns frozen||
pumpkin|pumpkin||
pumpkin-puree-canned|pumpkin puree canned||
radicchio|radicchio||
radish|radish||
rutabaga|rutabaga||
sauerkraut|sauerkraut||
seaweed-nori-laver-raw|seaweed nori laver raw||
seaweed-wakame|seaweed wakame||
seaweed-kelp|seaweed kelp||
agar-dried|agar dried||
spinach|spinach||
spinach-frozen|spinach frozen||
baby-spinach|baby spinach||
sweet-potato|sweet potato||
taro|taro||
yam|yam||
tomatillo|tomatillo||
tomato|tomato||
cherry-tomatoes|cherry tomatoes||
roma-tomato|roma tomato||
green-tomato|green tomato||
tomatoes-canned-whole|tomatoes canned whole||
tomatoes-canned-diced|tomatoes canned diced||
tomatoes-canned-crushed|tomatoes canned crushed||
tomato-paste|tomato paste||
tomato-puree-passata|tomato puree passata||
tomato-sauce-canned|tomato sauce canned||
tomato-juice|tomato juice||
sun-dried-tomatoes|sun dried tomatoes||
sun-dried-tomatoes-in-oil|sun dried tomatoes in oil||
turnip|turnip||
turnip-greens|turnip greens||
mixed-vegetables-frozen|mixed vegetables frozen||
water-chestnuts-canned|water chestnuts canned||
watercress|watercress||
zucchini|zucchini||
nopales|nopales||
hominy-canned|hominy canned||
chayote|chayote||
dandelion-greens|dandelion greens||
artichoke-hearts-frozen|artichoke hearts frozen||
brussels-sprouts-frozen|brussels sprouts frozen||
kale-frozen|kale frozen||
butternut-squash-frozen|butternut squash frozen||
sweet-potato-fries-frozen|sweet potato fries frozen||
lima-beans-frozen|lima beans frozen||
horseradish-prepared|horseradish prepared||
wasabi-paste|wasabi paste||
basil-fresh|basil fresh||
chives-fresh|chives fresh||
cilantro-fresh|cilantro fresh||
dill-fresh|dill fresh||
mint-fresh|mint fresh||
parsley-fresh|parsley fresh||
rosemary-fresh|rosemary fresh||
thyme-fresh|thyme fresh||
apple|apple||
granny-smith-apple|granny smith apple||
applesauce-unsweetened|applesauce unsweetened||
apple-juice|apple juice||
apricot|apricot||
apricots-dried|apricots dried||
avocado|avocado||
banana|banana||
blackberries|blackberries||
blueberries|blueberries||
blueberries-frozen|blueberries frozen||
cantaloupe|cantaloupe||
sweet-cherries|sweet cherries||
sour-cherries|sour cherries||
cherries-dried|cherries dried||
clementine|clementine||
cranberries|cranberries||
cranberries-dried|cranberries dried||
currants-dried-zante|currants dried zante||
dates-medjool|dates medjool||
dates-deglet-noor|dates deglet noor||
figs|figs||
figs-dried|figs dried||
goji-berries-dried|goji berries dried||
grapefruit|grapefruit||
grapes|grapes||
guava|guava||
honeydew-melon|honeydew melon||
jackfruit|jackfruit||
kiwi|kiwi||
lemon|lemon||
lemon-juice|lemon juice||
lemon-zest|lemon zest||
lime|lime||
lime-juice|lime juice||
lychee|lychee||
mandarin-orange|mandarin orange||
mango|mango||
mango-dried|mango dried||
nectarine|nectarine||
olives-black|olives black||
olives-green|olives green||
orange|orange||
orange-juice|orange juice||
orange-zest|orange zest||
papaya|papaya||
passion-fruit|passion fruit||
peach|peach||
peaches-canned-in-juice|peaches canned in juice||
pear|pear||
persimmon|persimmon||
pineapple|pineapple||
pineapple-canned-in-juice|pineapple canned in juice||
pineapple-juice|pineapple juice||
plantain|plantain||
plum|plum||
pomegranate-seeds|pomegranate seeds||
pomegranate-juice|pomegranate juice||
prunes|prunes||
raisins|raisins||
golden-raisins|golden raisins||
raspberries|raspberries||
raspberries-frozen|raspberries frozen||
rhubarb|rhubarb||
strawberries|strawberries||
strawberries-frozen|strawberries frozen||
tamarind-pulp|tamarind pulp||
watermelon|watermelon||
cranberry-juice-unsweetened|cranberry juice unsweetened||
grape-juice|grape juice||
cranberry-sauce|cranberry sauce||
maraschino-cherries|maraschino cherries||
egg|egg||
egg-white|egg white||
egg-yolk|egg yolk||
quail-egg|quail egg||
egg-white-powder|egg white powder||
butter-salted|butter salted||
butter-unsalted|butter unsalted||
ghee|ghee||
whole-milk|whole milk||
reduced-fat-milk-2|reduced fat milk 2||
low-fat-milk-1|low fat milk 1||
skim-milk|skim milk||
goat-milk|goat milk||
buttermilk|buttermilk||
evaporated-milk|evaporated milk||
sweetened-condensed-milk|sweetened condensed milk||
milk-powder-nonfat|milk powder nonfat||
milk-powder-whole|milk powder whole||
half-and-half|half and half||
light-cream|light cream||
heavy-cream|heavy cream||
whipped-cream-pressurized|whipped cream pressurized||
sour-cream|sour cream||
sour-cream-reduced-fat|sour cream reduced fat||
yogurt-plain-whole-milk|yogurt plain whole milk||
yogurt-plain-low-fat|yogurt plain low fat||
yogurt-plain-nonfat|yogurt plain nonfat||
greek-yogurt-whole-milk|greek yogurt whole milk||
greek-yogurt-low-fat|greek yogurt low fat||
greek-yogurt-nonfat|greek yogurt nonfat||
kefir-low-fat|kefir low fat||
cottage-cheese-full-fat|cottage cheese full fat||
cottage-cheese-2|cottage cheese 2||
cottage-cheese-1|cottage cheese 1||
cream-cheese|cream cheese||
neufchatel-cheese|neufchatel cheese||
ricotta-whole-milk|ricotta whole milk||
ricotta-part-skim|ricotta part skim||
mozzarella-fresh-whole-milk|mozzarella fresh whole milk||
mozzarella-part-skim-low-moisture|mozzarella part skim low moisture||
cheddar-cheese|cheddar cheese||
cheddar-reduced-fat|cheddar reduced fat||
monterey-jack|monterey jack||
colby-cheese|colby cheese||
parmesan-hard|parmesan hard||
parmesan-grated|parmesan grated||
parmesan-shredded|parmesan shredded||
pecorino-romano|pecorino romano||
feta-cheese|feta cheese||
goat-cheese-soft|goat cheese soft||
goat-cheese-hard|goat cheese hard||
blue-cheese|blue cheese||
roquefort|roquefort||
brie|brie||
camembert|camembert||
gouda|gouda||
edam|edam||
gruyere|gruyere||
swiss-cheese|swiss cheese||
provolone|provolone||
fontina|fontina||
muenster|muenster||
queso-fresco|queso fresco||
cotija-cheese|cotija cheese||
oaxaca-cheese|oaxaca cheese||
mexican-cheese-blend|mexican cheese blend||
american-cheese|american cheese||
dulce-de-leche|dulce de leche||
ice-cream-vanilla|ice cream vanilla||
whey-protein-powder|whey protein powder||
whey-protein-isolate|whey protein isolate||
soy-milk-unsweetened|soy milk unsweetened||
soy-milk-original|soy milk original||
almond-milk-unsweetened|almond milk unsweetened||
oat-milk-unsweetened|oat milk unsweetened||
rice-milk-unsweetened|rice milk unsweetened||
coconut-milk-beverage|coconut milk beverage||
coconut-milk-canned|coconut milk canned||
coconut-cream-unsweetened|coconut cream unsweetened||
coconut-water|coconut water||
soy-yogurt-plain|soy yogurt plain||
soy-protein-powder|soy protein powder||
soy-protein-isolate|soy protein isolate||
tofu-firm|tofu firm||
tofu-extra-firm|tofu extra firm||
tofu-soft|tofu soft||
tofu-silken|tofu silken||
tofu-fried|tofu fried||
tempeh|tempeh||
natto|natto||
miso|miso||
vital-wheat-gluten|vital wheat gluten||
veggie-burger-patty|veggie burger patty||
meatless-sausage|meatless sausage||
meatless-chicken|meatless chicken||
falafel|falafel||
hummus|hummus||
peanut-butter-smooth|peanut butter smooth||
peanut-butter-chunky|peanut butter chunky||
peanut-butter-unsalted|peanut butter unsalted||
almond-butter|almond butter||
cashew-butter|cashew butter||
sunflower-seed-butter|sunflower seed butter||
tahini|tahini||
black-beans-dried|black beans dried||
black-beans-cooked|black beans cooked||
black-beans-canned-drained|black beans canned drained||
kidney-beans-dried|kidney beans dried||
kidney-beans-cooked|kidney beans cooked||
kidney-beans-canned-drained|kidney beans canned drained||
pinto-beans-dried|pinto beans dried||
pinto-beans-cooked|pinto beans cooked||
pinto-beans-canned-drained|pinto beans canned drained||
navy-beans-dried|navy beans dried||
white-beans-dried|white beans dried||
cannellini-beans-dried|cannellini beans dried||
cannellini-beans-canned-drained|cannellini beans canned drained||
great-northern-beans-canned-drained|great northern beans canned drained||
adzuki-beans-dried|adzuki beans dried||
black-eyed-peas-dried|black eyed peas dried||
chickpeas-dried|chickpeas dried||
chickpeas-cooked|chickpeas cooked||
chickpeas-canned-drained|chickpeas canned drained||
chickpea-flour|chickpea flour||
fava-beans-dried|fava beans dried||
lentils-green-or-brown-dried|lentils green or brown dried||
lentils-cooked|lentils cooked||
red-lentils-dried|red lentils dried||
lima-beans-dried|lima beans dried||
lupin-beans-dried|lupin beans dried||
mung-beans-dried|mung beans dried||
split-peas-dried|split peas dried||
pigeon-peas-dried|pigeon peas dried||
soybeans-dried|soybeans dried||
baked-beans-canned|baked beans canned||
refried-beans-vegetarian|refried beans vegetarian||
refried-beans-traditional|refried beans traditional||
urad-dal-black-gram-dried|urad dal black gram dried||
white-rice-long-grain|white rice long grain||
white-rice-cooked|white rice cooked||
white-rice-medium-grain|white rice medium grain||
white-rice-short-grain-sushi|white rice short grain sushi||
basmati-or-jasmine-rice|basmati or jasmine rice||
brown-rice-long-grain|brown rice long grain||
brown-rice-cooked|brown rice cooked||
brown-rice-medium-grain|brown rice medium grain||
parboiled-rice|parboiled rice||
glutinous-rice|glutinous rice||
black-rice|black rice||
wild-rice|wild rice||
quinoa|quinoa||
quinoa-cooked|quinoa cooked||
bulgur|bulgur||
couscous|couscous||
couscous-cooked|couscous cooked||
pearl-barley|pearl barley||
buckwheat-groats-kasha|buckwheat groats kasha||
millet|millet||
amaranth|amaranth||
teff|teff||
spelt|spelt||
farro-pearled|farro pearled||
sorghum-grain|sorghum grain||
freekeh-proxy-khorasan-wheat|freekeh proxy khorasan wheat||
rolled-oats|rolled oats||
steel-cut-oats|steel cut oats||
oat-bran|oat bran||
wheat-bran|wheat bran||
wheat-germ|wheat germ||
cornmeal|cornmeal||
polenta-degermed-cornmeal|polenta degermed cornmeal||
corn-grits|corn grits||
farina-cream-of-wheat|farina cream of wheat||
popcorn-kernels-air-popped|popcorn kernels air popped||
puffed-rice-cereal|puffed rice cereal||
granola|granola||
pasta-dry|pasta dry||
pasta-cooked|pasta cooked||
whole-wheat-pasta-dry|whole wheat pasta dry||
gluten-free-corn-pasta-dry|gluten free corn pasta dry||
fresh-pasta|fresh pasta||
egg-noodles-dry|egg noodles dry||
rice-noodles-dry|rice noodles dry||
soba-noodles-dry|soba noodles dry||
somen-noodles-dry|somen noodles dry||
cellophane-noodles-dry|cellophane noodles dry||
white-bread|white bread||
whole-wheat-bread|whole wheat bread||
multigrain-bread|multigrain bread||
rye-bread|rye bread||
pumpernickel-bread|pumpernickel bread||
sourdough-or-french-bread|sourdough or french bread||
italian-bread|italian bread||
sprouted-wheat-bread|sprouted wheat bread||
gluten-free-white-bread|gluten free white bread||
pita-white|pita white||
pita-whole-wheat|pita whole wheat||
naan|naan||
chapati-or-roti|chapati or roti||
focaccia|focaccia||
flour-tortilla|flour tortilla||
whole-wheat-tortilla|whole wheat tortilla||
corn-tortilla|corn tortilla||
taco-shells|taco shells||
bagel|bagel||
english-muffin|english muffin||
hamburger-bun|hamburger bun||
whole-wheat-burger-bun|whole wheat burger bun||
dinner-roll|dinner roll||
croissant|croissant||
breadcrumbs-dry|breadcrumbs dry||
breadcrumbs-seasoned|breadcrumbs seasoned||
croutons|croutons||
saltine-crackers|saltine crackers||
graham-crackers|graham crackers||
rye-crispbread|rye crispbread||
matzo|matzo||
rice-cakes|rice cakes||
phyllo-dough|phyllo dough||
puff-pastry-frozen|puff pastry frozen||
pie-crust-refrigerated|pie crust refrigerated||
wonton-wrappers|wonton wrappers||
tortilla-chips|tortilla chips||
potato-chips|potato chips||
pretzels|pretzels||
all-purpose-flour|all purpose flour||
bread-flour|bread flour||
cake-flour|cake flour||
self-rising-flour|self rising flour||
whole-wheat-flour|whole wheat flour||
semolina|semolina||
rye-flour|rye flour||
spelt-flour|spelt flour||
buckwheat-flour|buckwheat flour||
oat-flour|oat flour||
rice-flour-white|rice flour white||
rice-flour-brown|rice flour brown||
glutinous-rice-flour|glutinous rice flour||
corn-flour-masa-harina|corn flour masa harina||
cornstarch|cornstarch||
tapioca-pearls-or-starch|tapioca pearls or starch||
arrowroot|arrowroot||
potato-flour|potato flour||
almond-flour|almond flour||
coconut-flour|coconut flour||
cassava-flour|cassava flour||
soy-flour|soy flour||
sorghum-flour|sorghum flour||
millet-flour|millet flour||
quinoa-flour|quinoa flour||
baking-powder|baking powder||
baking-soda|baking soda||
cream-of-tartar|cream of tartar||
active-dry-yeast|active dry yeast||
gelatin-powder|gelatin powder||
pectin|pectin||
cocoa-powder-unsweetened|cocoa powder unsweetened||
dark-chocolate-70-85|dark chocolate 70 85||
semisweet-chocolate-chips|semisweet chocolate chips||
milk-chocolate|milk chocolate||
white-chocolate|white chocolate||
unsweetened-baking-chocolate|unsweetened baking chocolate||
vanilla-extract|vanilla extract||
marshmallows|marshmallows||
carob-flour|carob flour||
malt-syrup-barley|malt syrup barley||
barley-malt-flour|barley malt flour||
white-sugar|white sugar||
brown-sugar|brown sugar||
powdered-sugar|powdered sugar||
honey|honey||
maple-syrup|maple syrup||
agave-syrup|agave syrup||
molasses|molasses||
corn-syrup-light|corn syrup light||
stevia-powder|stevia powder||
jam|jam||
orange-marmalade|orange marmalade||
apple-butter|apple butter||
chocolate-hazelnut-spread|chocolate hazelnut spread||
chocolate-syrup|chocolate syrup||
almonds|almonds||
almonds-blanched|almonds blanched||
almond-paste-marzipan|almond paste marzipan||
brazil-nuts|brazil nuts||
cashews|cashews||
cashews-roasted|cashews roasted||
chestnuts-roasted|chestnuts roasted||
coconut-shredded-unsweetened|coconut shredded unsweetened||
coconut-shredded-sweetened|coconut shredded sweetened||
coconut-fresh|coconut fresh||
hazelnuts|hazelnuts||
macadamia-nuts|macadamia nuts||
mixed-nuts|mixed nuts||
peanuts-raw|peanuts raw||
peanuts-dry-roasted|peanuts dry roasted||
pecans|pecans||
pine-nuts|pine nuts||
pistachios|pistachios||
walnuts|walnuts||
chia-seeds|chia seeds||
flaxseed|flaxseed||
hemp-seeds|hemp seeds||
poppy-seeds|poppy seeds||
pumpkin-seeds|pumpkin seeds||
sesame-seeds|sesame seeds||
sesame-seeds-toasted|sesame seeds toasted||
sunflower-seeds|sunflower seeds||
olive-oil|olive oil||
canola-oil|canola oil||
vegetable-oil-soybean|vegetable oil soybean||
sunflower-oil|sunflower oil||
corn-oil|corn oil||
peanut-oil|peanut oil||
sesame-oil|sesame oil||
coconut-oil|coconut oil||
avocado-oil|avocado oil||
grapeseed-oil|grapeseed oil||
walnut-oil|walnut oil||
flaxseed-oil|flaxseed oil||
palm-oil|palm oil||
rice-bran-oil|rice bran oil||
cooking-spray|cooking spray||
lard|lard||
beef-tallow|beef tallow||
duck-fat|duck fat||
bacon-fat|bacon fat||
vegetable-shortening|vegetable shortening||
margarine-stick|margarine stick||
vegan-buttery-spread|vegan buttery spread||
mayonnaise|mayonnaise||
mayonnaise-light|mayonnaise light||
vegan-mayonnaise-tofu|vegan mayonnaise tofu||
ranch-dressing|ranch dressing||
italian-dressing|italian dressing||
caesar-dressing|caesar dressing||
blue-cheese-dressing|blue cheese dressing||
thousand-island-dressing|thousand island dressing||
allspice-ground|allspice ground||
anise-seed|anise seed||
basil-dried|basil dried||
bay-leaf|bay leaf||
black-pepper|black pepper||
white-pepper|white pepper||
caraway-seed|caraway seed||
cardamom|cardamom||
cayenne-pepper|cayenne pepper||
celery-seed|celery seed||
chili-powder|chili powder||
cinnamon-ground|cinnamon ground||
cloves-ground|cloves ground||
coriander-ground|coriander ground||
cumin|cumin||
curry-powder|curry powder||
dill-dried|dill dried||
fennel-seed|fennel seed||
fenugreek-seed|fenugreek seed||
garlic-powder|garlic powder||
ginger-ground|ginger ground||
mace-ground|mace ground||
marjoram-dried|marjoram dried||
mustard-powder|mustard powder||
nutmeg|nutmeg||
onion-powder|onion powder||
oregano-dried|oregano dried||
paprika|paprika||
parsley-dried|parsley dried||
pumpkin-pie-spice|pumpkin pie spice||
rosemary-dried|rosemary dried||
saffron|saffron||
sage-dried|sage dried||
tarragon-dried|tarragon dried||
thyme-dried|thyme dried||
turmeric|turmeric||
salt|salt||
taco-seasoning|taco seasoning||
apple-cider-vinegar|apple cider vinegar||
white-vinegar|white vinegar||
red-wine-vinegar|red wine vinegar||
balsamic-vinegar|balsamic vinegar||
yellow-mustard|yellow mustard||
capers|capers||
ketchup|ketchup||
dill-pickles|dill pickles||
sweet-pickle-relish|sweet pickle relish||
soy-sauce|soy sauce||
soy-sauce-low-sodium|soy sauce low sodium||
tamari|tamari||
fish-sauce|fish sauce||
oyster-sauce|oyster sauce||
hoisin-sauce|hoisin sauce||
teriyaki-sauce|teriyaki sauce||
worcestershire-sauce|worcestershire sauce||
hot-sauce|hot sauce||
sriracha|sriracha||
barbecue-sauce|barbecue sauce||
sweet-and-sour-sauce|sweet and sour sauce||
salsa|salsa||
salsa-verde|salsa verde||
enchilada-sauce-red|enchilada sauce red||
marinara-sauce|marinara sauce||
pizza-sauce|pizza sauce||
pesto|pesto||
alfredo-sauce-mix-dry|alfredo sauce mix dry||
peanut-sauce|peanut sauce||
tartar-sauce|tartar sauce||
steak-sauce|steak sauce||
plum-sauce|plum sauce||
cocktail-sauce|cocktail sauce||
yeast-extract-spread|yeast extract spread||
chicken-broth|chicken broth||
chicken-broth-low-sodium|chicken broth low sodium||
chicken-stock-homemade|chicken stock homemade||
beef-broth|beef broth||
beef-stock-homemade|beef stock homemade||
vegetable-broth|vegetable broth||
fish-stock|fish stock||
chicken-bouillon-cube|chicken bouillon cube||
beef-bouillon-cube|beef bouillon cube||
condensed-cream-of-mushroom-soup|condensed cream of mushroom soup||
water|water||
coffee-brewed|coffee brewed||
espresso|espresso||
instant-coffee-powder|instant coffee powder||
black-tea-brewed|black tea brewed||
green-tea-brewed|green tea brewed||
red-wine|red wine||
white-wine|white wine||
cooking-wine|cooking wine||
beer|beer||
sake|sake||
rum|rum||
vodka|vodka||
club-soda|club soda||
chicken-breast-skinless|chicken breast skinless||
chicken-breast-with-skin|chicken breast with skin||
chicken-thigh-skinless|chicken thigh skinless||
chicken-thigh-with-skin|chicken thigh with skin||
chicken-drumstick-with-skin|chicken drumstick with skin||
chicken-leg-quarter-with-skin|chicken leg quarter with skin||
chicken-wing|chicken wing||
whole-chicken-with-skin|whole chicken with skin||
ground-chicken|ground chicken||
chicken-liver|chicken liver||
rotisserie-chicken-breast|rotisserie chicken breast||
turkey-breast-skinless|turkey breast skinless||
turkey-thigh-skinless|turkey thigh skinless||
whole-turkey-with-skin|whole turkey with skin||
ground-turkey|ground turkey||
ground-turkey-93-lean|ground turkey 93 lean||
duck-meat-only|duck meat only||
duck-with-skin|duck with skin||
deli-turkey-breast|deli turkey breast||
deli-chicken-breast|deli chicken breast||
turkey-bacon|turkey bacon||
turkey-sausage|turkey sausage||
ground-beef-80-lean|ground beef 80 lean||
ground-beef-85-lean|ground beef 85 lean||
ground-beef-90-lean|ground beef 90 lean||
ground-beef-93-lean|ground beef 93 lean||
ground-beef-95-lean|ground beef 95 lean||
beef-sirloin-steak|beef sirloin steak||
beef-ribeye-steak|beef ribeye steak||
beef-strip-steak|beef strip steak||
beef-tenderloin-filet|beef tenderloin filet||
beef-flank-steak|beef flank steak||
beef-skirt-steak|beef skirt steak||
beef-chuck-roast|beef chuck roast||
beef-stew-meat|beef stew meat||
beef-brisket|beef brisket||
beef-short-ribs|beef short ribs||
beef-top-round|beef top round||
beef-tri-tip|beef tri tip||
beef-liver|beef liver||
corned-beef-brisket|corned beef brisket||
beef-jerky|beef jerky||
deli-roast-beef|deli roast beef||
veal-cutlet|veal cutlet||
ground-veal|ground veal||
ground-lamb|ground lamb||
lamb-leg|lamb leg||
lamb-shoulder|lamb shoulder||
lamb-loin-chop|lamb loin chop||
lamb-stew-meat|lamb stew meat||
lamb-shank|lamb shank||
ground-bison|ground bison||
venison|venison||
rabbit|rabbit||
goat-meat|goat meat||
ground-pork|ground pork||
ground-pork-96-lean|ground pork 96 lean||
pork-tenderloin|pork tenderloin||
pork-chop-bone-in|pork chop bone in||
pork-chop-boneless|pork chop boneless||
pork-loin-roast|pork loin roast||
pork-shoulder|pork shoulder||
pork-belly|pork belly||
pork-spareribs|pork spareribs||
pork-baby-back-ribs|pork baby back ribs||
bacon|bacon||
canadian-bacon|canadian bacon||
ham-cured-whole|ham cured whole||
deli-ham|deli ham||
salami-dry|salami dry||
pepperoni|pepperoni||
chorizo-cured|chorizo cured||
italian-sausage|italian sausage||
breakfast-pork-sausage|breakfast pork sausage||
bratwurst|bratwurst||
polish-sausage-kielbasa|polish sausage kielbasa||
beef-hot-dog|beef hot dog||
mortadella|mortadella||
liver-pate|liver pate||
salmon-atlantic-farmed|salmon atlantic farmed||
salmon-atlantic-wild|salmon atlantic wild||
salmon-sockeye|salmon sockeye||
salmon-pink-canned|salmon pink canned||
smoked-salmon|smoked salmon||
tuna-fresh-yellowfin|tuna fresh yellowfin||
tuna-canned-in-water|tuna canned in water||
tuna-canned-in-oil|tuna canned in oil||
cod-atlantic|cod atlantic||
cod-pacific|cod pacific||
salt-cod|salt cod||
haddock|haddock||
pollock-alaska|pollock alaska||
tilapia|tilapia||
halibut|halibut||
flounder-or-sole|flounder or sole||
catfish|catfish||
rainbow-trout|rainbow trout||
sea-bass|sea bass||
snapper|snapper||
mahi-mahi|mahi mahi||
mackerel|mackerel||
herring|herring||
sardines-canned-in-oil|sardines canned in oil||
anchovies-canned-in-oil|anchovies canned in oil||
swordfish|swordfish||
monkfish|monkfish||
whiting|whiting||
perch|perch||
surimi-imitation-crab|surimi imitation crab||
fish-roe|fish roe||
shrimp|shrimp||
shrimp-canned|shrimp canned||
crab-canned|crab canned||
crab-dungeness|crab dungeness||
lobster|lobster||
crayfish|crayfish||
scallops|scallops||
clams|clams||
clams-canned|clams canned||
mussels|mussels||
oysters|oysters||
squid|squid||
octopus|octopus||
seitan|seitan||
nutritional-yeast|nutritional yeast||
halloumi|halloumi||
paneer|paneer||
mascarpone|mascarpone||
creme-fraiche|creme fraiche||
skyr|skyr||
labneh|labneh||
vegan-cheese|vegan cheese||
coconut-yogurt|coconut yogurt||
oat-yogurt|oat yogurt||
coconut-aminos|coconut aminos||
red-curry-paste|red curry paste||
green-curry-paste|green curry paste||
gochujang|gochujang||
harissa|harissa||
panko|panko||
gluten-free-breadcrumbs|gluten free breadcrumbs||
garam-masala|garam masala||
smoked-paprika|smoked paprika||
nori-sheets|nori sheets||
prosciutto|prosciutto||
pancetta|pancetta||
mirin|mirin||
rice-vinegar|rice vinegar||
sumac|sumac||
zaatar|zaatar||
chipotle-in-adobo|chipotle in adobo||
dashi|dashi||
light-coconut-milk|light coconut milk||
chickpea-pasta|chickpea pasta||
red-lentil-pasta|red lentil pasta||
gluten-free-rolled-oats|gluten free rolled oats||
gluten-free-flour-blend|gluten free flour blend||
vegetable-bouillon-cube|vegetable bouillon cube||
sambal-oelek|sambal oelek||
black-bean-sauce|black bean sauce||
star-anise|star anise||
five-spice|five spice||
cajun-seasoning|cajun seasoning||
italian-seasoning|italian seasoning||
chili-flakes|chili flakes||
pickled-ginger|pickled ginger||
pea-protein-powder|pea protein powder||
pea-milk|pea milk||
erythritol|erythritol||
kalamata-olives|kalamata olives||
white-miso|white miso||
ras-el-hanout|ras el hanout||
berbere|berbere||
jerk-seasoning|jerk seasoning||
cauliflower-rice|cauliflower rice||
coleslaw-mix|coleslaw mix||
salad-greens-mixed|salad greens mixed||
baby-potatoes|baby potatoes||
tender-stem-broccoli|tender stem broccoli||
sugar-snap-peas|sugar snap peas||
thai-basil|thai basil||
lime-leaves|lime leaves||
galangal|galangal||
fish-fillet-white|fish fillet white||
`;
